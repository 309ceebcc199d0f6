import { PieceLattice } from './piece-lattice.ts';
import { PieceSink, type Pieces } from './piece-sink.ts';
import { readPieceVocabulary } from './piece-vocabulary.ts';

/** Splits a text into the pieces of a SentencePiece unigram vocabulary, in linear time. */
export interface Tokenizer {
  /**
   * Returns the pieces of a text. Spaces become the word mark, and one more is added before the text. A run of
   * characters without a piece becomes a single id 0.
   */
  pieces(text: string): Pieces;
}

/** Units to read at a time, so that working memory does not grow with the text. */
const BLOCK = 16_384;

/** Creates a tokenizer from a vocabulary file: one `<penalty><TAB><piece>` per line, in the order of ids. */
export function createTokenizer(file: string): Tokenizer {
  const vocabulary = readPieceVocabulary(file);
  const { classes, wordMark } = vocabulary;
  const lattice = new PieceLattice(vocabulary, BLOCK);

  /** Unit -1 is the word mark before the text. */
  function loadUnits(text: string, from: number, end: number): void {
    for (let at = Math.max(0, from); at < end; at += 1) lattice.units[at - from] = classes[text.charCodeAt(at)] ?? 0;
    if (from < 0) lattice.units[0] = wordMark;
  }

  return {
    pieces(text) {
      const sink = new PieceSink(text.length + 1);
      let penalty = 0;
      for (let from = text.length === 0 ? 0 : -1; from < text.length; ) {
        const end = blockEnd(text, from);
        loadUnits(text, from, end);
        penalty = lattice.cut(end - from, from, penalty, sink);
        from = end;
      }
      return sink.finish();
    },
  };
}

/** No piece continues after a space, so a cut there does not change the result. */
function blockEnd(text: string, from: number): number {
  const limit = from + BLOCK;
  if (limit >= text.length) return text.length;
  const space = text.lastIndexOf(' ', limit);
  return space > Math.max(from, 0) ? space : limit;
}
