import type { Kysely, Selectable } from 'kysely';
import type {
  NewSample,
  PolicySample,
  PolicySampleRow,
  PolicySamples,
  SampleCapacity,
  SampleFeedback,
  SampleQuery,
} from './policy-samples.ts';
import { storable } from './storable.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import { toTimestamp } from './timestamps.ts';

/** Rows of one statement. SQLite binds a limited number of values. */
const AT_ONCE = 100;
/** Rows that one sweep deletes. The number is small because rows have texts. */
const MAX_SWEPT = 250;

type Row = Selectable<PolicySampleRow> & { readonly policy_name: string };

/** Opens the samples of policies on either engine. */
export function openPolicySamples(db: Kysely<Tables>, engine: Store['kind'], clock: () => Date): PolicySamples {
  return {
    async put(projectId, samples, capacity) {
      const rows = samples.map((sample) => sampleRow(projectId, sample, toTimestamp(clock())));
      try {
        return await db.transaction().execute(async (tx) => {
          await lockProject(tx, engine, projectId);
          return put(tx, rows, { projectId, capacity });
        });
      } catch (error) {
        if (error instanceof Full) return 'full';
        throw error;
      }
    },
    async list(query, { page, perPage }) {
      const { total } = await samplesOf(db, query)
        .select((all) => all.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await samplesOf(db, query)
        .selectAll('policy_samples')
        .select('saved_policies.name as policy_name')
        .orderBy('policy_samples.id', query.order === 'oldest first' ? 'asc' : 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { samples: rows.map(sampleIn), total: Number(total) };
    },
    remove: (of, id) =>
      db.transaction().execute(async (tx) => {
        const row = await samplesOf(tx, { ...of, order: 'oldest first' })
          .where('policy_samples.id', '=', id)
          .selectAll('policy_samples')
          .select('saved_policies.name as policy_name')
          .executeTakeFirst();
        if (row) await tx.deleteFrom('policy_samples').where('id', '=', id).execute();
        return row && sampleIn(row);
      }),
    async sweep(before) {
      const due = db
        .selectFrom('policy_samples')
        .select('id')
        .where('verdict', 'is not', null)
        .where('updated_at', '<', toTimestamp(before));
      const { numDeletedRows } = await db
        .deleteFrom('policy_samples')
        .where('id', 'in', due.orderBy('updated_at').limit(MAX_SWEPT))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** Thrown inside a transaction, so that it is undone. */
class Full extends Error {
  override readonly name = 'Full';
}

/**
 * Lets one transaction at a time write samples of a project. Two that lock the same rows in different orders would wait
 * for each other, and two that count at once would pass the capacity.
 */
async function lockProject(tx: Kysely<Tables>, engine: Store['kind'], projectId: string): Promise<void> {
  const project = tx.selectFrom('projects').select('id').where('id', '=', projectId);
  if (engine === 'postgres') await project.forNoKeyUpdate().execute();
}

type NewRow = ReturnType<typeof sampleRow>;

const identityOf = ({ source, stage, detector }: Pick<PolicySampleRow, 'source' | 'stage' | 'detector'>): string =>
  `${stage} ${detector} ${source}`;

async function put(
  tx: Kysely<Tables>,
  rows: readonly NewRow[],
  { projectId, capacity }: { readonly projectId: string; readonly capacity: SampleCapacity },
): Promise<PolicySample[]> {
  // PostgreSQL refuses a statement that writes one row twice. The last of several wins.
  const distinct = [...new Map(rows.map((row) => [identityOf(row), row])).values()];
  const ids = new Map<string, number>();
  for (let at = 0; at < distinct.length; at += AT_ONCE) {
    for (const row of await upsert(tx, distinct.slice(at, at + AT_ONCE))) ids.set(identityOf(row), row.id);
  }
  await refuseTooMany(tx, projectId, capacity);
  const stored = await samplesById(tx, projectId, [...ids.values()]);
  return rows.map((row) => stored.get(ids.get(identityOf(row)) ?? 0) as PolicySample);
}

const upsert = (tx: Kysely<Tables>, rows: readonly NewRow[]) =>
  tx
    .insertInto('policy_samples')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'source', 'stage', 'detector']).doUpdateSet(({ ref }) => ({
        policy_id: ref('excluded.policy_id'),
        is_flagged: ref('excluded.is_flagged'),
        text: ref('excluded.text'),
        characters: ref('excluded.characters'),
        key_name: ref('excluded.key_name'),
        call_id: ref('excluded.call_id'),
        request_id: ref('excluded.request_id'),
        verdict: ref('excluded.verdict'),
        comment: ref('excluded.comment'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .returning(['id', 'source', 'stage', 'detector'])
    .execute();

async function refuseTooMany(tx: Kysely<Tables>, projectId: string, { samples, characters }: SampleCapacity) {
  const kept = await tx
    .selectFrom('policy_samples')
    .select((all) => [all.fn.countAll().as('samples'), all.fn.sum('characters').as('characters')])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (Number(kept.samples) > samples || Number(kept.characters ?? 0) > characters) throw new Full();
}

async function samplesById(tx: Kysely<Tables>, projectId: string, ids: readonly number[]) {
  const found = new Map<number, PolicySample>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await samplesOf(tx, { projectId, order: 'oldest first' })
      .where('policy_samples.id', 'in', ids.slice(at, at + AT_ONCE))
      .selectAll('policy_samples')
      .select('saved_policies.name as policy_name')
      .execute();
    for (const row of rows) found.set(row.id, sampleIn(row));
  }
  return found;
}

function samplesOf(db: Kysely<Tables>, { projectId, policyId, verdict, isFeedback = false }: SampleQuery) {
  let rows = db
    .selectFrom('policy_samples')
    .innerJoin('saved_policies', 'saved_policies.id', 'policy_samples.policy_id')
    .where('policy_samples.project_id', '=', projectId);
  if (policyId !== undefined) rows = rows.where('policy_id', '=', policyId);
  if (verdict !== undefined) rows = rows.where('verdict', '=', verdict);
  else if (isFeedback) rows = rows.where('verdict', 'is not', null);
  return rows;
}

const sampleRow = (projectId: string, { feedback, ...sample }: NewSample, now: string) => ({
  project_id: projectId,
  policy_id: sample.policyId,
  source: storable(sample.source),
  stage: sample.stage,
  detector: sample.detector ?? '',
  is_flagged: sample.isFlagged ? 1 : 0,
  text: storable(sample.text),
  characters: sample.text.length,
  key_name: sample.keyName,
  call_id: feedback?.callId ?? null,
  request_id: storable(feedback?.requestId ?? null),
  verdict: feedback?.verdict ?? null,
  comment: storable(feedback?.comment ?? null),
  created_at: now,
  updated_at: now,
});

const sampleIn = (row: Row): PolicySample => ({
  id: row.id,
  policyId: row.policy_id,
  policyName: row.policy_name,
  source: row.source,
  stage: row.stage,
  detector: row.detector === '' ? null : row.detector,
  isFlagged: row.is_flagged === 1,
  text: row.text,
  keyName: row.key_name,
  feedback: feedbackOf(row),
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});

const feedbackOf = ({ verdict, call_id, request_id, comment }: Row): SampleFeedback | null =>
  verdict === null ? null : { callId: call_id, requestId: request_id, verdict, comment };
