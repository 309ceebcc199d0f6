import type { Kysely } from 'kysely';
import type { Runs } from '../runs.ts';
import type { Tables } from '../tables.ts';

type Freeing = Pick<Runs, 'renew' | 'giveBack' | 'giveBackAll' | 'replan' | 'rejudge'>;

/** Who has probes, for how long, and when they become planned again. */
export function freeProbes(db: Kysely<Tables>): Freeing {
  return {
    async renew(id, { worker, until }) {
      await held(db, id, worker).set({ claimed_until: until }).execute();
    },
    async giveBack(id, worker) {
      await held(db, id, worker).set({ state: 'planned', claimed_by: null, claimed_until: null }).execute();
    },
    async giveBackAll() {
      const underWay = db.selectFrom('runs').select('id').where('state', 'in', ['queued', 'running', 'paused']);
      const running = db.updateTable('run_probes').where('run_id', 'in', underWay).where('state', '=', 'running');
      await running.set({ state: 'planned', claimed_by: null, claimed_until: null }).execute();
    },
    async replan(id) {
      const failed = db.updateTable('run_probes').where('run_id', '=', id).where('state', '=', 'failed');
      const blank = { state: 'planned', error: null, error_kind: null, ended_at: null } as const;
      return Number((await failed.set(blank).executeTakeFirstOrThrow()).numUpdatedRows);
    },
    rejudge: (id, spec) =>
      db.transaction().execute(async (tx) => {
        await tx
          .updateTable('runs')
          .set({ spec: JSON.stringify(spec) })
          .where('id', '=', id)
          .execute();
        const answered = tx
          .updateTable('run_probes')
          .set({ ...unjudged, state: 'planned', ended_at: null })
          .where('run_id', '=', id)
          .where((or) => or.or([or('state', '=', 'judged'), or('error_kind', '=', 'judge')]));
        return Number((await answered.executeTakeFirstOrThrow()).numUpdatedRows);
      }),
  };
}

/** A verdict that does not stand any more must not be counted while the next one is awaited. */
const unjudged = {
  success: null,
  refused: null,
  score: null,
  verdict: null,
  judge: null,
  error: null,
  error_kind: null,
} as const;

const held = (db: Kysely<Tables>, id: string, worker: string) =>
  db.updateTable('run_probes').where('run_id', '=', id).where('state', '=', 'running').where('claimed_by', '=', worker);
