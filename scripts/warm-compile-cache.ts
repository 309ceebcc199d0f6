import { enableCompileCache } from 'node:module';

/** Compile what a start loads, so that the first one after the install is as fast and as small as the others. */
enableCompileCache();
await Promise.all([import('@redoubt/server'), import('../packages/cli/src/run.ts')]);
console.log('compiled the sources for the first start');
