/** Creates a generator of whole numbers below a bound (xorshift). The same seed gives the same numbers. */
export function seededRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}
