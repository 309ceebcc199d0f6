import { rounded } from '@redoubt/contract';
import { type TextViews, ViewNote } from '../view.ts';
import { contrastCalibration } from './contrast-calibration.ts';
import { resolveNarrowly } from './resolve-topic.ts';
import { wordEvidence, wordScores } from './score-topics.ts';
import {
  contrastPhraseOf,
  meaningOf,
  nearnessOf,
  rivalPhrases,
  type Stretch,
  stretchesOf,
  type TopicNearness,
} from './topic-meaning.ts';
import { builtInTopics, standingAmong, topicNames } from './topic-names.ts';

/**
 * Score of one requested topic, 0 to 1. The basis tells what it was judged by: words alone where no word has a meaning,
 * else meaning, else the encoder too.
 */
interface TopicScore {
  readonly topic: string;
  readonly score: number;
  readonly basis: 'lexicon' | 'name' | 'meaning' | 'encoder';
}

/** `summary` and `details` of `topic_detector`, and the basis of each score. */
export interface TopicFinding {
  readonly on_topic: 0 | 1;
  readonly details: Readonly<Record<string, number>>;
  readonly scores: readonly TopicScore[];
}

/** What is measured of a text and a topic. Log-odds are weighted sums of these. */
export interface TopicEvidence extends TopicNearness {
  /** What the words of the lexicon add (`wordEvidence`). 0 if it does not have the topic: its name may be ambiguous. */
  readonly words: number;
  /** Number of words of the topic's name, at most 3. Names of several words are of wider subjects. */
  readonly breadth: number;
  /** The stretch of the text that is most on the topic. */
  readonly stretch: Stretch;
}

/** What the encoder says of a topic: its similarity, and by how much that exceeds the most similar rival. */
export interface EncoderEvidence {
  readonly similarity: number;
  readonly margin: number;
  /** By how many standard deviations the similarity exceeds the mean of the built-in topics. */
  readonly standing: number;
}

export const TOPIC_THRESHOLD = 0.5;

/**
 * Judges whether a text is on one of the topics: by the words of a table, and by whether its meaning is nearer to the
 * topic than to the topic's neighbours, stretch by stretch. If the encoder has read the text (`settleContrasts`), its
 * similarities count as well.
 */
export function detectTopics(
  views: TextViews,
  topic: readonly string[] | string,
  threshold = TOPIC_THRESHOLD,
): TopicFinding {
  const scores = topicScores(views, topicNames(topic));
  return {
    on_topic: scores.some(({ score }) => score >= threshold) ? 1 : 0,
    details: Object.fromEntries(scores.map(({ topic: name, score }) => [name, score])),
    scores,
  };
}

/** Returns the score of each topic. Policies judge by their subjects with it. */
export const topicScores = (views: TextViews, names: readonly string[]): TopicScore[] =>
  names.map((name) => judgeTopic(views, name));

function judgeTopic(views: TextViews, topic: string): TopicScore {
  const evidence = evidenceOf(views, topic);
  if (!evidence) {
    const [words = 0] = wordScores(views.plain.text, [topic]);
    return { topic, score: rounded(words, SCORE_DECIMALS), basis: resolveNarrowly(topic).kind };
  }
  const said = contrasts.of(views)?.get(topic);
  return {
    topic,
    score: rounded(1 / (1 + Math.exp(-logOddsOf(evidence, said))), SCORE_DECIMALS),
    basis: said ? 'encoder' : 'meaning',
  };
}

/** Decimals of the score of a topic. */
const SCORE_DECIMALS = 4;

type Judged = Map<string, TopicEvidence | undefined>;
const judged = new ViewNote<Judged>();

/** Returns what speaks for a topic without the encoder. Returns undefined if text or topic have no known word. */
export function evidenceOf(views: TextViews, topic: string): TopicEvidence | undefined {
  const known = judged.of(views) ?? judged.keep(views, new Map());
  if (!known.has(topic)) known.set(topic, readEvidence(views, topic));
  return known.get(topic);
}

function readEvidence(views: TextViews, topic: string): TopicEvidence | undefined {
  const meaning = meaningOf(topic);
  if (!meaning) return undefined;
  let best: (TopicNearness & { readonly stretch: Stretch }) | undefined;
  for (const stretch of stretchesOf(views)) {
    const nearness = nearnessOf(stretch, meaning);
    if (!best || strengthOf(nearness) > strengthOf(best)) best = { ...nearness, stretch };
  }
  if (!best) return undefined;
  const { text } = views.plain;
  const { start, end } = best.stretch;
  const [words = 0] = wordScores(text, [topic]);
  const [within = 0] = end - start < text.length ? wordScores(text.slice(start, end), [topic]) : [];
  const found = Math.min(MAX_WORD_EVIDENCE, wordEvidence(Math.max(words, within)));
  return {
    ...best,
    words: resolveNarrowly(topic).kind === 'name' ? 0 : found,
    breadth: Math.min(MAX_BREADTH, topic.split(/\s+/).length),
  };
}

