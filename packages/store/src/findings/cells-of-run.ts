import { createHash } from 'node:crypto';
import { type AttackName, attackAliases, attackOf, idsOf } from '@redoubt/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The attempts of a run that belong to one finding. */
export interface Cell {
  readonly findingId: string;
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
  /** Decided attempts. */
  readonly attempts: number;
  readonly successes: number;
  /** The worst of the successes. Null if there is none. */
  readonly severity: number | null;
}

/** A part of a run: one sub-category. */
export interface PartOfRun {
  readonly category: string;
  readonly subCategory: string;
}

/** The harm of a success whose goal has no severity. */
const UNKNOWN_SEVERITY = 2;

/** The names under which probes of an attack are stored: its id and its aliases. */
export const namesOfAttack = (attack: string): string[] => [
  attack,
  ...idsOf(attackAliases).filter((alias) => attackAliases[alias] === attack),
];

/** Identifies a finding by its content, so that every worker makes the same one. */
function findingId(targetId: string, { category, subCategory }: PartOfRun, attack: string): string {
  const parts = JSON.stringify([targetId, category, subCategory, attack]);
  return `fnd-${createHash('sha256').update(parts).digest('hex').slice(0, 32)}`;
}

/**
 * Counts the decided attempts of a run by the finding that they belong to. The database counts, so that the memory
 * needed grows with the sub-categories and attacks, and not with the records.
 */
export async function cellsOfRun(
  tx: Kysely<Tables>,
  run: { readonly id: string; readonly targetId: string },
  part: PartOfRun | undefined,
): Promise<Cell[]> {
  const place = ['category', 'attack', 'sub_category'] as const;
  let counts = tx
    .selectFrom('run_probes')
    .select([
      ...place,
      sql<number>`count(success)`.as('attempts'),
      sql<number>`coalesce(sum(success), 0)`.as('successes'),
    ])
    .where('run_id', '=', run.id)
    .where('is_control', '=', 0)
    .where('state', '=', 'judged');
  let worst = tx
    .selectFrom('run_probes')
    .select([...place, sql<number | null>`max(severity)`.as('severity')])
    .where('run_id', '=', run.id)
    // Repeats the condition of the partial index literally, so that the index can be used.
    .where(sql<boolean>`success = 1 and is_control = 0`);
  if (part) {
    counts = counts.where('category', '=', part.category).where('sub_category', '=', part.subCategory);
    worst = worst.where('category', '=', part.category).where('sub_category', '=', part.subCategory);
  }
  const rows = await counts.groupBy(place).execute();
  const severities = await worst.groupBy(place).execute();
  const keyOf = (row: { category: string; attack: string; sub_category: string }) =>
    JSON.stringify([row.category, row.attack, row.sub_category]);
  const severityOf = new Map(severities.map((row) => [keyOf(row), row.severity ?? UNKNOWN_SEVERITY]));
  return merged(
    rows.map((row) => {
      // The category of the plan is part of the id, so that findings of older versions go on. Pages show another for rules.
      const cell = { category: row.category, subCategory: row.sub_category };
      // The cast is safe because the attack names of a plan come from the checked submission.
      const attack = attackOf(row.attack as AttackName);
      const { attempts, successes } = row;
      const severity = severityOf.get(keyOf(row)) ?? null;
      return { ...cell, attack, findingId: findingId(run.targetId, cell, attack), attempts, successes, severity };
    }),
  );
}

/** Adds up the cells of an attack that was submitted under two names. */
function merged(cells: readonly Cell[]): Cell[] {
  return [...Map.groupBy(cells, ({ findingId: id }) => id).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const sum = (of: 'attempts' | 'successes') => same.reduce((total, cell) => total + cell[of], 0);
    const severity = Math.max(...same.map((cell) => cell.severity ?? 0)) || null;
    return [{ ...first, attempts: sum('attempts'), successes: sum('successes'), severity }];
  });
}
