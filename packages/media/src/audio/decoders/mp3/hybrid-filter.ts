import { GRANULE_LINES, type Mp3Band } from './mp3-bands.ts';
import type { GranuleInfo } from './side-info.ts';

/** The subbands of the filter bank, and the lines of each. */
export const SUBBANDS = 32;
export const SUBBAND_LINES = 18;
const WINDOW = 2 * SUBBAND_LINES;
const SHORT_SHAPE = 2;
/** Subbands of a mixed layout with a long window. */
const MIXED_LONG = 2;

/** How the lines on both sides of a border between subbands mix (ISO/IEC 11172-3, table B.9). */
const butterflies = [-0.6, -0.535, -0.33, -0.185, -0.095, -0.041, -0.0142, -0.0037].map((weight) => ({
  cos: 1 / Math.sqrt(1 + weight ** 2),
  sin: weight / Math.sqrt(1 + weight ** 2),
}));

/** The weights with which the lines of a subband make its samples, by the shape of the window. */
const matrices = [0, 1, 2, 3].map((shape) => (shape === SHORT_SHAPE ? shortMatrix() : longMatrix(shape)));

/** Makes the samples of the subbands from the lines of one channel (ISO/IEC 11172-3, section 2.4.3.4.10). */
export class HybridFilter {
  readonly #overlap = new Float64Array(GRANULE_LINES);
  readonly #output = new Float64Array(GRANULE_LINES);

  /** Returns 18 samples of each subband, one subband after the other. The next call reuses the array. */
  next(lines: Float64Array, { layout, shape }: GranuleInfo): Float64Array {
    const long = layout === 'long' ? SUBBANDS : layout === 'mixed' ? MIXED_LONG : 0;
    for (let border = 1; border < long; border += 1) mixBorder(lines, border * SUBBAND_LINES);
    for (let subband = 0; subband < SUBBANDS; subband += 1) {
      this.#transform(lines, subband, layout !== 'long' && subband < long ? 0 : shape);
    }
    return this.#output;
  }

  #transform(lines: Float64Array, subband: number, shape: number): void {
    const matrix = matrices[shape] ?? new Float64Array();
    const from = subband * SUBBAND_LINES;
    const isSilent = isZero(lines, from, from + SUBBAND_LINES);
    for (let at = 0; at < SUBBAND_LINES; at += 1) {
      const early = (isSilent ? 0 : weighted(matrix, at, lines, from)) + (this.#overlap[from + at] ?? 0);
      // Every other sample of every other subband has the other sign.
      this.#output[from + at] = at & subband & 1 ? -early : early;
      this.#overlap[from + at] = isSilent ? 0 : weighted(matrix, at + SUBBAND_LINES, lines, from);
    }
  }
}

/** Puts the lines of the three short windows next to each other, line by line. */
export function interleave(lines: Float64Array, bands: readonly Mp3Band[]): void {
  const stored = lines.slice();
  for (const { start, width, window } of bands) {
    if (window === undefined) continue;
    const first = start - window * width + window;
    for (let line = 0; line < width; line += 1) lines[first + 3 * line] = stored[start + line] ?? 0;
  }
}

function mixBorder(lines: Float64Array, border: number): void {
  for (const [at, { cos, sin }] of butterflies.entries()) {
    const below = lines[border - 1 - at] ?? 0;
    const above = lines[border + at] ?? 0;
    lines[border - 1 - at] = below * cos - above * sin;
    lines[border + at] = above * cos + below * sin;
  }
}

function isZero(lines: Float64Array, from: number, to: number): boolean {
  for (let line = from; line < to; line += 1) if (lines[line] !== 0) return false;
  return true;
}

function weighted(matrix: Float64Array, row: number, lines: Float64Array, from: number): number {
  const start = row * SUBBAND_LINES;
  let sum = 0;
  for (let at = 0; at < SUBBAND_LINES; at += 1) sum += (matrix[start + at] ?? 0) * (lines[from + at] ?? 0);
  return sum;
}

function longMatrix(shape: number): Float64Array {
  return Float64Array.from({ length: WINDOW * SUBBAND_LINES }, (_, place) => {
    const [row, line] = [Math.floor(place / SUBBAND_LINES), place % SUBBAND_LINES];
    return longWindow(shape, row) * cosineAt(WINDOW, row, line);
  });
}

/** Three short windows, each of 12 samples, begin 6 samples after each other. */
function shortMatrix(): Float64Array {
  return Float64Array.from({ length: WINDOW * SUBBAND_LINES }, (_, place) => {
    const [row, line] = [Math.floor(place / SUBBAND_LINES), place % SUBBAND_LINES];
    const at = row - 6 - 6 * (line % 3);
    return at < 0 || at >= 12 ? 0 : sine(12, at) * cosineAt(12, at, Math.floor(line / 3));
  });
}

function sine(size: number, at: number): number {
  return Math.sin((Math.PI / size) * (at + 0.5));
}

function cosineAt(size: number, at: number, line: number): number {
  return Math.cos((Math.PI / (2 * size)) * (2 * at + 1 + size / 2) * (2 * line + 1));
}

/** A long window, of which shape 1 falls and shape 3 rises like a short one. */
function longWindow(shape: number, at: number): number {
  const isMixedHalf = (shape === 1 && at >= SUBBAND_LINES) || (shape === 3 && at < SUBBAND_LINES);
  if (!isMixedHalf) return sine(WINDOW, at);
  const outward = shape === 1 ? at - SUBBAND_LINES : SUBBAND_LINES - 1 - at;
  if (outward < 6) return 1;
  return outward < 12 ? sine(12, outward) : 0;
}
