import type { BitReader } from '../bit-reader.ts';
import { endOfLong, GRANULE_LINES, type Mp3Layout } from './mp3-bands.ts';
import type { Mp3Header } from './mp3-header.ts';

/** What is said of one granule of a channel (ISO/IEC 11172-3, section 2.4.1.7). */
export interface GranuleInfo {
  /** Bits of the scale factors and the values. */
  readonly bits: number;
  /** Lines that are stored in pairs. */
  readonly pairLines: number;
  readonly gain: number;
  readonly scaleCode: number;
  readonly layout: Mp3Layout;
  /** The shape of the long windows: 0 to 3. */
  readonly shape: number;
  /** The Huffman tables of the three regions of pairs, and where the first two end. */
  readonly tables: readonly number[];
  readonly regionEnds: readonly number[];
  readonly windowGains: readonly number[];
  readonly hasPreemphasis: boolean;
  /** Each step of a scale factor halves a line, or divides it by the square root of 2. */
  readonly scaleStep: number;
  readonly quadTable: number;
}

/** What is said of the granules of a frame. */
export interface SideInfo {
  /** Bytes of the sound that were stored in the frames before. */
  readonly borrowed: number;
  /** For each channel, which of four parts of the scale factors the second granule takes from the first one. */
  readonly shared: readonly (readonly boolean[])[];
  /** The channels of each granule. */
  readonly granules: readonly (readonly GranuleInfo[])[];
}

const SHORT_SHAPE = 2;

/** The bytes of the side information. */
export const sideBytes = ({ isMpeg1, channels }: Mp3Header): number =>
  isMpeg1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;

export function readSideInfo(reader: BitReader, header: Mp3Header): SideInfo {
  const { isMpeg1, channels } = header;
  const borrowed = reader.read(isMpeg1 ? 9 : 8);
  reader.skip(isMpeg1 ? (channels === 1 ? 5 : 3) : channels);
  const each = Array.from({ length: channels });
  const shared = each.map(() => Array.from({ length: isMpeg1 ? 4 : 0 }, () => reader.readFlag()));
  const granules = Array.from({ length: isMpeg1 ? 2 : 1 }, () => each.map(() => readGranule(reader, header)));
  return { borrowed, shared, granules };
}

function readGranule(reader: BitReader, header: Mp3Header): GranuleInfo {
  const bits = reader.read(12);
  const pairLines = 2 * reader.read(9);
  if (pairLines > GRANULE_LINES) throw new Error('a granule has too many lines');
  const gain = reader.read(8);
  const scaleCode = reader.read(header.isMpeg1 ? 4 : 9);
  const windows = reader.readFlag() ? readSwitched(reader, header) : readLong(reader, header);
  const hasPreemphasis = header.isMpeg1 && reader.readFlag();
  const scaleStep = reader.readFlag() ? 1 : 0.5;
  return { bits, pairLines, gain, scaleCode, ...windows, hasPreemphasis, scaleStep, quadTable: reader.read(1) };
}

function readLong(reader: BitReader, { rateIndex }: Mp3Header) {
  const tables = [reader.read(5), reader.read(5), reader.read(5)];
  const first = reader.read(4) + 1;
  const second = first + reader.read(3) + 1;
  const regionEnds = [endOfLong(rateIndex, first), endOfLong(rateIndex, second)];
  return { layout: 'long', shape: 0, tables, regionEnds, windowGains: [0, 0, 0] } as const;
}

function readSwitched(reader: BitReader, { isMpeg1, rateIndex }: Mp3Header) {
  const shape = reader.read(2);
  const isMixed = reader.readFlag();
  const tables = [reader.read(5), reader.read(5)];
  const windowGains = [reader.read(3), reader.read(3), reader.read(3)];
  const layout: Mp3Layout = shape !== SHORT_SHAPE ? 'long' : isMixed ? 'mixed' : 'short';
  // Nine short bands have as many lines as eight long ones in MPEG-1, and as six in MPEG-2.
  const end = isMpeg1 || shape !== SHORT_SHAPE ? endOfLong(rateIndex, 8) : endOfLong(rateIndex, 6);
  return { layout, shape, tables, regionEnds: [end, GRANULE_LINES], windowGains };
}
