import { FEATURE_BITS, FeatureExtractor } from '../features/hash-features.ts';
import type { HeadHeader, Heads } from '../heads/head-file.ts';
import { lettersReading } from '../normalise/fold-letters.ts';
import { joinedReading } from '../normalise/join-letters.ts';
import { hasRefusalCue } from './refusal-cues.ts';

/** What the hashed heads see in one segment: sums add up over segments, so that any run of them has its log-odds. */
export interface SegmentSums {
  /** Distinct features. */
  readonly size: number;
  /** One a head, in steps of the head's scale. */
  readonly sums: readonly number[];
  /** It declines in so many words. */
  readonly hasCue: boolean;
}

const extractor = new FeatureExtractor();
const stamps = new Int32Array(1 << FEATURE_BITS);
let stamp = 0;

/** The distinct columns of a segment that was cut from a plain reading. What is answered is good until the next call. */
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

/** The sums of every head over one segment. */
export function sumsOf(segment: string, { header, weights }: Heads): SegmentSums {
  const letters = lettersIn(segment);
  const columns = columnsOfLetters(letters);
  const count = header.heads.length;
  const sums = new Array<number>(count).fill(0);
  for (const column of columns) {
    const first = column * count;
    for (let head = 0; head < count; head += 1) sums[head] = (sums[head] ?? 0) + (weights[first + head] ?? 0);
  }
  return { size: columns.length, sums, hasCue: hasRefusalCue(letters) };
}

/** Log-odds of a run of segments by one head. */
export function logOddsOf(run: readonly SegmentSums[], head: number, { scale, bias }: HeadHeader): number {
  let [sum, size] = [0, 0];
  for (const part of run) {
    sum += part.sums[head] ?? 0;
    size += part.size;
  }
  return bias + (sum * scale) / Math.sqrt(size || 1);
}
