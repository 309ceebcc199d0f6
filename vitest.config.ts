import { defineConfig } from 'vitest/config';

/** Linearity, crashes and long property runs: CI runs them, `npm test` does not. */
const long = '**/*.long.test.ts';

export default defineConfig({
  resolve: { conditions: ['redoubt-source'] },
  ssr: { resolve: { conditions: ['redoubt-source'] } },
  test: {
    globalSetup: ['test/testing/run-folder.ts', 'test/testing/shared-postgres.ts'],
    // Against hanging alone: kill tests take 20 s on two idle cores, and machines are shared.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'short',
          // Test files share a process with those that ran before, so modules are loaded once: a third of the time.
          isolate: false,
          include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'training/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [long, '**/node_modules/**'],
        },
      },
      { extends: true, test: { name: 'long', include: [long], exclude: ['**/node_modules/**'] } },
    ],
  },
});
