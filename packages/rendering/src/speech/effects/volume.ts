/** Returns the sound louder by a number of decibels, or softer if it is negative. */
export function changeVolume(samples: Float32Array, decibels: number): Float32Array {
  const factor = 10 ** (decibels / 20);
  return samples.map((sample) => sample * factor);
}
