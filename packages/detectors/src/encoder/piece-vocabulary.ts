import { buildPieceTrie, type PieceTrie } from './piece-trie.ts';

/** A unigram vocabulary, ready to be searched; penalties and lengths are by id. */
export interface PieceVocabulary extends PieceTrie {
  readonly penalties: Float64Array;
  readonly lengths: Uint8Array;
  /** The unit class of the mark that stands before a word, and of a space. */
  readonly wordMark: number;
}

const WORD_MARK = '\u2581';
/** Ids that stand for no text: unknown, sentence start and end, three unused. */
const RESERVED = 6;

/** Reads a vocabulary file: a line a piece in the order of ids, `<penalty><TAB><piece>`. */
export function readPieceVocabulary(file: string): PieceVocabulary {
  const lines = file.split('\n').filter((line) => line !== '');
  const pieces = lines.map((line) => line.slice(line.indexOf('\t') + 1));
  const trie = buildPieceTrie(pieces, RESERVED);
  const wordMark = trie.classes[WORD_MARK.charCodeAt(0)] ?? 0;
  trie.classes[0x20] = wordMark;
  return {
    ...trie,
    wordMark,
    penalties: Float64Array.from(lines, (line) => Number(line.slice(0, line.indexOf('\t')))),
    lengths: Uint8Array.from(pieces, (piece, id) => (id < RESERVED ? 1 : piece.length)),
  };
}
