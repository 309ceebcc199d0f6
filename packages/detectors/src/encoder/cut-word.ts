import { type PieceVocabulary, special } from './piece-vocabulary.ts';

/** A piece of a word, and the code unit at which it starts. */
export interface WordPiece {
  readonly id: number;
  readonly start: number;
}

/** Returns the likeliest pieces of a word (Viterbi). A run of characters without a piece is one piece `unknown`. */
export function cutWord(word: string, vocabulary: PieceVocabulary): WordPiece[] {
  const lattice = new WordLattice(word.length);
  for (let from = 0; from < word.length; from += characterLength(word, from)) extend(lattice, word, from, vocabulary);
  return lattice.pieces();
}

/** Offers every piece that starts at a place. A character that is no piece is unknown. */
function extend(lattice: WordLattice, word: string, from: number, vocabulary: PieceVocabulary): void {
  const { idOf, scores, longest, unknownScore } = vocabulary;
  const first = from + characterLength(word, from);
  const last = Math.min(word.length, from + longest);
  if (!idOf.has(word.slice(from, first))) lattice.offer(from, first, unknownScore, special.unknown);
  for (let end = first; end <= last; end += end < word.length ? characterLength(word, end) : 1) {
    const id = idOf.get(word.slice(from, end));
    if (id !== undefined) lattice.offer(from, end, scores[id] ?? 0, id);
  }
}

const characterLength = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** The best way to each place of a word. */
class WordLattice {
  readonly #best: Float64Array;
  readonly #from: Int32Array;
  readonly #ids: Int32Array;

  constructor(length: number) {
    this.#best = new Float64Array(length + 1).fill(Number.NEGATIVE_INFINITY);
    this.#best[0] = 0;
    this.#from = new Int32Array(length + 1);
    this.#ids = new Int32Array(length + 1);
  }

  offer(from: number, end: number, score: number, id: number): void {
    const sum = (this.#best[from] ?? 0) + score;
    if (sum <= (this.#best[end] ?? 0)) return;
    this.#best[end] = sum;
    this.#from[end] = from;
    this.#ids[end] = id;
  }

  pieces(): WordPiece[] {
    const found: WordPiece[] = [];
    for (let end = this.#ids.length - 1; end > 0; end = this.#from[end] ?? 0) {
      const piece = { id: this.#ids[end] ?? special.unknown, start: this.#from[end] ?? 0 };
      if (piece.id === special.unknown && found.at(-1)?.id === special.unknown) found.pop();
      found.push(piece);
    }
    return found.reverse();
  }
}
