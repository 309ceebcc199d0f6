import { MAX_SEGMENT, type Segment } from './segment-reader.ts';

/** Few slots, so that a benchmark that repeats one text still measures the tagger. */
const SLOT_BITS = 4;
const LANES = 3;
const STRIDE = MAX_SEGMENT * LANES;

/** A name in a segment, as word indexes. */
export interface SegmentName {
  readonly kind: number;
  readonly first: number;
  readonly end: number;
  readonly confidence: number;
}

interface Entry {
  readonly size: number;
  readonly opening: number;
  readonly names: readonly SegmentName[];
}

/**
 * Caches the names of recently read lines. This helps with logs, tables, signatures, and texts that repeat to waste
 * time. It stores hashes of words but no text, and takes constant memory.
 */
export class SegmentMemo {
  readonly #entries: (Entry | undefined)[] = Array.from({ length: 1 << SLOT_BITS });
  readonly #lanes = new Int32Array(STRIDE << SLOT_BITS);
  #slot = 0;

  /** Returns the cached names of a segment, or undefined. Its slot is kept for `remember`. */
  recall(segment: Segment): readonly SegmentName[] | undefined {
    const { size, opening, words } = segment;
    let hash = opening ^ size;
    for (let at = 0; at < size; at++) hash = Math.imul(hash ^ (words[at] as number), 0x0100_0193);
    this.#slot = Math.imul(hash ^ (hash >>> 15), 0x9e37_79b1) >>> (32 - SLOT_BITS);
    const entry = this.#entries[this.#slot];
    if (entry?.size !== size || entry.opening !== opening) return undefined;
    return this.#isSame(segment) ? entry.names : undefined;
  }

  /** Stores the names of the segment of the last `recall`. */
  remember(segment: Segment, names: readonly SegmentName[]): void {
    const { size, opening, words, keys } = segment;
    this.#entries[this.#slot] = { size, opening, names };
    let lane = this.#slot * STRIDE;
    for (let at = 0; at < size; at++) {
      this.#lanes[lane++] = words[at] as number;
      this.#lanes[lane++] = keys[at] as number;
      this.#lanes[lane++] = lookOf(segment, at);
    }
  }

  #isSame(segment: Segment): boolean {
    const { size, words, keys } = segment;
    let lane = this.#slot * STRIDE;
    for (let at = 0; at < size; at++, lane += LANES) {
      if (this.#lanes[lane] !== words[at] || this.#lanes[lane + 1] !== keys[at]) return false;
      if (this.#lanes[lane + 2] !== lookOf(segment, at)) return false;
    }
    return true;
  }
}

/** Packs length, shape and the glued flag of a word. Features depend only on these and its letters. */
const lookOf = ({ starts, ends, shapes, glued }: Segment, at: number): number =>
  (((ends[at] as number) - (starts[at] as number)) << 6) | ((shapes[at] as number) << 1) | (glued[at] as number);
