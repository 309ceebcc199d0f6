import { enableCompileCache } from 'node:module';

/**
 * Compile what a start loads, so that the first one after the install is as fast and as small as the others. Under the
 * flags of a start: V8 takes no code that was compiled under others.
 */
enableCompileCache();
await Promise.all([import('@redoubt/server'), import('../packages/cli/src/run.ts')]);
console.log('compiled the sources for the first start');
