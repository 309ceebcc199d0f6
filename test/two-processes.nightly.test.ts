import { expect, test } from 'vitest';
import { findPostgresBinaries } from '../packages/store/src/testing/postgres-binaries.ts';
import { createTestDatabase } from '../packages/store/src/testing/test-database.ts';
import { twoProcesses } from './stress/two-processes.ts';

test.skipIf(findPostgresBinaries() === undefined)(
  'whatever two processes do to the same balances, every rule of the ledger holds',
  async () => {
    const server = await createTestDatabase();
    try {
      const outcome = await twoProcesses(server.url, { seed: Date.now() % 1_000_000, operations: 800 });
      expect(outcome).toMatchObject({ wrong: [] });
      expect(outcome.entries).toBeGreaterThan(200);
    } finally {
      await server.stop();
    }
  },
  60_000,
);
