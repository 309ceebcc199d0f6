import { COLUMNS, FeatureExtractor } from '../../packages/detectors/src/features/hash-features.ts';
import { scriptsOfBlocks } from '../../packages/detectors/src/features/script-of.ts';
import { viewsOf } from '../../packages/detectors/src/index.ts';
import type { Row } from '../evaluate/row.ts';

/** A text as the trainer sees it: the distinct columns of each block. `ends[i]` is where the columns of block `i` end. */
export interface Prepared {
  readonly columns: Int32Array;
  readonly ends: Int32Array;
  /** The first block of each unit, and the number of blocks. */
  readonly units: Int32Array;
  /** The script of each block, or undefined if all are Latin. */
  readonly scripts: Uint8Array | undefined;
}

const extractor = new FeatureExtractor();
const stamps = new Int32Array(COLUMNS).fill(-1);
let stamp = 0;

/** Returns the features of a row, as the detector would have them. */
export function prepare({ text }: Pick<Row, 'text'>): Prepared {
  const { letters } = viewsOf(text);
  const blocks = extractor.extract(letters.text);
  const distinct = new Int32Array(blocks.ends.at(-1) ?? 0);
  const ends = new Int32Array(blocks.ends.length);
  let size = 0;
  let from = 0;
  for (const [block, end] of blocks.ends.entries()) {
    stamp += 1;
    for (let at = from; at < end; at += 1) {
      const column = blocks.columns[at] as number;
      if (stamps[column] === stamp) continue;
      stamps[column] = stamp;
      distinct[size] = column;
      size += 1;
    }
    ends[block] = size;
    from = end;
  }
  return {
    columns: distinct.slice(0, size),
    ends,
    units: Int32Array.from(blocks.units),
    scripts: scriptsOfBlocks(letters.text, blocks),
  };
}
