import { rounded } from '@redoubt/contract';
import { pairReadingOf } from '../cascade/settled-pairs.ts';
import { pairLogits } from '../encoder/pair-shares.ts';
import type { TextPair } from '../encoder/read-texts.ts';
import { type TextViews, ViewNote } from '../view.ts';
import { firstOdds, lookAt, type Stretch, stretchesOf } from './first-look.ts';
import { topicCalibration } from './topic-calibration.ts';
import { topicNames } from './topic-names.ts';

/** Score of one topic, 0 to 1. The basis is what judged it: the first look, or the encoder, which read text and topic. */
interface TopicScore {
  readonly topic: string;
  readonly score: number;
  readonly basis: 'first look' | 'encoder';
}

/** `summary` and `details` of `topic_detector`, and the basis of each score. */
interface TopicFinding {
  readonly on_topic: 0 | 1;
  readonly details: Readonly<Record<string, number>>;
  readonly scores: readonly TopicScore[];
}

export const TOPIC_THRESHOLD = 0.5;
/** Decimals of the score of a topic. */
const SCORE_DECIMALS = 4;
/** Stretches of a text that are read with one topic. */
const MAX_OF_TOPIC = 3;
/** Pairs that are read for one text. */
const MAX_PAIRS = 24;

/** Judges whether a text is on one of the topics. If the encoder has read pairs of them (`topicPairs`), it decides. */
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

/** Returns the score of each topic. */
const topicScores = (views: TextViews, names: readonly string[]): TopicScore[] =>
  names.map((name) => judgeTopic(views, name));

/** A stretch and a topic, with what the first look says of them. */
interface Candidate {
  readonly stretch: Stretch;
  readonly topic: string;
  readonly odds: number;
}

/**
 * Returns the pairs of a topic and a stretch of the text that the encoder must read: those that the first look does not
 * rule out. Of many topics it rules out more, so that a text costs about the same.
 */
export function topicPairs(views: TextViews, names: readonly string[]): TextPair[] {
  const from = askFrom(names.length);
  const doubtful = names.flatMap((topic) => candidatesOf(views, topic).filter(({ odds }) => odds >= from));
  const likeliest = doubtful.length > MAX_PAIRS ? doubtful.toSorted(byOdds).slice(0, MAX_PAIRS) : doubtful;
  return likeliest.map((candidate) => topicPair(views, candidate));
}

/** Returns the log-odds from which on the encoder is asked. What the first look takes for on a topic is always asked. */
export function askFrom(topics: number): number {
  const { one, growth } = topicCalibration.askFrom;
  return Math.min(0, one + growth * Math.log(Math.max(1, topics)));
}

const byOdds = (one: Candidate, other: Candidate): number => other.odds - one.odds;

const candidates = new ViewNote<Map<string, readonly Candidate[]>>();

/** Returns the stretches that are most likely on a topic, the likeliest first. */
function candidatesOf(views: TextViews, topic: string): readonly Candidate[] {
  const known = candidates.of(views) ?? candidates.keep(views, new Map());
  const found = known.get(topic) ?? mostLikely(views, topic);
  known.set(topic, found);
  return found;
}

function mostLikely(views: TextViews, topic: string): Candidate[] {
  const found = stretchesOf(views).flatMap((stretch) => {
    const look = lookAt(stretch, topic);
    return look ? [{ stretch, topic, odds: firstOdds(look) }] : [];
  });
  return found.sort(byOdds).slice(0, MAX_OF_TOPIC);
}

/** Names of settings have `_` for a space. */
const topicPair = ({ plain }: TextViews, { stretch, topic }: Candidate): TextPair => ({
  first: topic.replaceAll('_', ' '),
  second: plain.text.slice(stretch.start, stretch.end).trim(),
});

function judgeTopic(views: TextViews, topic: string): TopicScore {
  const found = candidatesOf(views, topic);
  const read = found.flatMap((candidate) => settledOdds(views, candidate) ?? []);
  const odds = read.length > 0 ? read : found.map((candidate) => candidate.odds);
  return {
    topic,
    score: odds.length > 0 ? rounded(1 / (1 + Math.exp(-Math.max(...odds))), SCORE_DECIMALS) : 0,
    basis: read.length > 0 ? 'encoder' : 'first look',
  };
}

/** Returns the log-odds by first look and encoder. Returns undefined if the encoder has not read the pair. */
function settledOdds(views: TextViews, candidate: Candidate): number | undefined {
  const known = pairReadingOf(views, topicPair(views, candidate));
  if (!known || known.reading.chunks.length === 0) return undefined;
  const about = Math.max(...pairLogits('about', known.reading, known.labels));
  const { settled } = topicCalibration;
  return settled.first * candidate.odds + settled.about * about + settled.offset;
}
