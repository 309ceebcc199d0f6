import { type Kysely, sql } from 'kysely';
import type { Sample, Shown, ShownTally } from '../shown-attempts.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';

/**
 * What is kept of a verdict as JSON, read by its name. Only of successes. Verdicts of older versions have no such parts,
 * and PostgreSQL would refuse some of them: half of a pair of surrogates may stand in their reasons.
 */
const ofVerdict = (engine: Store['kind'], name: 'shows' | 'rule') => {
  const path = engine === 'sqlite' ? sql.lit(`$.${name}`) : sql.lit(name);
  const verdict = engine === 'sqlite' ? sql`each.verdict` : sql`each.verdict::json`;
  const hasPart = sql`each.verdict like ${sql.lit(`%"${name}":%`)}`;
  return sql<string | null>`case when each.success = 1 and ${hasPart} then ${verdict} ->> ${path} end`;
};

/** The ended attempts of a run, each with whether the plain question succeeded on the same goal. */
const attemptsOf = (db: Kysely<Tables>, runId: string) =>
  db
    .with(
      (name) => name('plain').materialized(),
      (rows) =>
        rows
          .selectFrom('run_probes')
          .select(['category', 'place'])
          .where('run_id', '=', runId)
          .where('attack', '=', 'basic')
          .where('is_control', '=', 0)
          .where('success', '=', 1),
    )
    .selectFrom('run_probes as each')
    .leftJoin('plain', (join) =>
      join.onRef('plain.category', '=', 'each.category').onRef('plain.place', '=', 'each.place'),
    )
    .where('each.run_id', '=', runId)
    .where('each.is_control', '=', 0)
    .where('each.state', 'in', ['judged', 'failed']);

const plainToo = sql<number>`case when each.success = 1 and each.attack <> 'basic' and plain.place is not null then 1 else 0 end`;

interface ShownRow {
  readonly shows: string | null;
  readonly rule: string | null;
  readonly plain_too: number;
}

const toShown = ({ shows, rule, plain_too }: ShownRow): Shown => ({
  // The cast is safe because only the engine writes verdicts.
  shows: shows === null ? undefined : (JSON.parse(shows) as Shown['shows']),
  rule: rule ?? undefined,
  isPlainToo: plain_too === 1,
});

/** Counts the attempts of a run that have ended by their kind and what they show. */
export async function shownOf(db: Kysely<Tables>, engine: Store['kind'], runId: string): Promise<ShownTally[]> {
  const ruleSource = sql<string | null>`case when each.goal_source like 'rule:%' then each.goal_source end`;
  const rows = await attemptsOf(db, runId)
    .select(['each.category', 'each.attack', 'each.sub_category', 'each.state', 'each.success'])
    .select([
      ruleSource.as('rule_source'),
      ofVerdict(engine, 'shows').as('shows'),
      ofVerdict(engine, 'rule').as('rule'),
      plainToo.as('plain_too'),
      sql<number>`count(*)`.as('count'),
    ])
    .groupBy(['each.category', 'each.attack', 'each.sub_category', 'each.state', 'each.success'])
    .groupBy(['rule_source', 'shows', 'rule', 'plain_too'])
    .execute();
  return rows.map((row) => ({
    category: row.category,
    subCategory: row.sub_category,
    attack: row.attack,
    state: row.state === 'failed' ? 'failed' : 'judged',
    success: row.success === null ? undefined : row.success === 1,
    ruleSource: row.rule_source ?? undefined,
    shown: toShown(row),
    count: row.count,
  }));
}

/** Returns the first decided attempts of each sub-category, attack, result and of what they show. */
export async function samplesOf(
  db: Kysely<Tables>,
  engine: Store['kind'],
  { runId, most }: { readonly runId: string; readonly most: number },
): Promise<Sample[]> {
  const columns = ['ordinal', 'category', 'sub_category', 'attack', 'goal', 'goal_source', 'success'] as const;
  const shown = ['shows', 'rule', 'plain_too'] as const;
  const place = sql<number>`row_number() over (
    partition by category, sub_category, attack, success, shows, rule, plain_too order by ordinal)`;
  const rows = await db
    .with('read', () =>
      attemptsOf(db, runId)
        .select(columns.map((column) => `each.${column}` as const))
        .select([
          ofVerdict(engine, 'shows').as('shows'),
          ofVerdict(engine, 'rule').as('rule'),
          plainToo.as('plain_too'),
        ])
        .where('each.success', 'is not', null),
    )
    .with('placed', (cte) =>
      cte
        .selectFrom('read')
        .select([...columns, ...shown])
        .select(place.as('place')),
    )
    .selectFrom('placed')
    .select([...columns, ...shown])
    .where('place', '<=', most)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ ordinal, category, sub_category, attack, goal, goal_source, success, ...row }) => ({
    ...{ ordinal, category, attack, goal },
    subCategory: sub_category,
    goalSource: goal_source,
    success: success === 1,
    shown: toShown(row),
  }));
}
