import type { openPostgres } from '../../packages/store/src/dialects/postgres.ts';
import { entryColumns } from '../../packages/store/src/ledger/entry-columns.ts';
import type { Charge } from '../../packages/store/src/ledger.ts';
import type { Ceiling } from './ceiling.ts';
import { entryNames, nextBatch } from './raw-batch.ts';

/** Connections as the service has them. */
export type Pool = ReturnType<typeof openPostgres>;

const arrays = Object.values(entryColumns).map((type, index) => `$${index + 5}::${type}[]`);

/** The whole batch in one prepared statement, which commits by itself: PostgreSQL has no shorter way. */
const writeBatch = {
  name: 'bench_batch',
  text: `with changed as (
      update balances set used = $2, requests = $2, seq = $2 where id = $1 and seq = $3 returning id
    ), added as (
      update project_balances set used = used + cardinality($5::bigint[]), requests = requests + cardinality($5::bigint[])
      where balance_id = $1 and project_id = $4
    )
    insert into ledger (${entryNames.join(', ')}) select n.* from unnest(${arrays.join(', ')}) as n, changed`,
};

/** PostgreSQL committing batches on one connection in a tight loop. */
export async function postgresCeiling(pool: Pool, balanceId: number, charge: Charge): Promise<Ceiling> {
  const client = await pool.connect();
  const { rows } = await client.query<{ seq: number }>('select seq from balances where id = $1', [balanceId]);
  let seq = Number(rows[0]?.seq);
  const commit = async (size: number) => {
    const batch = nextBatch(balanceId, seq, { size, charge });
    const columns = entryNames.map((name) => batch.rows.map((row) => row[name]));
    const values = [balanceId, batch.seq, seq, charge.projectId, ...columns];
    const { rowCount } = await client.query({ ...writeBatch, values });
    if (rowCount !== size) throw new Error(`${rowCount} of ${size} rows were written`);
    seq = batch.seq;
  };
  return {
    async run(size, ms) {
      const startedAt = performance.now();
      let written = 0;
      while (performance.now() - startedAt < ms) {
        await commit(size);
        written += size;
      }
      return (written / (performance.now() - startedAt)) * 1_000;
    },
    close: async () => client.release(),
  };
}
