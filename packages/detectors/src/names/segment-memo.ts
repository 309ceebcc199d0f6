import { MAX_SEGMENT, type Segment } from './segment-reader.ts';

/** Few: a benchmark that reads one text again and again should measure the tagger, not this. */
const SLOT_BITS = 4;
const LANES = 3;
const STRIDE = MAX_SEGMENT * LANES;

/** A name in a segment, by its words. */
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
 * What was found in lines that have just been read: rows of a log or a table, signatures, and texts that repeat to waste time.
 * It holds hashes of words and no text, in constant memory.
 */
export class SegmentMemo {
  readonly #entries: (Entry | undefined)[] = Array.from({ length: 1 << SLOT_BITS });
  readonly #lanes = new Int32Array(STRIDE << SLOT_BITS);
  #slot = 0;

  /** The names of a segment that is remembered; the slot that it belongs to is kept for `remember`. */
  recall(segment: Segment): readonly SegmentName[] | undefined {
    const { size, opening, words } = segment;
    let hash = opening ^ size;
    for (let at = 0; at < size; at++) hash = Math.imul(hash ^ (words[at] as number), 0x0100_0193);
    this.#slot = Math.imul(hash ^ (hash >>> 15), 0x9e37_79b1) >>> (32 - SLOT_BITS);
    const entry = this.#entries[this.#slot];
    if (entry?.size !== size || entry.opening !== opening) return undefined;
    return this.#isSame(segment) ? entry.names : undefined;
  }

  /** Keeps the names of the segment that was asked for last. */
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

/** A word's length and shape, and whether it is glued to the one before: all that features know of it but its letters. */
const lookOf = ({ starts, ends, shapes, glued }: Segment, at: number): number =>
  (((ends[at] as number) - (starts[at] as number)) << 6) | ((shapes[at] as number) << 1) | (glued[at] as number);
