import { type Kysely, sql } from 'kysely';
import type { Run, RunPage, RunState, Runs } from '../runs.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';
import { toEvent, toRecord, toRun, toTurn } from './read-rows.ts';
import {
  correctedOf,
  decidersOf,
  emptyAnswersOf,
  errorsWith,
  judgesOf,
  notIndependentOf,
  outcomesOf,
  pairingsOf,
  progressOf,
  recordsOf,
  talliesOf,
} from './report-rows.ts';
import { samplesOf, shownOf } from './shown-rows.ts';

const UNDER_WAY: readonly RunState[] = ['queued', 'running'];

type Readers = Pick<
  Runs,
  | 'find'
  | 'findByName'
  | 'get'
  | 'list'
  | 'waiting'
  | 'isDone'
  | 'turnSizes'
  | 'turns'
  | 'medium'
  | 'events'
  | 'outcomes'
  | 'progress'
  | 'tallies'
  | 'shown'
  | 'samples'
  | 'pairings'
  | 'judges'
  | 'corrected'
  | 'notIndependent'
  | 'emptyAnswers'
  | 'deciders'
  | 'errorsWith'
  | 'records'
  | 'recordsOf'
>;

/** The functions that read runs. */
export function readRuns(db: Kysely<Tables>, engine: Store['kind']): Readers {
  return {
    async find(projectId, id) {
      const row = db.selectFrom('runs').selectAll().where('id', '=', id).where('project_id', '=', projectId);
      const found = await row.executeTakeFirst();
      return found && toRun(found);
    },
    async findByName(projectId, name) {
      const found = await newestFirst(visible(db, projectId).where('name', '=', name))
        .limit(1)
        .executeTakeFirst();
      return found && toRun(found);
    },
    async get(id) {
      const found = await db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst();
      return found && toRun(found);
    },
    list: (projectId, page) => listRuns(db, projectId, page),
    async waiting(limit) {
      const rows = db.selectFrom('runs').select('id').where('state', 'in', UNDER_WAY).orderBy('created_at');
      return (await rows.limit(limit).execute()).map(({ id }) => id);
    },
    async isDone(id) {
      const open = db.selectFrom('run_probes').select('ordinal').where('run_id', '=', id);
      const first = await open.where('state', 'in', ['planned', 'running']).limit(1).executeTakeFirst();
      return first === undefined;
    },
    ...readTurns(db, engine),
    async medium(id, digest) {
      const row = db.selectFrom('run_media').select(['digest', 'type', 'bytes']).where('run_id', '=', id);
      return row.where('digest', '=', digest).executeTakeFirst();
    },
    async events(id, after, limit) {
      const rows = db.selectFrom('run_events').selectAll().where('run_id', '=', id).where('seq', '>', after);
      return (await rows.orderBy('seq').limit(limit).execute()).map(toEvent);
    },
    outcomes: (ids) => outcomesOf(db, ids),
    progress: (id) => progressOf(db, id),
    tallies: (id) => talliesOf(db, id),
    shown: (id) => shownOf(db, engine, id),
    samples: (id, most) => samplesOf(db, engine, { runId: id, most }),
    pairings: (id) => pairingsOf(db, id),
    judges: (id) => judgesOf(db, id),
    corrected: (id) => correctedOf(db, id),
    notIndependent: (id) => notIndependentOf(db, id),
    emptyAnswers: (id) => emptyAnswersOf(db, id),
    deciders: (id) => decidersOf(db, engine, id),
    errorsWith: (id, text) => errorsWith(db, id, text),
    records: (id, filter) => recordsOf(db, id, filter),
    async recordsOf(id, ordinals) {
      if (ordinals.length === 0) return [];
      const rows = db.selectFrom('run_probes').selectAll().where('run_id', '=', id).where(isOneOf(engine, ordinals));
      return (await rows.execute()).map(toRecord);
    },
  };
}

/** The functions that read turns of probes. */
function readTurns(db: Kysely<Tables>, engine: Store['kind']): Pick<Readers, 'turnSizes' | 'turns'> {
  return {
    async turnSizes(id, ordinals) {
      if (ordinals.length === 0) return [];
      // Both engines know the size of a large text without reading it.
      const bytes = sql<number>`sum(octet_length(request) + octet_length(answer))`.as('bytes');
      const rows = db.selectFrom('run_turns').select(['ordinal', bytes]).where('run_id', '=', id);
      return rows.where(isOneOf(engine, ordinals)).groupBy('ordinal').execute();
    },
    async turns(id, ordinals) {
      if (ordinals.length === 0) return [];
      const rows = db.selectFrom('run_turns').selectAll().where('run_id', '=', id).where(isOneOf(engine, ordinals));
      return (await rows.execute()).map(toTurn);
    },
  };
}

/**
 * Uses one parameter for any number of ordinals. A list would need a different statement for each length, and each
 * statement stays prepared.
 */
const isOneOf = (engine: Store['kind'], ordinals: readonly number[]) =>
  engine === 'sqlite'
    ? sql<boolean>`ordinal in (select value from json_each(${JSON.stringify(ordinals)}))`
    : sql<boolean>`ordinal = any (${ordinals}::bigint[])`;

/** Selects the runs of a project that callers can see. */
const visible = (db: Kysely<Tables>, projectId: string) =>
  db.selectFrom('runs').where('project_id', '=', projectId).where('state', 'not in', ['preparing', 'deleting']);

const newestFirst = (runs: ReturnType<typeof visible>) =>
  runs.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');

async function listRuns(
  db: Kysely<Tables>,
  projectId: string,
  { page, perPage, states, modelName, ended }: RunPage,
): Promise<{ runs: Run[]; total: number }> {
  let own = visible(db, projectId);
  if (states) own = own.where('state', 'in', states);
  if (modelName !== undefined) own = own.where('model_name', '=', modelName);
  if (ended) own = own.where('ended_at', '>=', toTimestamp(ended[0])).where('ended_at', '<', toTimestamp(ended[1]));
  const { total } = await own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await newestFirst(own)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { runs: rows.map(toRun), total };
}
