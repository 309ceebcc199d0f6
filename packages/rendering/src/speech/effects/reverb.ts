/** Delays of the four comb filters and the two all-pass filters, in seconds (Schroeder 1962). */
const combs = [0.0297, 0.0371, 0.0411, 0.0437] as const;
const allPasses = [0.005, 0.0017] as const;
const ALL_PASS_GAIN = 0.7;

/**
 * Returns the sound in a room, by Schroeder's reverberator: four comb filters side by side, then two all-pass filters
 * in a row. `seconds` is the time in which the room's sound dies away by 60 dB, and `wet` its share.
 */
export function addReverb(
  samples: Float32Array,
  rate: number,
  { seconds, wet }: { readonly seconds: number; readonly wet: number },
): Float32Array {
  const dry = new Float32Array(samples.length + Math.round(seconds * rate));
  dry.set(samples);
  let room = new Float32Array(dry.length);
  for (const delay of combs) {
    const filtered = comb(dry, Math.round(delay * rate), 10 ** ((-3 * delay) / seconds));
    room = room.map((sum, at) => sum + (filtered[at] ?? 0) / combs.length);
  }
  for (const delay of allPasses) room = allPass(room, Math.round(delay * rate), ALL_PASS_GAIN);
  return dry.map((sample, at) => (1 - wet) * sample + wet * (room[at] ?? 0));
}

/** y[n] = x[n] + gain · y[n − delay] */
function comb(samples: Float32Array, delay: number, gain: number): Float32Array<ArrayBuffer> {
  const changed = new Float32Array(samples);
  for (let at = delay; at < changed.length; at++) changed[at] = (changed[at] ?? 0) + gain * (changed[at - delay] ?? 0);
  return changed;
}

/** y[n] = −gain · x[n] + x[n − delay] + gain · y[n − delay] */
function allPass(samples: Float32Array, delay: number, gain: number): Float32Array<ArrayBuffer> {
  const changed = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at++) {
    const before = at >= delay ? (samples[at - delay] ?? 0) + gain * (changed[at - delay] ?? 0) : 0;
    changed[at] = before - gain * (samples[at] ?? 0);
  }
  return changed;
}
