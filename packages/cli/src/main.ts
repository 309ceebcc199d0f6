#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// `npm start` gives V8 two more words: short-lived values get 16 MB instead of 64, and what outlives them is looked through
// when it has grown by a fifth. Without them a process that holds 40 MB grows to 300 MB within a few red-team runs. They
// cannot stand in the first line: not every `env` splits words.

// Compiled modules are kept between starts (checked against their sources): without it each start compiles, and holds
// the compiler's memory, some 35 MB, for as long as it runs.
enableCompileCache();
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2));
