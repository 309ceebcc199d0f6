import { RULES_SUB_CATEGORY, YOUR_RULES } from '@redoubt/contract';
import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { ProbeRecord, ProbeState, RecordFilter, Runs, Tally } from '../runs.ts';
import type { Store } from '../store.ts';
import type { StoredJudge } from '../stored-verdict.ts';
import type { Tables } from '../tables.ts';
import { toRecord } from './read-rows.ts';

const ENDED: readonly ProbeState[] = ['judged', 'failed'];

/**
 * Counts the probes of a run by result. The counts are computed from the rows, because separate counters could be
 * wrong.
 */
export async function talliesOf(db: Kysely<Tables>, runId: string): Promise<Tally[]> {
  // In the order of the index, so that the rows of one group are next to each other.
  const groups = ['category', 'attack', 'sub_category', 'is_control', 'state', 'success', 'refused'] as const;
  const rows = await db
    .selectFrom('run_probes')
    .select([
      ...groups,
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(prompt_tokens), 0)`.as('prompt_tokens'),
      sql<number>`coalesce(sum(completion_tokens), 0)`.as('completion_tokens'),
    ])
    .where('run_id', '=', runId)
    .groupBy(groups)
    .execute();
  return rows.map((row) => ({
    category: row.category,
    subCategory: row.sub_category,
    attack: row.attack,
    isControl: row.is_control === 1,
    state: row.state,
    success: row.success === null ? undefined : row.success === 1,
    refused: row.refused === null ? undefined : row.refused === 1,
    count: row.count,
    promptTokens: row.prompt_tokens,
    completionTokens: row.completion_tokens,
  }));
}

/** Counts the results of several runs in one query, for a page of a list. */
export async function outcomesOf(db: Kysely<Tables>, ids: readonly string[]): ReturnType<Runs['outcomes']> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('run_probes')
    .select([
      'run_id',
      sql<number>`count(success)`.as('attempts'),
      sql<number>`coalesce(sum(success), 0)`.as('successes'),
    ])
    .where('run_id', 'in', ids)
    .where('state', '=', 'judged')
    .where('is_control', '=', 0)
    .groupBy('run_id')
    .execute();
  return new Map(rows.map(({ run_id, attempts, successes }) => [run_id, { attempts, successes }]));
}

export async function progressOf(db: Kysely<Tables>, runId: string): ReturnType<Runs['progress']> {
  const rows = await db
    .selectFrom('run_probes')
    .select(['state', sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(success), 0)`.as('successes')])
    .where('run_id', '=', runId)
    .where('is_control', '=', 0)
    .groupBy('state')
    .execute();
  const of = (state: ProbeState) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    planned: of('planned'),
    running: of('running'),
    judged: of('judged'),
    failed: of('failed'),
    successes: rows.reduce((sum, row) => sum + row.successes, 0),
  };
}

type ProbeRows = SelectQueryBuilder<Tables, 'run_probes', Selectable<Tables['run_probes']>>;

/** Keeps the rows with a verdict, and the controls or the attacks alone, as the filter says. */
function withVerdict(rows: ProbeRows, { success, outcome, isControl }: RecordFilter): ProbeRows {
  let kept = rows;
  if (success !== undefined) kept = kept.where('success', '=', success ? 1 : 0);
  if (outcome === 'unclear') kept = kept.where('state', '=', 'judged').where('success', 'is', null);
  else if (outcome !== undefined) kept = kept.where('success', '=', outcome === 'success' ? 1 : 0);
  return isControl === undefined ? kept : kept.where('is_control', '=', isControl ? 1 : 0);
}

/** Whether a row is shown in a category: the caller's own rules have one of their own. */
export const isShownIn = (category: string, table = 'run_probes') => {
  const [place, name] = [sql.ref(`${table}.category`), sql.ref(`${table}.sub_category`)];
  return category === YOUR_RULES
    ? sql<boolean>`${name} = ${RULES_SUB_CATEGORY}`
    : sql<boolean>`${place} = ${category} and ${name} <> ${RULES_SUB_CATEGORY}`;
};

/** Returns a page of records in the order of the plan. */
export async function recordsOf(db: Kysely<Tables>, runId: string, filter: RecordFilter): Promise<ProbeRecord[]> {
  const { after = -1, limit, category, attack, includesOpen = false } = filter;
  let rows = db.selectFrom('run_probes').selectAll().where('run_id', '=', runId).where('ordinal', '>', after);
  if (!includesOpen) rows = rows.where('state', 'in', ENDED);
  if (category !== undefined) rows = rows.where(isShownIn(category));
  if (attack !== undefined) rows = rows.where('attack', '=', attack);
  rows = withVerdict(rows, filter);
  return (await rows.orderBy('ordinal').limit(limit).execute()).map(toRecord);
}

