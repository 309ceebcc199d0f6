import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    globalSetup: ['test/testing/shared-postgres.ts'],
    include: ['test/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'training/**/*.test.ts', 'bench/**/*.test.ts'],
    // Against hanging alone: kill tests take 20 s on two idle cores, and machines are shared.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
