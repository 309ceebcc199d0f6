import type { BitReader } from '../bit-reader.ts';
import type { Mp3Layout } from './mp3-bands.ts';
import type { GranuleInfo } from './side-info.ts';

/** The scale factors of a granule, in the order of its bands. */
export interface ScaleFactors {
  readonly factors: readonly number[];
  /** The greatest factor of each band's size. As a place between the channels it says that there is none. */
  readonly limits: readonly number[];
  /** Also set if the code of the factors says so. */
  readonly hasPreemphasis: boolean;
}

/** Bits of the factors of the lower and of the upper bands, by the code (ISO/IEC 11172-3, section 2.4.2.7). */
const lowerBits = [0, 0, 0, 0, 3, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4];
const upperBits = [0, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 2, 3];
const counts1: Readonly<Record<Mp3Layout, readonly number[]>> = { long: [11, 10], short: [18, 18], mixed: [17, 18] };
/** The parts of the long bands that the second granule can share. */
const sharedParts = [6, 5, 5, 5];

/** Bands with the same bits, by the range of the code (ISO/IEC 13818-3, section 2.4.3.2). */
const counts2: readonly Readonly<Record<Mp3Layout, readonly number[]>>[] = [
  { long: [6, 5, 5, 5], short: [9, 9, 9, 9], mixed: [6, 9, 9, 9] },
  { long: [6, 5, 7, 3], short: [9, 9, 12, 6], mixed: [6, 9, 12, 6] },
  { long: [11, 10, 0, 0], short: [18, 18, 0, 0], mixed: [15, 18, 0, 0] },
  { long: [7, 7, 7, 0], short: [12, 12, 12, 0], mixed: [6, 15, 12, 0] },
  { long: [6, 6, 6, 3], short: [12, 9, 9, 6], mixed: [6, 12, 9, 6] },
  { long: [8, 8, 5, 0], short: [15, 12, 9, 0], mixed: [6, 18, 9, 0] },
];

/** Reads the factors of MPEG-1. `shared` says which parts are those of the granule `before`. */
export function readFactors1(
  reader: BitReader,
  { scaleCode, layout, hasPreemphasis }: GranuleInfo,
  { before, shared }: { readonly before: ScaleFactors | undefined; readonly shared: readonly boolean[] },
): ScaleFactors {
  const bits = [lowerBits[scaleCode] ?? 0, upperBits[scaleCode] ?? 0];
  if (layout !== 'long' || !before) return { ...readRuns(reader, counts1[layout], bits), hasPreemphasis };
  const factors = sharedParts.flatMap((count, part) => {
    const from = sharedParts.slice(0, part).reduce((sum, each) => sum + each, 0);
    if (shared[part]) return Array.from({ length: count }, (_, at) => before.factors[from + at] ?? 0);
    return Array.from({ length: count }, () => reader.read(bits[part >> 1] ?? 0));
  });
  return { factors, limits: [], hasPreemphasis };
}

/** Reads the factors of MPEG-2. Those of the right channel can be places between the channels. */
export function readFactors2(reader: BitReader, { scaleCode, layout }: GranuleInfo, isPlace: boolean): ScaleFactors {
  const { range, bits } = isPlace ? placeBits(scaleCode >> 1) : factorBits(scaleCode);
  const counts = counts2[range]?.[layout] ?? [];
  return { ...readRuns(reader, counts, bits), hasPreemphasis: range === 2 };
}

function readRuns(reader: BitReader, counts: readonly number[], bits: readonly number[]) {
  const factors = counts.flatMap((count, run) => Array.from({ length: count }, () => reader.read(bits[run] ?? 0)));
  const limits = counts.flatMap((count, run) => Array<number>(count).fill((1 << (bits[run] ?? 0)) - 1));
  return { factors, limits };
}

interface FactorBits {
  readonly range: number;
  readonly bits: readonly number[];
}

function factorBits(code: number): FactorBits {
  if (code < 400) return { range: 0, bits: [Math.floor((code >> 4) / 5), (code >> 4) % 5, (code & 15) >> 2, code & 3] };
  const second = code - 400;
  if (code < 500) return { range: 1, bits: [Math.floor((second >> 2) / 5), (second >> 2) % 5, second & 3, 0] };
  return { range: 2, bits: [Math.floor((code - 500) / 3), (code - 500) % 3, 0, 0] };
}

function placeBits(code: number): FactorBits {
  if (code < 180) return { range: 3, bits: [Math.floor(code / 36), Math.floor((code % 36) / 6), code % 6, 0] };
  const second = code - 180;
  if (code < 244) return { range: 4, bits: [(second & 63) >> 4, (second & 15) >> 2, second & 3, 0] };
  return { range: 5, bits: [Math.floor((code - 244) / 3), (code - 244) % 3, 0, 0] };
}
