import { LRUCache } from 'lru-cache';
import { comparedForm, inLowerCase } from '../normalise/lower-case.ts';
import { ownCopy } from '../normalise/own-copy.ts';
import { unit } from '../static-embeddings/embed-text.ts';
import { addTerm, embeddingsIn, type StaticEmbeddings } from '../static-embeddings/embedding-file.ts';

/** What a text is about: a direction, and the words of the text in small letters. */
export interface TextMeaning {
  /** Of length 1. */
  readonly vector: Float32Array;
  readonly words: ReadonlySet<string>;
}

const WORD_MARK = '\u2581';
/** Longer pieces are not looked for. */
const LONGEST_PIECE = 16;
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Distinct words of a text that are kept. */
const MAX_WORDS = 1_000;
const MAX_KEPT_WORDS = 20_000;
/** Longer words are rare, and would fill the memory of the known ones. */
const MAX_KEPT_LENGTH = 32;
const kept = new LRUCache<string, Float32Array>({ max: MAX_KEPT_WORDS });

/**
 * Returns what a text in any language is about, without the encoder: the direction of the sum of its pieces. It takes
 * microseconds for a short text and is linear in the text. Returns undefined for a text without a known piece.
 *
 * Word order and negation do not count. The file of pieces is written by ml/piece-meanings.
 */
export function meaningOf(text: string): TextMeaning | undefined {
  const embeddings = embeddingsIn('piece-meanings');
  const sum = new Float32Array(embeddings.dimensions);
  const words = new Set<string>();
  for (const [word] of inLowerCase(text).matchAll(wordPattern)) {
    const vector = vectorOfWord(word, embeddings);
    if (words.size < MAX_WORDS) words.add(comparedForm(word));
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  }
  return sum.some((value) => value !== 0) ? { vector: unit(sum), words } : undefined;
}

function vectorOfWord(word: string, embeddings: StaticEmbeddings): Float32Array {
  const known = kept.get(word);
  if (known) return known;
  const vector = new Float32Array(embeddings.dimensions);
  addPieces(vector, WORD_MARK + word, embeddings);
  if (word.length <= MAX_KEPT_LENGTH) kept.set(ownCopy(word), vector);
  return vector;
}

/** Adds the pieces of a word: from its start on the longest piece that fits. A letter without a piece is left out. */
function addPieces(sum: Float32Array, word: string, embeddings: StaticEmbeddings): void {
  for (let at = 0; at < word.length; ) {
    let end = Math.min(word.length, at + longestFrom(word.charCodeAt(at), embeddings));
    while (end > at && !embeddings.vocabulary.has(word.slice(at, end))) end -= 1;
    const piece = embeddings.vocabulary.get(word.slice(at, end));
    if (piece !== undefined) addTerm(sum, embeddings, piece);
    at = Math.max(end, at + 1);
  }
}

let longest: Uint8Array | undefined;

/** Returns the length of the longest piece that begins with a code unit. */
function longestFrom(unit: number, { vocabulary }: StaticEmbeddings): number {
  longest ??= lengthsOf(vocabulary.keys());
  return longest[unit] ?? 0;
}

function lengthsOf(pieces: Iterable<string>): Uint8Array {
  const lengths = new Uint8Array(0x1_0000);
  for (const piece of pieces) {
    const unit = piece.charCodeAt(0);
    lengths[unit] = Math.max(lengths[unit] ?? 0, Math.min(piece.length, LONGEST_PIECE));
  }
  return lengths;
}
