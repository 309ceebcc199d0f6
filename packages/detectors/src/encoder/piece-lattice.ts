import type { PieceSink } from './piece-sink.ts';
import { type PieceVocabulary, TRIE_ROOT } from './piece-vocabulary.ts';

/**
 * Finds the best segmentation of a block of units into pieces, from left to right (Viterbi). An unknown unit has no
 * penalty.
 */
export class PieceLattice {
  /** Classes of the block's units. The caller writes them before each call. */
  readonly units: Uint8Array;
  readonly #vocabulary: PieceVocabulary;
  readonly #best: Float64Array;
  readonly #words: Uint16Array;

  constructor(vocabulary: PieceVocabulary, size: number) {
    this.#vocabulary = vocabulary;
    this.units = new Uint8Array(size);
    this.#best = new Float64Array(size + 1);
    this.#words = new Uint16Array(size + 1);
  }

  /**
   * Splits `units[0..length)` into pieces and adds them to the sink. `offset` is the position of the block in the text.
   * Takes and returns the accumulated penalty.
   */
  cut(length: number, offset: number, penalty: number, sink: PieceSink): number {
    this.#best.fill(0, 0, length + 1);
    this.#best[0] = penalty;
    for (let from = 0; from < length; from += 1) {
      if (this.units[from] === 0) this.#offer(from + 1, this.#best[from] ?? 0, 0);
      else this.#extend(from, length);
    }
    const { lengths } = this.#vocabulary;
    sink.open();
    for (let end = length; end > 0; ) {
      const id = this.#words[end] ?? 0;
      end -= lengths[id] ?? 1;
      sink.add(id, Math.max(0, end + offset));
    }
    sink.close();
    return this.#best[length] ?? 0;
  }

  /** Offers every piece that starts at `from`. */
  #extend(from: number, length: number): void {
    const penalty = this.#best[from] ?? 0;
    const { base, check, ids, penalties } = this.#vocabulary;
    let node = TRIE_ROOT;
    for (let at = from; at < length; at += 1) {
      const next = (base[node] ?? 0) + (this.units[at] ?? 0);
      if (check[next] !== node) return;
      node = next;
      const id = ids[node] ?? 0;
      if (id !== 0) this.#offer(at + 1, penalty + (penalties[id] ?? 0), id);
    }
  }

  /**
   * Of equal paths the last one wins, and a path with penalty 0 counts as unset. The model was trained with this
   * behaviour.
   */
  #offer(end: number, penalty: number, id: number): void {
    const known = this.#best[end] ?? 0;
    if (known !== 0 && penalty > known) return;
    this.#best[end] = penalty;
    this.#words[end] = id;
  }
}
