import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';

/** Creates a generator of whole numbers below a bound. The same seed gives the same numbers. */
export function seededRandom(seed: number): (bound: number) => number {
  const next = seededNumbers(seed);
  return (bound) => Math.floor(next() * bound);
}
