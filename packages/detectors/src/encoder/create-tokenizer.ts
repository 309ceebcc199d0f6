import { PieceLattice } from './piece-lattice.ts';
import { PieceSink, type Pieces } from './piece-sink.ts';
import { readPieceVocabulary } from './piece-vocabulary.ts';

/** Cuts a text into the pieces of a SentencePiece unigram vocabulary, in linear time. */
export interface Tokenizer {
  /** Spaces become the word mark, one more is put before the text; characters no piece has are id 0, a run of them once. */
  pieces(text: string): Pieces;
}

/** Units read at a time, so that a reading's memory beside its result does not grow with the text. */
const BLOCK = 16_384;

/** A tokenizer of a vocabulary file: a line a piece in the order of ids, `<penalty><TAB><piece>`. */
export function createTokenizer(file: string): Tokenizer {
  const vocabulary = readPieceVocabulary(file);
  const { classes, wordMark } = vocabulary;
  const lattice = new PieceLattice(vocabulary, BLOCK);

  /** Unit -1 is the mark before the text. */
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

/** No piece reaches over a space: there a text can be cut without a trace. */
function blockEnd(text: string, from: number): number {
  const limit = from + BLOCK;
  if (limit >= text.length) return text.length;
  const space = text.lastIndexOf(' ', limit);
  return space > Math.max(from, 0) ? space : limit;
}
