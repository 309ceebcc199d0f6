import { entryColumns } from '../../packages/store/src/ledger/entry-columns.ts';
import type { Charge } from '../../packages/store/src/ledger.ts';
import { type Charging, summed } from './callers.ts';
import type { Pool } from './postgres-ceiling.ts';
import { entryNames, nextBatch } from './raw-batch.ts';

const values = entryNames.map((name, index) => {
  const cast = `$${index + 2}::${entryColumns[name]}`;
  return name === 'seq' || name === 'used_after' ? `changed.${name === 'seq' ? 'seq' : 'used'} + 0 * ${cast}` : cast;
});

/** Guarded update, project and ledger row of one charge in one statement: the shortest transaction a request can have. */
const chargeOne = {
  name: 'bench_one',
  text: `with changed as (
      update balances set used = used + 1, requests = requests + 1, seq = seq + 1
      where id = $2 and used + 1 <= $1 returning seq, used
    ), added as (
      update project_balances set used = used + 1, requests = requests + 1
      where balance_id = $2 and project_id = $6
    )
    insert into ledger (${entryNames.join(', ')}) select ${values.join(', ')} from changed`,
};

/** One transaction a charge, so many in flight, on the service's own pool of connections. */
export async function chargeOneByOne(
  pool: Pool,
  balanceId: number,
  { charge, callers, ms }: { charge: Charge; callers: number; ms: number },
): Promise<Charging> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  const call = async () => {
    for (let now = startedAt; now - startedAt < ms; ) {
      const [row] = nextBatch(balanceId, 0, { size: 1, charge }).rows;
      if (!row) throw new Error('No row was made');
      const result = await pool.query({
        ...chargeOne,
        values: [Number.MAX_SAFE_INTEGER, ...entryNames.map((name) => row[name])],
      });
      if (result.rowCount !== 1) throw new Error('A charge was not written');
      const answeredAt = performance.now();
      latencies.push(answeredAt - now);
      now = answeredAt;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return summed(latencies, performance.now() - startedAt);
}