/** Compares, for each attack, its decided probes with those of `basic` on the same goals. */
export async function pairingsOf(db: Kysely<Tables>, runId: string): ReturnType<Runs['pairings']> {
  const rows = await db
    .with(
      (name) => name('plain').materialized(),
      (each) =>
        each
          .selectFrom('run_probes')
          .select(['category', 'place', 'success'])
          .where('run_id', '=', runId)
          .where('attack', '=', 'basic')
          .where('is_control', '=', 0)
          .where('success', 'is not', null),
    )
    .selectFrom('run_probes as attacked')
    .innerJoin('plain', (join) =>
      join.onRef('plain.category', '=', 'attacked.category').onRef('plain.place', '=', 'attacked.place'),
    )
    .select([
      sql<string>`case when attacked.sub_category = ${sql.lit(RULES_SUB_CATEGORY)} then ${sql.lit(YOUR_RULES)}
        else attacked.category end`.as('shown'),
      'attacked.attack',
      sql<number>`count(*)`.as('pairs'),
      sql<number>`coalesce(sum(attacked.success), 0)`.as('successes'),
      sql<number>`coalesce(sum(plain.success), 0)`.as('basicSuccesses'),
    ])
    .where('attacked.run_id', '=', runId)
    .where('attacked.is_control', '=', 0)
    .where('attacked.success', 'is not', null)
    .where('attacked.attack', '!=', 'basic')
    .groupBy(['shown', 'attacked.attack'])
    .execute();
  return rows.map(({ shown: category, ...row }) => ({ category, ...row }));
}

/** Counts the failed probes whose error contains a text, and returns the error of the first of them. */
export async function errorsWith(db: Kysely<Tables>, runId: string, text: string): ReturnType<Runs['errorsWith']> {
  // `replace` and not `like`: a text may contain the wildcards of `like`.
  const contains = sql<boolean>`replace(error, ${text}, '') <> error`;
  const rows = db.selectFrom('run_probes').where('run_id', '=', runId).where('state', '=', 'failed').where(contains);
  const { count } = await rows.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const first = await rows.select('error').orderBy('ordinal').limit(1).executeTakeFirst();
  return { count, first: first?.error ?? undefined };
}

/** Counts the attempts whose verdict a person corrected. */
export async function correctedOf(db: Kysely<Tables>, runId: string): Promise<number> {
  const rows = db.selectFrom('run_probes').select(sql<number>`count(*)`.as('count')).where('run_id', '=', runId);
  return (await rows.where('corrected', 'is not', null).executeTakeFirstOrThrow()).count;
}

/** Counts the probes in which the target may have remembered other conversations. */
export async function notIndependentOf(db: Kysely<Tables>, runId: string): Promise<number> {
  const rows = db.selectFrom('run_probes').select(sql<number>`count(*)`.as('count')).where('run_id', '=', runId);
  // As a parameter, the value could not choose the partial index, and all rows of the run would be read.
  return (await rows.where('not_independent', '=', sql.lit(1)).executeTakeFirstOrThrow()).count;
}

/** Counts the attempts whose answer is empty. */
export async function emptyAnswersOf(db: Kysely<Tables>, runId: string): Promise<number> {
  const rows = db.selectFrom('run_probes').select(sql<number>`count(*)`.as('count')).where('run_id', '=', runId);
  // As parameters, the values could not choose the partial index.
  const empty = rows.where('response', '=', sql.lit('')).where('is_control', '=', sql.lit(0));
  return (await empty.executeTakeFirstOrThrow()).count;
}

/** Returns the judges that gave the verdicts of a run. */
export async function judgesOf(db: Kysely<Tables>, runId: string): Promise<StoredJudge[]> {
  const judges = db.selectFrom('run_probes').select('judge').distinct().where('run_id', '=', runId);
  const rows = await judges.where('judge', 'is not', null).execute();
  return rows.flatMap(({ judge }) => (judge === null ? [] : [JSON.parse(judge) as StoredJudge])).toSorted(byName);
}

/** Counts the judged probes of a run by what decided on them, such as `refusal`. */
export async function decidersOf(
  db: Kysely<Tables>,
  engine: Store['kind'],
  runId: string,
): ReturnType<Runs['deciders']> {
  const decider =
    engine === 'sqlite' ? sql<string>`verdict ->> '$.decidedBy'` : sql<string>`verdict::json ->> 'decidedBy'`;
  const rows = await db
    .selectFrom('run_probes')
    .select(['is_control', decider.as('decided_by'), sql<number>`count(*)`.as('count')])
    .where('run_id', '=', runId)
    .where('verdict', 'is not', null)
    .groupBy(['is_control', 'decided_by'])
    .execute();
  return rows.map((row) => ({ isControl: row.is_control === 1, decidedBy: row.decided_by, count: row.count }));
}

const byName = (a: StoredJudge, b: StoredJudge): number => (a.name + a.hash < b.name + b.hash ? -1 : 1);
