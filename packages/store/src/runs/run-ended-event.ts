import type { Kysely } from 'kysely';
import { toEventRow } from '../event-rows.ts';
import type { Run } from '../runs.ts';
import type { Tables } from '../tables.ts';
import { outcomesOf } from './report-rows.ts';

/**
 * Adds the event of a run that has ended to the outbox. It belongs to the transaction that ends the run, so a run that
 * ended has exactly one, and one that did not has none. A run that goes on and ends again has another.
 */
export async function insertRunEnded(tx: Kysely<Tables>, run: Run, now: string): Promise<void> {
  const { attempts = 0, successes = 0 } = (await outcomesOf(tx, [run.id])).get(run.id) ?? {};
  const isFinished = run.state === 'finished';
  const payload = {
    run_id: run.id,
    name: run.name ?? null,
    status: isFinished ? 'Finished' : 'Failed',
    reason: run.stateReason ?? null,
    asr: attempts === 0 ? null : Math.round((successes / attempts) * 1e6) / 1e6,
    attempts,
    successes,
    results_url: `/rt/runs/${run.id}/results`,
  };
  const kind = isFinished ? 'run.finished' : 'run.failed';
  const row = toEventRow({ organisationId: run.organisationId, kind, payload }, now);
  await tx.insertInto('events').values(row).execute();
}
