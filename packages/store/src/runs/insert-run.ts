import { type Kysely, sql } from 'kysely';
import type { NewProbe } from '../probe-claims.ts';
import type { NewRun } from '../runs.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { jsonRows } from './json-rows.ts';
import { probeRow } from './read-rows.ts';

const PROBES_AT_ONCE = 2_000;

/** Inserts a run with all its probes. */
export async function insertRun(
  tx: Kysely<Tables>,
  engine: Store['kind'],
  { run, probes, now }: { run: NewRun; probes: Iterable<NewProbe>; now: string },
): Promise<void> {
  const row = {
    id: run.id,
    project_id: run.projectId,
    organisation_id: run.organisationId,
    key_name: run.keyName,
    request_id: run.requestId,
    name: run.name ?? null,
    model_name: run.modelName ?? null,
    attacked: run.attacked ? JSON.stringify(run.attacked) : null,
    state: 'preparing',
    spec: JSON.stringify(run.spec),
    sealed_target: run.sealedTarget,
    credits: run.credits,
    probes: 0,
    last_event: 0,
    created_at: now,
  } as const;
  await tx.insertInto('runs').values(row).execute();
  let count = 0;
  let chunk: ReturnType<typeof probeRow>[] = [];
  const flush = async () => {
    if (chunk.length > 0) await insertProbes(tx, engine, chunk);
    count += chunk.length;
    chunk = [];
  };
  for (const probe of probes) {
    chunk.push(probeRow(run.id, probe));
    if (chunk.length === PROBES_AT_ONCE) await flush();
  }
  await flush();
  await tx.updateTable('runs').set({ probes: count }).where('id', '=', run.id).execute();
}

async function insertProbes(
  tx: Kysely<Tables>,
  engine: Store['kind'],
  rows: readonly ReturnType<typeof probeRow>[],
): Promise<void> {
  const columns = {
    run_id: 'text',
    ordinal: 'bigint',
    probe_id: 'text',
    category: 'text',
    sub_category: 'text',
    attack: 'text',
    place: 'bigint',
    variant: 'text',
    goal_id: 'text',
    goal: 'text',
    goal_source: 'text',
    is_control: 'bigint',
    severity: 'bigint',
  } as const;
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  await sql`insert into run_probes (${names}, state, tries)
    select ${names}, 'planned', 0 from ${jsonRows(engine, columns, rows)} where true`.execute(tx);
}
