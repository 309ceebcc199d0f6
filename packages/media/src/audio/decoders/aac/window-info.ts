import type { BitReader } from '../bit-reader.ts';
import type { AacBands } from './aac-bands.ts';
import { refused } from './aac-config.ts';

/** How a frame is divided into windows, by its code. */
const windowSequences = ['long', 'start', 'short', 'stop'] as const;
const SHORT_WINDOWS = 8;
const SHORT_LINES = 128;

/** A scale factor band of a group of windows. In each of them it has `width` lines, 128 lines behind each other. */
export interface BandSpan {
  readonly start: number;
  readonly width: number;
  readonly windows: number;
}

/** The windows of a frame and its bands (ISO/IEC 14496-3, section 4.5.2.3). */
export interface WindowInfo {
  readonly sequence: (typeof windowSequences)[number];
  /** True for a Kaiser-Bessel window, false for a sine. */
  readonly isKaiser: boolean;
  readonly windows: number;
  readonly groups: number;
  /** The bands of a group that are transmitted. */
  readonly bands: number;
  /** The bands of all groups, one group after the other. */
  readonly spans: readonly BandSpan[];
  /** The first line of each band in a window, and the end of the last one. */
  readonly offsets: readonly number[];
  /** The first bands to which noise shaping may reach. */
  readonly maxShaped: number;
}

/** Reads the element ics_info. */
export function readWindowInfo(reader: BitReader, table: AacBands): WindowInfo {
  reader.skip(1);
  const sequence = windowSequences[reader.read(2)] ?? 'long';
  const isKaiser = reader.readFlag();
  const isShort = sequence === 'short';
  const bands = reader.read(isShort ? 4 : 6);
  const offsets = isShort ? table.short : table.long;
  if (bands >= offsets.length) throw new Error('a frame has too many bands');
  const lengths = isShort ? groupsOf(reader.read(SHORT_WINDOWS - 1)) : [1];
  if (!isShort && reader.readFlag()) throw refused('uses prediction');
  return {
    sequence,
    isKaiser,
    windows: isShort ? SHORT_WINDOWS : 1,
    groups: lengths.length,
    bands,
    spans: spansOf(lengths, offsets, bands),
    offsets,
    maxShaped: isShort ? table.maxShapedShort : table.maxShapedLong,
  };
}

/** The windows of each group. A bit says for each window after the first one that it belongs to the same group. */
function groupsOf(bits: number): number[] {
  const lengths = [1];
  for (let bit = SHORT_WINDOWS - 2; bit >= 0; bit -= 1) {
    if ((bits >> bit) & 1) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  }
  return lengths;
}

function spansOf(lengths: readonly number[], offsets: readonly number[], bands: number): BandSpan[] {
  let first = 0;
  return lengths.flatMap((windows) => {
    const base = first * SHORT_LINES;
    first += windows;
    return offsets.slice(0, bands).map((offset, band) => {
      const width = (offsets[band + 1] ?? 0) - offset;
      return { start: base + offset, width, windows };
    });
  });
}
