import { enableCompileCache } from 'node:module';

/**
 * Compiles the modules of a start and of the first calls, so that the first start after an install is as fast and as
 * small as the later ones. It must run with the V8 flags of a start, because V8 does not use code that was compiled
 * with other flags.
 */
enableCompileCache();
await Promise.all([
  import('@redoubt/server'),
  import('@redoubt/redteam/attacks'),
  import('../packages/cli/src/supervise.ts'),
  import('../packages/cli/src/run.ts'),
  import('../packages/cli/src/commands/start.ts'),
]);
const { implementations } = await import('../packages/server/src/start/app.ts');
const { stepsOf } = await import('../packages/server/src/http/late-endpoints.ts');
await Promise.all(implementations.map(stepsOf));
console.log('compiled the sources for the first start');