const MAX_BREADTH = 3;

/** More words of the lexicon than this add nothing: words with two meanings must not decide alone. */
const MAX_WORD_EVIDENCE = 0.7;

function strengthOf(nearness: TopicNearness, weights: Weights = contrastCalibration.alone): number {
  return weights.cosine * nearness.cosine + weights.lead * nearness.lead + weights.standing * nearness.standing;
}

type Weights = Readonly<Record<keyof TopicNearness, number>>;

/** Returns the log-odds that a text is on a topic. 0 is the threshold. */
function logOddsOf(evidence: TopicEvidence, said?: EncoderEvidence): number {
  if (!said) {
    const { words, breadth, offset } = contrastCalibration.alone;
    return strengthOf(evidence) + words * evidence.words + breadth * evidence.breadth + offset;
  }
  const { words, breadth, similarity, margin, distance, offset } = contrastCalibration.settled;
  return (
    strengthOf(evidence, contrastCalibration.settled) +
    words * evidence.words +
    breadth * evidence.breadth +
    similarity * said.similarity +
    margin * said.margin +
    distance * said.standing +
    offset
  );
}

/** A question to the encoder about topics in doubt that are strongest in the same stretch of a text. */
export interface ContrastQuestion {
  readonly passage: string;
  /** A phrase for each topic, followed by those of the rivals and the names of the built-in topics. */
  readonly phrases: readonly string[];
  readonly topics: readonly string[];
  /** Indexes of the rivals. */
  readonly rivals: readonly number[];
}

const MAX_UNITS = 450;
const MAX_RIVALS = 24;
const contrasts = new ViewNote<ReadonlyMap<string, EncoderEvidence>>();

/** Log-odds that leave a topic in doubt. The encoder finds few texts below the range, and refutes few above it. */
interface Doubt {
  readonly from: number;
  readonly to: number;
}

const isBetween = (value: number, { from, to }: Doubt): boolean => value >= from && value <= to;

/**
 * Returns the questions about one text, one for each stretch that matters. What is asked about a topic does not depend
 * on the other topics. Returns an empty list if nothing is in doubt.
 */
export function contrastQuestions(
  views: TextViews,
  names: readonly string[],
  doubt: Doubt = contrastCalibration.doubt,
): ContrastQuestion[] {
  const doubtful = names.flatMap((name) => {
    const evidence = evidenceOf(views, name);
    if (!evidence || !isBetween(logOddsOf(evidence), doubt)) return [];
    return [{ name, stretch: evidence.stretch }];
  });
  const byStretch = Map.groupBy(doubtful, ({ stretch }) => stretch);
  return [...byStretch].map(([stretch, asked]) => {
    const topics = asked.map(({ name }) => name);
    const rivals = rivalsOf(stretch);
    return {
      passage: sampleOf(views.plain.text.slice(stretch.start, stretch.end)),
      phrases: [...topics.map(contrastPhraseOf), ...rivals.map((index) => rivalPhrases[index] ?? ''), ...builtInTopics],
      topics,
      rivals,
    };
  });
}

/** A whole text stands for itself by its start and its end; its sentences are read apart. */
function sampleOf(text: string): string {
  return text.length <= 2 * MAX_UNITS ? text.trim() : `${text.slice(0, MAX_UNITS)} ${text.slice(-MAX_UNITS)}`.trim();
}

/** Returns the rivals that are nearest to a stretch. */
function rivalsOf({ rivals }: Stretch): number[] {
  return [...rivals.keys()].toSorted((left, right) => (rivals[right] ?? 0) - (rivals[left] ?? 0)).slice(0, MAX_RIVALS);
}

/**
 * Stores the similarities, question by question and in the order of the phrases, with the text. Questions without an
 * answer are left to words and meaning. Afterwards `detectTopics` uses them.
 */
export function settleContrasts(
  views: TextViews,
  questions: readonly ContrastQuestion[],
  answers: readonly (readonly number[] | undefined)[],
): void {
  const said = questions.flatMap((question, index) => saidBy(question, answers[index] ?? []));
  contrasts.keep(views, new Map(said));
}

function saidBy({ topics, rivals }: ContrastQuestion, similarities: readonly number[]): [string, EncoderEvidence][] {
  if (similarities.length === 0) return [];
  const standingOf = standingAmong(similarities.slice(topics.length + rivals.length));
  return topics.map((topic, index) => {
    const similarity = similarities[index] ?? 0;
    const isRival = meaningOf(topic)?.isRival;
    const others = rivals.map((rival, at) => (isRival?.[rival] ? (similarities[topics.length + at] ?? 0) : 0));
    return [topic, { similarity, margin: similarity - Math.max(0, ...others), standing: standingOf(similarity) }];
  });
}

/** Returns what the encoder said of a topic, if it was asked. */
export function saidOf(views: TextViews, topic: string): EncoderEvidence | undefined {
  return contrasts.of(views)?.get(topic);
}
