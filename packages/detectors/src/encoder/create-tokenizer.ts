import { LRUCache } from 'lru-cache';
import { ownCopy } from '../normalise/own-copy.ts';
import { cutWord } from './cut-word.ts';
import { type PieceVocabulary, readPieceVocabulary } from './piece-vocabulary.ts';
import { readableCharacters } from './readable-characters.ts';

/** The pieces of a text: their ids, and the code unit at which each starts. A piece ends where the next one starts. */
export interface Pieces {
  readonly ids: Uint32Array;
  readonly starts: Uint32Array;
}

/** Splits a text into the pieces of a SentencePiece unigram vocabulary, in linear time. */
export interface Tokenizer {
  /**
   * Returns the pieces of a text whose words stand apart by one space (`encoderReading`). A run of characters without a
   * piece becomes one piece `unknown`.
   */
  pieces(text: string): Pieces;
}

/** A word in pieces. Starts are counted from the word's first code unit. */
interface KnownWord {
  readonly ids: readonly number[];
  readonly starts: readonly number[];
}

const WORD_MARK = '\u2581';
const MAX_KEPT_WORDS = 50_000;
/** Longer words are rare, and would fill the memory of the known ones. */
const MAX_KEPT_LENGTH = 32;
const word = /[^ ]+/g;

/** Creates a tokenizer from a vocabulary file, as `readPieceVocabulary` describes it. Recently read words are cached. */
export function createTokenizer(file: string): Tokenizer {
  const vocabulary = readPieceVocabulary(file);
  const kept = new LRUCache<string, KnownWord>({ max: MAX_KEPT_WORDS });

  function knownWord(text: string): KnownWord {
    const known = kept.get(text);
    if (known) return known;
    const cut = readWord(text, vocabulary);
    if (text.length <= MAX_KEPT_LENGTH) kept.set(ownCopy(text), cut);
    return cut;
  }

  return {
    pieces(text) {
      const ids: number[] = [];
      const starts: number[] = [];
      for (const { 0: found, index } of text.matchAll(word)) {
        const cut = knownWord(found);
        for (const id of cut.ids) ids.push(id);
        for (const start of cut.starts) starts.push(index + start);
      }
      return { ids: Uint32Array.from(ids), starts: Uint32Array.from(starts) };
    },
  };
}

/**
 * Cuts a word in the characters that the encoder reads. They may be more or fewer than those of the word, and may stand
 * apart; then starts are spread over the word.
 */
function readWord(text: string, vocabulary: PieceVocabulary): KnownWord {
  const readable = readableCharacters(text);
  const stretch = readable.length === 0 ? 1 : text.length / readable.length;
  const placed = [...readable.matchAll(word)].flatMap(({ 0: part, index }) =>
    cutWord(WORD_MARK + part, vocabulary).map(({ id, start }) => ({ id, at: index + Math.max(0, start - 1) })),
  );
  return {
    ids: placed.map(({ id }) => id),
    starts: placed.map(({ at }) => Math.min(text.length - 1, Math.floor(at * stretch))),
  };
}
