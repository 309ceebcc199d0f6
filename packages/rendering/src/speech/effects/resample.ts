/** Returns the sound played `factor` times as fast, by linear interpolation. Its pitch changes by the same factor. */
export function resampled(samples: Float32Array, factor: number): Float32Array {
  const length = Math.floor(samples.length / factor);
  const changed = new Float32Array(length);
  for (let at = 0; at < length; at++) {
    const place = at * factor;
    const before = Math.floor(place);
    const [a, b] = [samples[before] ?? 0, samples[before + 1] ?? 0];
    changed[at] = a + (b - a) * (place - before);
  }
  return changed;
}
