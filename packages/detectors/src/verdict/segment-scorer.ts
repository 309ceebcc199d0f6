import { COLUMNS, FeatureExtractor } from '../features/hash-features.ts';
import type { HeadHeader, Heads } from '../heads/head-file.ts';
import { lettersReading } from '../normalise/fold-letters.ts';
import { joinedReading } from '../normalise/join-letters.ts';
import { hasRefusalCue } from './refusal-cues.ts';

/**
 * The hashed heads' sums for one segment. Sums are additive, so the log-odds of any run of segments can be computed.
 */
export interface SegmentSums {
  /** Number of distinct features. */
  readonly size: number;
  /** One sum per head, in quantised steps. */
  readonly sums: readonly number[];
  /** Whether it contains a refusal phrase. */
  readonly hasCue: boolean;
}

const extractor = new FeatureExtractor();
const stamps = new Int32Array(COLUMNS);
let stamp = 0;

/** Returns the distinct columns of a segment of a plain reading. The array is reused by the next call. */
export function columnsOf(segment: string): Int32Array {
  return columnsOfLetters(lettersIn(segment));
}

const lettersIn = (segment: string): string => lettersReading(joinedReading(segment).text).text;

function columnsOfLetters(letters: string): Int32Array {
  const { columns, ends } = extractor.extract(letters);
  stamp += 1;
  let size = 0;
  const all = ends.at(-1) ?? 0;
  for (let at = 0; at < all; at += 1) {
    const column = columns[at] as number;
    if (stamps[column] === stamp) continue;
    stamps[column] = stamp;
    columns[size] = column;
    size += 1;
  }
  return columns.subarray(0, size);
}

/** Returns the sums of all heads for one segment. */
export function sumsOf(segment: string, { header, weights }: Heads): SegmentSums {
  const letters = lettersIn(segment);
  const columns = columnsOfLetters(letters);
  const sums = header.heads.map((_, head) => sumOf(columns, weights, head, header.heads.length));
  return { size: columns.length, sums, hasCue: hasRefusalCue(letters) };
}

/** Head by head: the weights of a column stand together, so they are in the processor's cache after the first head. */
function sumOf(columns: Int32Array, weights: Int8Array, head: number, count: number): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at += 1) sum += weights[(columns[at] as number) * count + head] as number;
  return sum;
}

/** Returns the log-odds of one head for a run of segments. */
export function logOddsOf(run: readonly SegmentSums[], head: number, { scale, bias }: HeadHeader): number {
  let [sum, size] = [0, 0];
  for (const part of run) {
    sum += part.sums[head] ?? 0;
    size += part.size;
  }
  return bias + (sum * scale) / Math.sqrt(size || 1);
}
