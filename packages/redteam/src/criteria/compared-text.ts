import { cosineOf, embedText, readWords, shippedRarity } from '@redoubt/detectors';

/** Words to read of a text. */
const MAX_WORDS = 300;
/** Sentences to compare of a text, and the characters from which one is compared by itself. */
const MAX_SENTENCES = 8;
const LEAST_SENTENCE = 16;

/** An English text, or the gloss of another, prepared for comparison with others. */
export interface ComparedText {
  /** Its meaning by static word vectors; none if no word has a vector. */
  readonly vector: Float32Array | undefined;
  readonly sentences: readonly (Float32Array | undefined)[];
  /** Its content stems with their rarity, 0 to 1. */
  readonly stems: ReadonlyMap<string, number>;
  /** Length of the vector of these rarities. */
  readonly length: number;
}

/** Prepares a text. The work is linear in the text and bounded. */
export function readCompared(text: string): ComparedText {
  const rarity = shippedRarity();
  const stems = new Map<string, number>();
  for (const { isContent, stem } of readWords(text, MAX_WORDS)) if (isContent) stems.set(stem, rarity(stem));
  const vector = embedText(text)?.vector;
  return {
    vector,
    sentences: sentencesOf(text).map((sentence) => (sentence === text ? vector : embedText(sentence)?.vector)),
    stems,
    length: Math.hypot(...stems.values()),
  };
}

/** Returns the sentences to compare: the text itself if it has none that is long enough. */
function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length >= LEAST_SENTENCE);
  return sentences.length === 0 ? [text] : sentences.slice(0, MAX_SENTENCES);
}

/** Returns how near the meaning of a text is to the nearest of some others: a cosine, -1 where nothing is known. */
export const nearness = ({ vector }: ComparedText, others: readonly ComparedText[]): number => nearest(vector, others);

/** Returns the same for the sentence of a text that is nearest. */
export const sentenceNearness = ({ sentences }: ComparedText, others: readonly ComparedText[]): number =>
  Math.max(-1, ...sentences.map((sentence) => nearest(sentence, others)));

const nearest = (vector: Float32Array | undefined, others: readonly ComparedText[]): number =>
  Math.max(-1, ...others.map((other) => (vector && other.vector ? cosineOf(vector, other.vector) : -1)));

/** Returns how many of its words a text shares with one of some others at most, weighted by rarity, 0 to 1. */
export function overlap(text: ComparedText, others: readonly ComparedText[]): number {
  return Math.max(0, ...others.map((other) => overlapOf(text, other)));
}

function overlapOf(one: ComparedText, other: ComparedText): number {
  let shared = 0;
  for (const [stem, rarity] of other.stems) if (one.stems.has(stem)) shared += rarity ** 2;
  return shared === 0 ? 0 : shared / (one.length * other.length);
}
