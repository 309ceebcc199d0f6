import {
  detectTopics,
  type Encoder,
  type SimilarityScorer,
  settleTopics,
  topicQuestion,
  viewsOf,
} from '@redoubt/detectors';
import { standingOf } from '../../packages/detectors/src/topic/topic-question.ts';
import { callerTopics, isApart } from './caller-topics.ts';
import type { TopicRow } from './topic-rows.ts';

/** One text against one caller's topic. */
export interface Pair {
  readonly row: TopicRow;
  /** The subject that the topic names. */
  readonly subject: string;
  readonly isOn: boolean;
  /** What the lexicon scores, 0 to 1. */
  readonly words: number;
  /** By how many standard deviations the topic stands out for the encoder. */
  readonly standing: number;
}

const topics = Object.entries(callerTopics).flatMap(([subject, names]) => names.map((name) => ({ subject, name })));
const names = topics.map(({ name }) => name);

/** Every text against every topic that it is on or clearly off. */
export async function measurePairs(rows: readonly TopicRow[], scorer: SimilarityScorer): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const row of rows) pairs.push(...(await pairsOf(row, scorer)));
  return pairs;
}

async function pairsOf(row: TopicRow, scorer: SimilarityScorer): Promise<Pair[]> {
  const views = viewsOf(row.text);
  const { details: words } = detectTopics(views, names);
  const question = topicQuestion(views, names);
  if (!question) return [];
  const similarity = await scorer.score(question.passage, question.phrases);
  if (similarity.kind === 'unavailable') throw new Error(similarity.reason);
  settleTopics(views, question, similarity.scores);
  return topics
    .filter(({ subject }) => row.label === subject || isApart(row.label, subject))
    .map(({ subject, name }) => ({
      row,
      subject,
      isOn: row.label === subject,
      words: words[name] ?? 0,
      standing: standingOf(views, name) ?? 0,
    }));
}

/** The encoder's version, once it has read. */
export function versionOf(encoder: Encoder): string {
  const status = encoder.status();
  return status.kind === 'ready' ? status.version : 'unknown';
}
