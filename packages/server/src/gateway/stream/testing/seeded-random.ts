/** A generator of whole numbers below a bound, the same for the same seed (Marsaglia's xorshift, 32 bits). */
export function seededRandom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}
