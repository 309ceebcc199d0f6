import type { BitReader } from '../bit-reader.ts';
import type { Codebook } from '../codebook.ts';
import { scaleFactorCode } from './aac-codes.ts';
import { codebookOf } from './spectrum-codebook.ts';
import type { WindowInfo } from './window-info.ts';

/** What a band holds, beside the codebooks from 1 to 11 for its lines. */
export const bandType = { zero: 0, lastCodebook: 11, noise: 13, intensityInverse: 14, intensity: 15 } as const;

/** The content and the scale of each band, in the order of the spans. */
export interface BandScales {
  readonly types: Uint8Array;
  /** The scale factor, the level of the noise or the place between the channels, by the type of the band. */
  readonly scales: Int16Array;
}

const differences: Codebook = codebookOf(scaleFactorCode);
const MIDDLE = 60;
const NOISE_START = 90 + 256;
const NOISE_BITS = 9;

/** Reads section_data and scale_factor_data (ISO/IEC 14496-3, sections 4.6.2 and 4.6.3). */
export function readBandScales(reader: BitReader, info: WindowInfo, gain: number): BandScales {
  const types = readTypes(reader, info);
  return { types, scales: readScales(reader, types, gain) };
}

function readTypes(reader: BitReader, { sequence, groups, bands }: WindowInfo): Uint8Array {
  const types = new Uint8Array(groups * bands);
  const bits = sequence === 'short' ? 3 : 5;
  for (let group = 0; group < groups; group += 1) {
    for (let band = 0; band < bands; ) {
      const type = reader.read(4);
      const end = band + readLength(reader, bits);
      if (type === 12 || end > bands) throw new Error('a section is damaged');
      types.fill(type, group * bands + band, group * bands + end);
      band = end;
    }
  }
  return types;
}

/** Reads a length of parts that are followed by another one while all of their bits are set. */
function readLength(reader: BitReader, bits: number): number {
  const more = (1 << bits) - 1;
  let length = 0;
  let part = more;
  while (part === more) {
    part = reader.read(bits);
    length += part;
  }
  return length;
}

/** Each scale is stored as the difference to the one before of its kind. The first level of noise is stored plainly. */
function readScales(reader: BitReader, types: Uint8Array, gain: number): Int16Array {
  const scales = new Int16Array(types.length);
  const last = { factor: gain, noise: gain - NOISE_START, place: 0 };
  let isPlain = true;
  for (const [at, type] of types.entries()) {
    if (type === bandType.zero) continue;
    const kind = kindOfScale(type);
    const isPlainNoise = kind === 'noise' && isPlain;
    last[kind] += isPlainNoise ? reader.read(NOISE_BITS) : differences.read(reader) - MIDDLE;
    if (isPlainNoise) isPlain = false;
    scales[at] = last[kind];
    if (last.factor !== (last.factor & 0xff)) throw new Error('a scale factor is out of range');
  }
  return scales;
}

function kindOfScale(type: number): 'factor' | 'noise' | 'place' {
  if (type <= bandType.lastCodebook) return 'factor';
  return type === bandType.noise ? 'noise' : 'place';
}
