import { InverseMdct } from '../inverse-mdct.ts';
import { FRAME_LINES, SHORT_LINES } from './spectrum.ts';
import type { WindowInfo } from './window-info.ts';

/** Where the first short window begins in a frame, or a short slope in a long window. */
const SHORT_START = (FRAME_LINES - SHORT_LINES) / 2;
/** The sound is in the range of 16 bits. */
const FULL_SCALE = 32_768;

/** The rising half of a window in its two shapes. */
interface Slopes {
  readonly sine: Float64Array;
  readonly kaiser: Float64Array;
}

const shortSlopes = slopesOf(SHORT_LINES, 6);
const longSlopes = slopesOf(FRAME_LINES, 4);
/** The slope of a long window beside short ones: zeros, the slope of a short one, and ones. */
const mixedSlopes: Slopes = { sine: mixed(shortSlopes.sine), kaiser: mixed(shortSlopes.kaiser) };

/** Makes the sound of one channel from its spectra (ISO/IEC 14496-3, section 4.6.11). */
export class FilterBank {
  readonly #long = new InverseMdct(FRAME_LINES);
  readonly #short = new InverseMdct(SHORT_LINES);
  readonly #window = new Float64Array(2 * FRAME_LINES);
  readonly #shortWindow = new Float64Array(2 * SHORT_LINES);
  /** What the frame before adds to the next one. */
  #overlap = new Float64Array(FRAME_LINES);
  #wasKaiser = false;

  /** Returns the sound of the next frame, from -1 to 1. */
  next(spectrum: Float64Array, info: WindowInfo): Float32Array {
    if (info.sequence === 'short') this.#makeShort(spectrum, info.isKaiser);
    else this.#makeLong(spectrum, info);
    const sound = new Float32Array(FRAME_LINES);
    for (let at = 0; at < FRAME_LINES; at += 1) {
      sound[at] = ((this.#overlap[at] ?? 0) + (this.#window[at] ?? 0)) / FULL_SCALE;
    }
    this.#overlap = this.#window.slice(FRAME_LINES);
    this.#wasKaiser = info.isKaiser;
    return sound;
  }

  #makeLong(spectrum: Float64Array, { sequence, isKaiser }: WindowInfo): void {
    this.#long.transform(spectrum, 0, this.#window);
    const rise = slope(sequence === 'stop' ? mixedSlopes : longSlopes, this.#wasKaiser);
    const fall = slope(sequence === 'start' ? mixedSlopes : longSlopes, isKaiser);
    applyWindow(this.#window, rise, fall);
  }

  #makeShort(spectrum: Float64Array, isKaiser: boolean): void {
    this.#window.fill(0);
    const fall = slope(shortSlopes, isKaiser);
    for (let from = 0; from < FRAME_LINES; from += SHORT_LINES) {
      this.#short.transform(spectrum, from, this.#shortWindow);
      applyWindow(this.#shortWindow, from === 0 ? slope(shortSlopes, this.#wasKaiser) : fall, fall);
      const start = SHORT_START + from;
      for (let at = 0; at < this.#shortWindow.length; at += 1) {
        this.#window[start + at] = (this.#window[start + at] ?? 0) + (this.#shortWindow[at] ?? 0);
      }
    }
  }
}

const slope = ({ sine, kaiser }: Slopes, isKaiser: boolean): Float64Array => (isKaiser ? kaiser : sine);

/** Weights both halves. The second one falls as `fall` rises. The transform's sum becomes a mean. */
function applyWindow(window: Float64Array, rise: Float64Array, fall: Float64Array): void {
  const half = rise.length;
  for (let at = 0; at < half; at += 1) {
    window[at] = ((window[at] ?? 0) * (rise[at] ?? 0)) / half;
    window[half + at] = ((window[half + at] ?? 0) * (fall[half - 1 - at] ?? 0)) / half;
  }
}

function slopesOf(size: number, alpha: number): Slopes {
  const sine = Float64Array.from({ length: size }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / (2 * size)));
  return { sine, kaiser: kaiserSlope(size, alpha) };
}

/** The rising half of a Kaiser-Bessel-derived window. */
function kaiserSlope(size: number, alpha: number): Float64Array {
  const kernel = Array.from({ length: size + 1 }, (_, at) =>
    bessel(Math.PI * alpha * Math.sqrt(1 - ((2 * at) / size - 1) ** 2)),
  );
  const whole = kernel.reduce((sum, value) => sum + value, 0);
  let sum = 0;
  return Float64Array.from({ length: size }, (_, at) => {
    sum += kernel[at] ?? 0;
    return Math.sqrt(sum / whole);
  });
}

/** The modified Bessel function of the first kind of order 0. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let order = 1; term > sum * 1e-17; order += 1) {
    term *= (x / (2 * order)) ** 2;
    sum += term;
  }
  return sum;
}

function mixed(short: Float64Array): Float64Array {
  const rise = new Float64Array(FRAME_LINES).fill(1, SHORT_START + SHORT_LINES);
  rise.set(short, SHORT_START);
  return rise;
}
