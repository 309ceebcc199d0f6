import { LRUCache } from 'lru-cache';
import { type PieceVocabulary, readPieceVocabulary, special } from './piece-vocabulary.ts';
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
interface CutWord {
  readonly ids: readonly number[];
  readonly starts: readonly number[];
}

const WORD_MARK = '\u2581';
const MAX_KEPT_WORDS = 50_000;
/** Longer words are rare, and would fill the memory of the known ones. */
const MAX_KEPT_LENGTH = 32;

/** Creates a tokenizer from a vocabulary file, as `readPieceVocabulary` describes it. */
export function createTokenizer(file: string): Tokenizer {
  const vocabulary = readPieceVocabulary(file);
  const kept = new LRUCache<string, CutWord>({ max: MAX_KEPT_WORDS });

  function cutWord(word: string): CutWord {
    const known = kept.get(word);
    if (known) return known;
    const cut = cutReadable(word, vocabulary);
    if (word.length <= MAX_KEPT_LENGTH) kept.set(word, cut);
    return cut;
  }

  return {
    pieces(text) {
      const ids: number[] = [];
      const starts: number[] = [];
      for (let from = 0; from < text.length; ) {
        const space = text.indexOf(' ', from);
        const end = space < 0 ? text.length : space;
        if (end > from) {
          const cut = cutWord(text.slice(from, end));
          for (const id of cut.ids) ids.push(id);
          for (const start of cut.starts) starts.push(from + start);
        }
        from = end + 1;
      }
      return { ids: Uint32Array.from(ids), starts: Uint32Array.from(starts) };
    },
  };
}

/** Cuts a word as it is read: in NFKC. Where that changes its length, starts are spread over the word. */
function cutReadable(word: string, vocabulary: PieceVocabulary): CutWord {
  const ids: number[] = [];
  const starts: number[] = [];
  const readable = readableCharacters(word);
  const stretch = readable.length === 0 ? 1 : word.length / readable.length;
  let from = 0;
  for (const part of readable.split(' ')) {
    if (part !== '') {
      for (const { id, start } of cutPart(WORD_MARK + part, vocabulary)) {
        ids.push(id);
        starts.push(Math.min(word.length - 1, Math.floor((from + Math.max(0, start - 1)) * stretch)));
      }
    }
    from += part.length + 1;
  }
  return { ids, starts };
}

/** The likeliest pieces of a string (Viterbi). */
function cutPart(part: string, { idOf, scores, longest, unknownScore }: PieceVocabulary) {
  const best = new Float64Array(part.length + 1).fill(Number.NEGATIVE_INFINITY);
  const cameFrom = new Int32Array(part.length + 1);
  const by = new Int32Array(part.length + 1);
  best[0] = 0;
  for (let from = 0; from < part.length; ) {
    const character = characterLength(part, from);
    const here = best[from] ?? 0;
    let hasCharacter = false;
    const last = Math.min(part.length, from + longest);
    for (let end = from + character; end <= last; end += characterLength(part, end)) {
      const id = idOf.get(part.slice(from, end));
      if (id !== undefined) {
        hasCharacter ||= end === from + character;
        offer(end, here + (scores[id] ?? 0), from, id);
      }
      if (end >= part.length) break;
    }
    if (!hasCharacter) offer(from + character, here + unknownScore, from, special.unknown);
    from += character;
  }
  return backwards(part.length);

  function offer(end: number, score: number, from: number, id: number): void {
    if (score <= (best[end] ?? 0)) return;
    best[end] = score;
    cameFrom[end] = from;
    by[end] = id;
  }

  function backwards(length: number) {
    const pieces: { id: number; start: number }[] = [];
    for (let end = length; end > 0; end = cameFrom[end] ?? 0) {
      const id = by[end] ?? special.unknown;
      const start = cameFrom[end] ?? 0;
      const after = pieces.at(-1);
      if (id === special.unknown && after?.id === special.unknown) after.start = start;
      else pieces.push({ id, start });
    }
    return pieces.reverse();
  }
}

function characterLength(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
