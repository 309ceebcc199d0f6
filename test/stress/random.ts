/** Random numbers from a seed. The same seed gives the same numbers. */
export interface Random {
  /** An integer from 0 to `end` - 1. */
  below(end: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/**
 * A 32-bit linear congruential generator with the multiplier and increment of Numerical Recipes. It uses the high bits.
 */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
