import { expect, test } from 'vitest';
import { findPostgresBinaries } from '../packages/store/src/testing/postgres-binaries.ts';
import { createTestDatabase } from '../packages/store/src/testing/test-database.ts';
import { exactness, isExact } from './stress/exactness.ts';

test.skipIf(findPostgresBinaries() === undefined)(
  '8 processes of 64 callers charge a limit of 10,000 to the credit, whether calls cost the same or not',
  async () => {
    const server = await createTestDatabase();
    try {
      const runs = await exactness(server.url, { runs: 2, seed: Date.now() % 1_000_000 });
      expect(runs.map(({ costs }) => costs)).toEqual(['mixed', 'one']);
      expect(runs.filter((run) => !isExact(run))).toEqual([]);
    } finally {
      await server.stop();
    }
  },
  60_000,
);
