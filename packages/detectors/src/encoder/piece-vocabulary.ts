/** The pieces of a SentencePiece unigram vocabulary: what each is called and how likely it is. */
export interface PieceVocabulary {
  readonly idOf: ReadonlyMap<string, number>;
  /** Log-probabilities by id. */
  readonly scores: Float64Array;
  /** Length of the longest piece, in UTF-16 code units. */
  readonly longest: number;
  /** The log-probability of a character without a piece. */
  readonly unknownScore: number;
}

/** Ids that stand for no text, in the order of XLM-R. */
export const special = { start: 0, padding: 1, end: 2, unknown: 3 } as const;
const FIRST_PIECE = 4;
/** By how much an unknown character is less likely than the least likely piece, as in SentencePiece. */
const UNKNOWN_PENALTY = 10;

/** Reads a vocabulary file: one `<log-probability><TAB><piece>` a line, in the order of ids. */
export function readPieceVocabulary(file: string): PieceVocabulary {
  const lines = file.split('\n').filter((line) => line !== '');
  const idOf = new Map<string, number>();
  const scores = new Float64Array(lines.length);
  let longest = 1;
  let least = 0;
  for (const [id, line] of lines.entries()) {
    const tab = line.indexOf('\t');
    // The base has them in single precision: else two ways that are equally likely would differ by a rounding.
    scores[id] = Math.fround(Number(line.slice(0, tab)));
    if (id < FIRST_PIECE) continue;
    const piece = line.slice(tab + 1);
    idOf.set(piece, id);
    longest = Math.max(longest, piece.length);
    least = Math.min(least, scores[id] ?? 0);
  }
  return { idOf, scores, longest, unknownScore: least - UNKNOWN_PENALTY };
}
