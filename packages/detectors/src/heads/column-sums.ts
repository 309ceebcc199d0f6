import { COLUMNS, type FeatureBlocks } from '../features/hash-features.ts';

/**
 * Running sums over the blocks of a text. `sums[block * heads + head]` is the sum of a head's weights over the blocks
 * before `block`. `sizes[block]` is the number of features in these blocks, where each feature counts once per block.
 */
export interface BlockSums {
  readonly sums: readonly number[];
  readonly sizes: readonly number[];
  readonly heads: number;
}

/** Weights per 32-bit word. */
const LANES = 4;
/** Added to a weight from -128 to 127 to make it an unsigned byte. */
const BIAS = 128;
/** Bytes that can be added before a 16-bit lane overflows. */
const MAX_ADDED = 256;
const EVERY_OTHER = 0x00ff_00ff;

/**
 * Sums the weights of a text's columns, block by block. Memory latency dominates the time. So four weights share one
 * word, and short loops run over many columns to let the loads overlap.
 */
export class ColumnSums {
  readonly #heads: number;
  /** Words per column. */
  readonly #words: number;
  readonly #packed: Int32Array;
  /** Stamp of the block in which a column was last seen. One byte per column keeps the array in the cache. */
  readonly #stamps = new Uint8Array(COLUMNS);
  #stamp = 0;

  constructor(weights: Int8Array, heads: number) {
    this.#heads = heads;
    this.#words = Math.ceil(heads / LANES);
    this.#packed = packed(weights, heads, this.#words);
  }

  /**
   * Returns running sums, so that any window is the difference of two rows. A feature counts once per block. Also moves
   * the distinct columns of each block to the start of that block in `columns`.
   */
  over({ columns, ends }: FeatureBlocks): BlockSums {
    const heads = this.#heads;
    // Plain arrays, because most texts have few blocks: to allocate typed arrays costs more than the sums.
    const sums = new Array<number>((ends.length + 1) * heads).fill(0);
    const sizes = new Array<number>(ends.length + 1).fill(0);
    let start = 0;
    for (let block = 0; block < ends.length; block += 1) {
      const end = ends[block] as number;
      const kept = this.#keepFirsts(columns, start, end);
      const row = (block + 1) * heads;
      for (let head = 0; head < heads; head += 1) sums[row + head] = sums[row - heads + head] as number;
      for (let from = start; from < kept; from += MAX_ADDED) {
        this.#add(columns, from, Math.min(kept, from + MAX_ADDED), { sums, row });
      }
      sizes[block + 1] = (sizes[block] as number) + kept - start;
      start = end;
    }
    return { sums, sizes, heads };
  }

  /** Moves the distinct columns of a block to its start, in order, and returns where they end. */
  #keepFirsts(columns: Int32Array, start: number, end: number): number {
    const stamps = this.#stamps;
    this.#stamp += 1;
    if (this.#stamp > 255) {
      stamps.fill(0);
      this.#stamp = 1;
    }
    const stamp = this.#stamp;
    let kept = start;
    for (let at = start; at < end; at += 1) {
      const column = columns[at] as number;
      if (stamps[column] === stamp) continue;
      stamps[column] = stamp;
      columns[kept] = column;
      kept += 1;
    }
    return kept;
  }

  #add(columns: Int32Array, from: number, to: number, { sums, row }: { sums: number[]; row: number }): void {
    const weights = this.#packed;
    const words = this.#words;
    const bias = (to - from) * BIAS;
    for (let word = 0; word < words; word += 1) {
      let even = 0;
      let odd = 0;
      for (let at = from; at < to; at += 1) {
        const four = weights[(columns[at] as number) * words + word] as number;
        even = (even + (four & EVERY_OTHER)) | 0;
        odd = (odd + ((four >>> 8) & EVERY_OTHER)) | 0;
      }
      const four = [even & 0xffff, odd & 0xffff, even >>> 16, odd >>> 16];
      const first = word * LANES;
      for (let lane = 0; lane < LANES && first + lane < this.#heads; lane += 1) {
        sums[row + first + lane] = (sums[row + first + lane] as number) + (four[lane] as number) - bias;
      }
    }
  }
}

function packed(weights: Int8Array, heads: number, words: number): Int32Array {
  const made = new Int32Array(words * COLUMNS);
  for (let column = 0; column < COLUMNS; column += 1) {
    for (let head = 0; head < heads; head += 1) {
      const at = column * words + (head >> 2);
      made[at] = (made[at] as number) | (((weights[column * heads + head] as number) + BIAS) << ((head & 3) * 8));
    }
  }
  return made;
}
