#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Compiled modules are kept between starts (checked against their sources): without it each start compiles, and holds
// the compiler's memory, some 35 MB, for as long as it runs.
enableCompileCache();
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2));
