import type { Mp3Band } from './mp3-bands.ts';
import type { Mp3Header } from './mp3-header.ts';
import type { ScaleFactors } from './scale-factors.ts';

/** The two channels of a granule, whose bands are those of the right one. */
export interface Mp3Pair {
  readonly left: Float64Array;
  readonly right: Float64Array;
  readonly bands: readonly Mp3Band[];
  /** The factors of the right channel, which are places in the bands above its sound. */
  readonly places: ScaleFactors;
  /** How much one place changes the loudness, in MPEG-2. */
  readonly placeStep: number;
}

const NO_PLACE = 7;

/** Makes left and right of middle and side, or of one channel and places (ISO/IEC 11172-3, section 2.4.3.4.9). */
export function joinMp3Stereo(pair: Mp3Pair, header: Mp3Header): void {
  const isPlaced = header.isIntensity ? placedBands(pair) : [];
  for (const [at, { start, width }] of pair.bands.entries()) {
    const lines = { left: pair.left.subarray(start, start + width), right: pair.right.subarray(start, start + width) };
    const shares = isPlaced[at] ? sharesOf(pair, at, header.isMpeg1) : undefined;
    if (shares) placeLines(lines, shares);
    else if (header.isMiddleSide) separateLines(lines);
  }
}

/** Which bands lie above the last one in which the right channel has sound. Short windows each have their own. */
function placedBands({ right, bands }: Mp3Pair): boolean[] {
  const found = new Set<number | undefined>();
  const isPlaced: boolean[] = [];
  for (const [at, { start, width, window }] of [...bands.entries()].reverse()) {
    if (right.subarray(start, start + width).some((line) => line !== 0)) found.add(window);
    isPlaced[at] = window === undefined ? found.size === 0 : !found.has(window);
  }
  return isPlaced;
}

interface Shares {
  readonly left: number;
  readonly right: number;
}

/** What each side has of a band, or undefined if the band has no place. The last band has that of the one before. */
function sharesOf({ bands, places, placeStep }: Mp3Pair, band: number, isMpeg1: boolean): Shares | undefined {
  const windows = bands.at(-1)?.window === undefined ? 1 : 3;
  const at = band >= bands.length - windows ? band - windows : band;
  const place = places.factors[at] ?? 0;
  if (place === (isMpeg1 ? NO_PLACE : places.limits[at])) return undefined;
  if (!isMpeg1) {
    const quieter = placeStep ** Math.ceil(place / 2);
    return place % 2 === 1 ? { left: quieter, right: 1 } : { left: 1, right: quieter };
  }
  const angle = (place * Math.PI) / 12;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { left: sin / (sin + cos), right: cos / (sin + cos) };
}

interface LinePair {
  readonly left: Float64Array;
  readonly right: Float64Array;
}

function placeLines({ left, right }: LinePair, shares: Shares): void {
  for (let line = 0; line < left.length; line += 1) {
    const value = left[line] ?? 0;
    left[line] = value * shares.left;
    right[line] = value * shares.right;
  }
}

function separateLines({ left, right }: LinePair): void {
  for (let line = 0; line < left.length; line += 1) {
    const middle = (left[line] ?? 0) * Math.SQRT1_2;
    const side = (right[line] ?? 0) * Math.SQRT1_2;
    left[line] = middle + side;
    right[line] = middle - side;
  }
}
