/** Returns the sound with one repetition of itself, `delay` samples later and `decay` times as loud. */
export function addEcho(samples: Float32Array, delay: number, decay: number): Float32Array {
  const changed = new Float32Array(samples.length + delay);
  changed.set(samples);
  for (const [at, sample] of samples.entries()) changed[at + delay] = (changed[at + delay] ?? 0) + decay * sample;
  return changed;
}
