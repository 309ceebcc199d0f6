import { type RawBuilder, sql } from 'kysely';
import type { ProxyCostRow } from './proxy-cost-table.ts';
import type { CostSums } from './proxy-costs.ts';
import type { Store } from './store.ts';

/** The columns of the sums of costs that are added up. */
export const sums = [
  'calls',
  'unpriced',
  'prompt_tokens',
  'completion_tokens',
  'cached_tokens',
  'reasoning_tokens',
  'cost_nano',
] as const satisfies readonly (keyof ProxyCostRow)[];

/** The sums of a row. */
export type SumsRow = Pick<ProxyCostRow, (typeof sums)[number]>;

/** The largest sum that is stored or read. Larger ones stay at it, so that each is a safe integer. */
export const MAX_SUM = 9_000_000_000_000_000;

/** Returns the smaller of a value and the largest sum. A value must not be null: PostgreSQL leaves nulls out. */
export const leastOf = (kind: Store['kind'], value: RawBuilder<unknown>): RawBuilder<number> =>
  sql`${sql.raw(kind === 'sqlite' ? 'min' : 'least')}(${value}, ${sql.lit(MAX_SUM)})`;

/** Sums a column. `total` and the `numeric` of PostgreSQL's `sum` do not overflow. */
export function sumOf(kind: Store['kind'], name: (typeof sums)[number]): RawBuilder<number> {
  const column = sql.ref(name);
  const sum = kind === 'sqlite' ? sql`total(${column})` : sql`coalesce(sum(${column}), 0)`;
  return sql`cast(${leastOf(kind, sum)} as bigint)`;
}

/** Sums every column, each under its own name. */
export const everySum = (kind: Store['kind']): RawBuilder<unknown> =>
  sql.join(sums.map((name) => sql`${sumOf(kind, name)} as ${sql.id(name)}`));

/** Returns the sums of a row. */
export const costSumsOf = (row: SumsRow): CostSums => ({
  calls: row.calls,
  unpriced: row.unpriced,
  promptTokens: row.prompt_tokens,
  completionTokens: row.completion_tokens,
  cachedTokens: row.cached_tokens,
  reasoningTokens: row.reasoning_tokens,
  costNano: row.cost_nano,
});
