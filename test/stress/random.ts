import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
/** Random numbers from a seed. The same seed gives the same numbers. */
export interface Random {
  /** An integer from 0 to `end` - 1. */
  below(end: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Creates random numbers. Seeds that are near each other give numbers that are not. */
export function seededRandom(seed: number): Random {
  const next = seededNumbers(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b));
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
