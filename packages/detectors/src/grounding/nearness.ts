import type { ContextIndex } from './context-index.ts';
import type { Rarity } from './rarity.ts';

/** A word so far away counts 1/e. */
const REACH = 12;
/** Places looked at, of the answer and of each word of the question. */
const MOST = 40;

/**
 * How near to the words of the question the words of the answer stand in the context, next to the nearest place that
 * there is: 1 where no other place is nearer, 0 where the answer does not stand there at all.
 */
export function nearness(
  answer: ReadonlySet<string>,
  question: ReadonlySet<string>,
  context: ContextIndex,
  rarity: Rarity,
): number {
  const places = [...answer].flatMap((stem) => context.positions.get(stem)?.slice(0, MOST) ?? []).slice(0, MOST);
  const asked = [...question].flatMap((stem) => {
    const at = context.positions.get(stem);
    return at ? { at: at.slice(0, MOST), weight: rarity(stem) } : [];
  });
  if (asked.length === 0) return places.length > 0 ? 1 : 0;
  const here = Math.max(0, ...places.map((place) => closeness(place, asked)));
  const anywhere = asked.flatMap(({ at }) => at.slice(0, 8)).map((place) => closeness(place, asked));
  const best = Math.max(1e-9, ...anywhere);
  return Math.min(1, here / best);
}

interface AskedWord {
  readonly at: readonly number[];
  readonly weight: number;
}

function closeness(place: number, asked: readonly AskedWord[]): number {
  return asked.reduce((sum, { at, weight }) => {
    const distance = Math.min(...at.map((position) => Math.abs(position - place)));
    return sum + weight * Math.exp(-distance / REACH);
  }, 0);
}
