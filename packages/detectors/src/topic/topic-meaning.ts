import { LRUCache } from 'lru-cache';
import { splitSentences } from '../grounding/split-sentences.ts';
import { cosineOf, embedText, nearestTermsTo, unit } from '../static-embeddings/embed-text.ts';
import { type Span, type TextViews, ViewNote } from '../view.ts';
import { neighbourTopics, subjectOf } from './lexicon/neighbour-topics.ts';
import { resolveNarrowly } from './resolve-topic.ts';
import { wordScores } from './score-topics.ts';
import { phraseOf } from './topic-names.ts';

/** A stretch of a text that is held against topics, with its cosine to each rival. */
export interface Stretch extends Span {
  readonly vector: Float32Array;
  readonly rivals: Float32Array;
  /** Mean and standard deviation of these cosines. */
  readonly mean: number;
  readonly deviation: number;
}

/** What a requested topic is held against. */
export interface TopicMeaning {
  readonly vector: Float32Array;
  /** Whether each rival is another subject than the topic. */
  readonly isRival: readonly boolean[];
}

/** How near a stretch is to a topic. */
export interface TopicNearness {
  /** Cosine of the stretch and the topic. */
  readonly cosine: number;
  /** The cosine less that of the nearest rival. */
  readonly lead: number;
  /** By how many standard deviations the cosine exceeds the mean of all rivals, from -4 to 8. */
  readonly standing: number;
}

/** A subject that is nearer to the topic than this is the topic by another name. */
const SAME_TOPIC = 0.65;
/** A phrase with this score by the words of a topic is a part of the topic. */
const PART_WORDS = 0.5;
/** A topic is its name and the direction of as many nearest terms, at half weight. */
const NEAREST_TERMS = 30;
const HALF = 0.5;

/** The subjects that topics are held against, as phrases for the encoder. */
export const rivalPhrases: readonly string[] = neighbourTopics.flat();
let rivalVectors: readonly Float32Array[] | undefined;
const nothing = new Float32Array(0);

function rivals(): readonly Float32Array[] {
  rivalVectors ??= rivalPhrases.map((phrase) => embedText(phrase)?.vector ?? nothing);
  return rivalVectors;
}

/** Returns a topic with words that come with it, because a single word tells little. */
export function contrastPhraseOf(topic: string): string {
  const subject = subjectOf(topic);
  if (subject !== undefined) return `${topic}, ${subject}`;
  return resolveNarrowly(topic).kind === 'name' ? topic : phraseOf(topic);
}

const MAX_TOPICS = 1_000;
const meanings = new LRUCache<string, { readonly meaning: TopicMeaning | undefined }>({ max: MAX_TOPICS });

/** Returns the meaning of a topic. Returns undefined if no word of its name is known. */
export function meaningOf(topic: string): TopicMeaning | undefined {
  const known = meanings.get(topic);
  if (known) return known.meaning;
  const meaning = readMeaning(topic);
  meanings.set(topic, { meaning });
  return meaning;
}

function readMeaning(topic: string): TopicMeaning | undefined {
  const name = embedText(contrastPhraseOf(topic));
  if (!name) return undefined;
  const around = nearestTermsTo(name.vector, NEAREST_TERMS);
  const vector = unit(name.vector.map((value, at) => value + HALF * (around[at] ?? 0)));
  const isRival = rivals().map((rival, index) => cosineOf(rival, vector) < SAME_TOPIC && !isPartOf(index, topic));
  return { vector, isRival };
}

/** Whether a built-in topic has a rival among its terms: football is no rival of sports. */
function isPartOf(rival: number, topic: string): boolean {
  if (resolveNarrowly(topic).kind === 'name') return false;
  const [words = 0] = wordScores(rivalPhrases[rival] ?? '', [topic]);
  return words >= PART_WORDS;
}

/** Returns how near a stretch is to a topic. */
export function nearnessOf(stretch: Stretch, topic: TopicMeaning): TopicNearness {
  const { vector, rivals: cosines, mean, deviation } = stretch;
  let highest = 0;
  for (const [index, cosine] of cosines.entries()) if (topic.isRival[index] && cosine > highest) highest = cosine;
  const cosine = cosineOf(vector, topic.vector);
  const standing = Math.max(-4, Math.min(8, (cosine - mean) / deviation));
  return { cosine, lead: cosine - highest, standing };
}

const FEW_UNITS = 280;
const STRETCH_UNITS = 90;
const MAX_STRETCHES = 400;
const stretches = new ViewNote<readonly Stretch[]>();

/**
 * Returns the stretches of a text: the whole text, and if it is longer, its sentences too, short ones joined. A sentence
 * about a topic is not lost in a long text about something else.
 */
export function stretchesOf(views: TextViews): readonly Stretch[] {
  return stretches.of(views) ?? stretches.keep(views, readStretches(views.plain.text));
}

function readStretches(text: string): Stretch[] {
  const whole = { start: 0, end: text.length };
  const parts = text.length > FEW_UNITS ? partsOf(text) : [];
  return [whole, ...parts].flatMap(({ start, end }) => {
    const vector = embedText(text.slice(start, end))?.vector;
    if (!vector) return [];
    const cosines = Float32Array.from(rivals(), (rival) => cosineOf(rival, vector));
    return [{ start, end, vector, rivals: cosines, ...spreadOf(cosines) }];
  });
}

/** Mean and standard deviation. The latter is never 0. */
function spreadOf(values: Float32Array): { mean: number; deviation: number } {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return { mean, deviation: Math.sqrt(Math.max(1e-6, squares / values.length - mean * mean)) };
}

/** Joins sentences to parts of a useful length, at most `MAX_STRETCHES` of them. */
function partsOf(text: string): Span[] {
  const units = Math.max(STRETCH_UNITS, text.length / MAX_STRETCHES);
  const parts: { start: number; end: number }[] = [];
  for (const { start, end } of splitSentences(text, text.length)) {
    const last = parts.at(-1);
    if (last && last.end - last.start < units) last.end = end;
    else parts.push({ start, end });
  }
  return parts;
}
