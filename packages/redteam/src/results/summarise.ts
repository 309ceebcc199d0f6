import { rounded, ShownCategory, shownCategory } from '@redoubt/contract';
import type { Pairing, Tally } from '@redoubt/store';
import { overRefusalOf, rateOf } from './rates.ts';

/** Summarises the rows of a run: success rates overall, by category, by sub-category and by attack. */
export function summarise(tallies: readonly Tally[], pairings: readonly Pairing[]) {
  const attacks = tallies
    .filter(({ isControl }) => !isControl)
    .map((tally) => ({ ...tally, category: shownCategory(tally) }));
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    overall: rateOf(attacks),
    categories: groupsOf(attacks, 'category')
      .toSorted(([a], [b]) => order(a) - order(b))
      .map(([id, own]) => ({
        id,
        ...rateOf(own),
        sub_categories: groupsOf(own, 'subCategory').map(([name, rows]) => ({ name, ...rateOf(rows) })),
        attacks: byAttack(
          own,
          pairings.filter(({ category }) => category === id),
        ),
      })),
    attacks: byAttack(attacks, pairings),
    over_refusal: overRefusalOf(tallies.filter(({ isControl }) => isControl)),
    tokens: { prompt: sum(({ promptTokens }) => promptTokens), completion: sum((tally) => tally.completionTokens) },
  };
}

const order = (category: string): number => (ShownCategory.options as readonly string[]).indexOf(category);

const groupsOf = (tallies: readonly Tally[], by: 'category' | 'subCategory' | 'attack'): [string, Tally[]][] =>
  [...Map.groupBy(tallies, (tally) => tally[by])].toSorted(([a], [b]) => (a < b ? -1 : 1));

function byAttack(tallies: readonly Tally[], pairings: readonly Pairing[]) {
  return groupsOf(tallies, 'attack').map(([id, own]) => ({
    id,
    ...rateOf(own),
    lift: id === 'basic' ? null : liftOf(pairings.filter(({ attack }) => attack === id)),
  }));
}

/**
 * Returns by how much the success rate of an attack exceeds that of `basic`, on the goals judged for both. Returns null
 * if there are no such goals.
 */
function liftOf(pairings: readonly Pairing[]): number | null {
  const total = (of: (pairing: Pairing) => number) => pairings.reduce((sum, pairing) => sum + of(pairing), 0);
  const pairs = total((pairing) => pairing.pairs);
  if (pairs === 0) return null;
  const lift = (total(({ successes }) => successes) - total(({ basicSuccesses }) => basicSuccesses)) / pairs;
  return rounded(lift);
}
