import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.ts';
import { testCacheFolder } from './scripts/test-cache.ts';

/** Test files by what they need, as CONTRIBUTING.md explains. The smallest tier has no further ending. */
const tiers = {
  small: '**/*.test.ts',
  medium: '**/*.it.test.ts',
  large: '**/*.e2e.test.ts',
  nightly: '**/*.nightly.test.ts',
} as const;
const { small, ...larger } = tiers;

const folders = ['test', 'packages/*/src', 'ml', 'bench'];
const inFolders = (files: string): string[] => folders.map((folder) => `${folder}/${files}`);

// Test files share a process with those that ran before, so modules are loaded once: a third of the time.
const shared = { isolate: false } as const;
const services = ['test/testing/run-folder.ts', 'test/testing/shared-postgres.ts'];

/** Projects of a higher number wait for those of a lower one: together they would have more workers than cores. */
const after = (groupOrder: number) => ({ sequence: { groupOrder } });

const executablePath = findChromium();
/** Components of the pages in a real browser. `scripts/prepare-tests.ts` says where there is none. */
const components = {
  extends: true as const,
  plugins: [react()],
  // What is found only while tests run would be bundled anew, with a React of its own.
  optimizeDeps: {
    include: [
      ...[
        '@mantine/core',
        '@mantine/hooks',
        '@mantine/charts',
        '@mantine/notifications',
        '@mantine/spotlight',
        '@tabler/icons-react',
      ],
      ...['@tanstack/react-query', 'react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
      ...['vitest-browser-react', 'wouter', 'wouter/memory-location'],
    ],
  },
  test: {
    name: 'components',
    testTimeout: 15_000,
    include: ['packages/web/src/**/*.e2e.test.tsx'],
    ...after(3),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  resolve: { conditions: ['redoubt-source'] },
  ssr: { resolve: { conditions: ['redoubt-source'] } },
  test: {
    // `scripts/prepare-tests.ts` deletes what is old in it.
    fsModuleCachePath: testCacheFolder(),
    // Against hanging alone: kill tests take 20 s on two idle cores, and machines are shared.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What a test waits for comes late on a busy machine. One second, the default, is often too short.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'small',
          ...shared,
          globalSetup: ['test/testing/run-folder.ts'],
          setupFiles: ['test/testing/no-services.ts'],
          include: inFolders(small),
          exclude: [...Object.values(larger), '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'medium', ...shared, globalSetup: services, include: inFolders(tiers.medium), ...after(1) },
      },
      {
        extends: true,
        test: { name: 'large', ...shared, globalSetup: services, include: inFolders(tiers.large), ...after(2) },
      },
      { extends: true, test: { name: 'nightly', globalSetup: services, include: inFolders(tiers.nightly) } },
      ...(executablePath === undefined ? [] : [components]),
    ],
  },
});
