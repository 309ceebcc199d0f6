/**
 * Makes numbers in [0, 1) for tests and benchmarks. The same seed gives the same numbers on every machine. It is the
 * 32-bit linear congruential generator of Numerical Recipes; its high bits decide, because the low ones repeat early.
 */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
