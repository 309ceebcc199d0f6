import type { BitReader } from '../bit-reader.ts';
import { Codebook } from '../codebook.ts';
import { GRANULE_LINES, type Mp3Band } from './mp3-bands.ts';
import { type Mp3Code, pairCodes, quadCodes } from './mp3-codes.ts';
import type { ScaleFactors } from './scale-factors.ts';
import type { GranuleInfo } from './side-info.ts';

const codebookOf = ({ lengths, symbols }: Mp3Code): Codebook => new Codebook(lengths, symbols);
const pairs = new Map(Object.entries(pairCodes).map(([table, code]) => [Number(table), codebookOf(code)]));
const quads = quadCodes.map(codebookOf);
/** The bits that a value of 15 is followed by, from table 16 on. These tables share two codes. */
const moreBits = [1, 2, 3, 4, 6, 8, 10, 13, 4, 5, 6, 7, 8, 9, 11, 13];
const FIRST_LONG = 16;
const SECOND_CODE = 24;
const MORE = 15;

/** The gain at which a value is a line of full scale. */
const UNIT_GAIN = 210;
/** What is added to the factors of the upper bands if preemphasis is on. */
const preemphasis = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 2, 0];
const powers = Float64Array.from({ length: 8_192 + 16 }, (_, value) => value ** (4 / 3));

/** Reads the quantised values of a granule, which end at the bit `end` (ISO/IEC 11172-3, section 2.4.1.7). */
export function readLines(reader: BitReader, info: GranuleInfo, end: number): Float64Array {
  const lines = new Float64Array(GRANULE_LINES);
  const { pairLines, regionEnds, tables } = info;
  let line = 0;
  for (const [region, table] of tables.entries()) {
    const to = Math.min(pairLines, regionEnds[region] ?? pairLines);
    readPairs(reader, table, lines.subarray(Math.min(line, to), to));
    line = Math.max(line, to);
  }
  readQuads(reader, quads[info.quadTable], lines.subarray(pairLines), end);
  return lines;
}

function readPairs(reader: BitReader, table: number, lines: Float64Array): void {
  if (table === 0) return;
  const isLong = table >= FIRST_LONG;
  const code = pairs.get(isLong ? (table < SECOND_CODE ? FIRST_LONG : SECOND_CODE) : table);
  if (!code) throw new Error(`a granule has the reserved table ${table}`);
  const more = isLong ? (moreBits[table - FIRST_LONG] ?? 0) : 0;
  for (let line = 0; line < lines.length; line += 2) {
    const symbol = code.read(reader);
    lines[line] = readValue(reader, symbol >> 4, more);
    lines[line + 1] = readValue(reader, symbol & 15, more);
  }
}

function readValue(reader: BitReader, start: number, more: number): number {
  if (start === 0) return 0;
  const value = start === MORE && more > 0 ? start + reader.read(more) : start;
  return reader.readFlag() ? -value : value;
}

/** Reads values of at most 1 up to the end of the granule. Four values that reach beyond it are none. */
function readQuads(reader: BitReader, code: Codebook | undefined, lines: Float64Array, end: number): void {
  for (let line = 0; line + 4 <= lines.length && code && reader.position < end; line += 4) {
    const symbol = code.read(reader);
    for (let at = 0; at < 4; at += 1) lines[line + at] = readValue(reader, (symbol >> (3 - at)) & 1, 0);
    if (reader.position > end) lines.fill(0, line, line + 4);
  }
}

/** Makes the lines of the quantised values. */
export function scaleLines(
  lines: Float64Array,
  bands: readonly Mp3Band[],
  { gain, windowGains, scaleStep }: GranuleInfo,
  { factors, hasPreemphasis }: ScaleFactors,
): void {
  for (const [at, { start, width, window }] of bands.entries()) {
    const raised = hasPreemphasis && window === undefined ? (preemphasis[at] ?? 0) : 0;
    const windowGain = window === undefined ? 0 : 8 * (windowGains[window] ?? 0);
    const exponent = (gain - UNIT_GAIN - windowGain) / 4 - scaleStep * ((factors[at] ?? 0) + raised);
    scaleBand(lines.subarray(start, start + width), 2 ** exponent);
  }
}

function scaleBand(lines: Float64Array, scale: number): void {
  for (let line = 0; line < lines.length; line += 1) {
    const value = lines[line] ?? 0;
    const size = (powers[Math.abs(value)] ?? 0) * scale;
    lines[line] = value < 0 ? -size : size;
  }
}
