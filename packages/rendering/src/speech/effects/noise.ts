/** Returns the sound with Gaussian noise of a standard deviation. The same seed gives the same noise. */
export function addNoise(samples: Float32Array, scale: number, seed: number): Float32Array {
  const next = uniform(seed);
  return samples.map((sample) => sample + scale * gaussian(next(), next()));
}

/** Makes a normally distributed number of two uniform ones (Box and Muller 1958). */
const gaussian = (a: number, b: number): number => Math.sqrt(-2 * Math.log(1 - a)) * Math.cos(2 * Math.PI * b);

/** Numbers in [0, 1): the generator mulberry32. */
function uniform(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
