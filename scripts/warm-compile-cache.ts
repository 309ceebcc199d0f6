import { enableCompileCache } from 'node:module';

/**
 * Compiles the modules of a start, so that the first start after an install is as fast and as small as the later ones.
 * It must run with the V8 flags of a start, because V8 does not use code that was compiled with other flags.
 */
enableCompileCache();
await Promise.all([import('@redoubt/server'), import('../packages/cli/src/run.ts')]);
console.log('compiled the sources for the first start');
