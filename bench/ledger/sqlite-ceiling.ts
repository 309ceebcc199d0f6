import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../../packages/store/src/dialects/sqlite.ts';
import { valuesOf } from '../../packages/store/src/ledger/entry-columns.ts';
import type { Charge } from '../../packages/store/src/ledger.ts';
import { DATABASE_FILE } from '../../packages/store/src/open-store.ts';
import type { Ceiling } from './ceiling.ts';
import { entryNames, nextBatch } from './raw-batch.ts';

/** The embedded engine committing batches in a tight loop, in a folder whose tables a store has made. */
export function sqliteCeiling(dataDir: string, balanceId: number, charge: Charge): Ceiling {
  const database = openSqlite(join(dataDir, DATABASE_FILE));
  const commit = committer(database, balanceId, charge);
  return {
    async run(size, ms) {
      const startedAt = performance.now();
      let rows = 0;
      while (performance.now() - startedAt < ms) {
        commit(size);
        rows += size;
      }
      return (rows / (performance.now() - startedAt)) * 1_000;
    },
    close: async () => database.close(),
  };
}

function committer(database: DatabaseSync, balanceId: number, charge: Charge): (size: number) => void {
  const begin = database.prepare('begin immediate');
  const done = database.prepare('commit');
  const insert = database.prepare(
    `insert into ledger (${entryNames.join(', ')}) values (${entryNames.map(() => '?').join(', ')})`,
  );
  const update = database.prepare('update balances set used = ?2, requests = ?2, seq = ?2 where id = ?1 and seq = ?3');
  const project = database.prepare(
    'update project_balances set used = used + ?2, requests = requests + ?2 where balance_id = ?1 and project_id = ?3',
  );
  const current = database.prepare('select seq from balances where id = ?').get(balanceId);
  let seq = Number(current?.seq);
  return (size) => {
    begin.run();
    const batch = nextBatch(balanceId, seq, { size, charge });
    for (const row of batch.rows) insert.run(...valuesOf(row));
    update.run(balanceId, batch.seq, seq);
    project.run(balanceId, size, charge.projectId);
    done.run();
    seq = batch.seq;
  };
}
