import { resampled } from './resample.ts';

/** Length of a window and of the search around its place, in seconds. */
const WINDOW = 0.03;
const SEARCH = 0.008;
/** Only every n-th sample is compared when the best place is searched: speech has little above a few kilohertz. */
const STRIDE = 4;

/** Returns the sound higher by semitones, or lower if they are negative, at the same tempo. */
export function shiftPitch(samples: Float32Array, rate: number, semitones: number): Float32Array {
  const factor = 2 ** (semitones / 12);
  return resampled(stretched(samples, rate, factor), factor);
}

/**
 * Returns the sound `factor` times as long at the same pitch, by waveform-similarity overlap-add (WSOLA, Verhelst and
 * Roelands 1993): windows are taken from the place, near the regular one, that continues the last window best.
 */
export function stretched(samples: Float32Array, rate: number, factor: number): Float32Array {
  const half = Math.round((WINDOW * rate) / 2);
  const search = Math.round(SEARCH * rate);
  const window = Float32Array.from(
    { length: 2 * half },
    (_, at) => 0.5 - 0.5 * Math.cos((Math.PI * (at + 0.5)) / half),
  );
  const changed = new Float32Array(Math.ceil(samples.length * factor) + 2 * half);
  let last = 0;
  for (let out = 0; out < samples.length * factor; out += half) {
    const regular = Math.round(out / factor);
    const from = out === 0 ? 0 : bestPlace(samples, { natural: last + half, regular, search, half });
    for (let at = 0; at < 2 * half; at++) {
      changed[out + at] = (changed[out + at] ?? 0) + (window[at] ?? 0) * (samples[from + at] ?? 0);
    }
    last = from;
  }
  return changed.subarray(0, Math.ceil(samples.length * factor));
}

interface Place {
  /** Where the last window would go on. */
  readonly natural: number;
  /** The middle of the search. */
  readonly regular: number;
  readonly search: number;
  readonly half: number;
}

function bestPlace(samples: Float32Array, { natural, regular, search, half }: Place): number {
  let [best, most] = [Math.max(0, regular), Number.NEGATIVE_INFINITY];
  for (let from = Math.max(0, regular - search); from <= regular + search; from += 2) {
    let likeness = 0;
    for (let at = 0; at < half; at += STRIDE) likeness += (samples[from + at] ?? 0) * (samples[natural + at] ?? 0);
    if (likeness > most) [best, most] = [from, likeness];
  }
  return best;
}
