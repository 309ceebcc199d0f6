import {
  contrastQuestions,
  type Encoder,
  type SimilarityScorer,
  settleContrasts,
  type TextViews,
  viewsOf,
} from '@redoubt/detectors';
import {
  type EncoderEvidence,
  evidenceOf,
  saidOf,
  type TopicEvidence,
} from '../../packages/detectors/src/topic/detect-topics.ts';
import { resolveTopic } from '../../packages/detectors/src/topic/resolve-topic.ts';
import { wordScores } from '../../packages/detectors/src/topic/score-topics.ts';
import { readData, readIn } from '../read-data/read-data.ts';
import { callerTopics, isApart } from './caller-topics.ts';
import type { TopicRow } from './topic-rows.ts';

/** A topic of a group of neighbours, with texts on it. Texts of the other topics of the group are beside it. */
interface NearTexts {
  readonly topic: string;
  /** Number of the group. */
  readonly group: number;
  readonly texts: readonly string[];
}

/** Groups of neighbouring topics: those that the fit reads, and those for figures, which no fit may read. */
const nearTexts = { fit: groupsOf('fit'), held: groupsOf('held') } as const;

function groupsOf(file: 'fit' | 'held'): readonly NearTexts[] {
  return readIn('topic/near-texts', file).flatMap((topics, group) =>
    topics.map(({ topic, texts }) => ({ topic, group, texts })),
  );
}

/** One text against one caller's topic. */
export interface Pair {
  readonly row: TopicRow;
  /** The subject that the topic names. */
  readonly subject: string;
  readonly isOn: boolean;
  /** What the lexicon scores, 0 to 1. */
  readonly words: number;
  /** Words and meaning, contrasted with the topic's neighbours. */
  readonly evidence: TopicEvidence | undefined;
  /** What the encoder says of topic and neighbours. */
  readonly said: EncoderEvidence | undefined;
}

type Topic = Readonly<Record<'subject' | 'name', string>>;

const topics = Object.entries(callerTopics).flatMap(([subject, names]) => names.map((name) => ({ subject, name })));

/** Every text against every topic that it is on or clearly off. */
export async function measurePairs(rows: readonly TopicRow[], scorer: SimilarityScorer): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const row of rows) {
    const asked = topics.filter(({ subject }) => row.label === subject || isApart(row.label, subject));
    pairs.push(...(await pairsOf(row, asked, scorer)));
  }
  return pairs;
}

/** Texts on a topic and beside it, each against this topic alone: those of the fit. */
export async function measureNearPairs(scorer: SimilarityScorer): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const { topic, on, near } of readData('topic/near-pairs')) {
    for (const [at, text] of [...on, ...near].entries()) {
      const label = at < on.length ? topic : '';
      const row = { id: `${topic} ${at}`, text, label, source: 'near' };
      pairs.push(...(await pairsOf(row, [{ subject: topic, name: topic }], scorer)));
    }
  }
  return [...pairs, ...(await measureGroups(nearTexts.fit, scorer))];
}

/** The same of topics that no fit reads. */
export const measureHeldPairs = (scorer: SimilarityScorer): Promise<Pair[]> => measureGroups(nearTexts.held, scorer);

/** Each text against all topics of its group. */
async function measureGroups(groups: readonly NearTexts[], scorer: SimilarityScorer): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const { topic, group, texts } of groups) {
    const asked = groups.filter((other) => other.group === group).map(({ topic: name }) => ({ subject: name, name }));
    for (const [at, text] of texts.entries()) {
      const row = { id: `${topic} ${at}`, text, label: topic, source: 'near texts' };
      pairs.push(...(await pairsOf(row, asked, scorer)));
    }
  }
  return pairs;
}

async function pairsOf(row: TopicRow, asked: readonly Topic[], scorer: SimilarityScorer): Promise<Pair[]> {
  const views = viewsOf(row.text);
  const names = asked.map(({ name }) => name);
  const words = wordScores(views.plain.text, names, resolveTopic);
  await settleAll(views, names, scorer);
  return asked.map(({ subject, name }, index) => ({
    row,
    subject,
    isOn: row.label === subject,
    words: words[index] ?? 0,
    evidence: evidenceOf(views, name),
    said: saidOf(views, name),
  }));
}

async function settleAll(views: TextViews, names: readonly string[], scorer: SimilarityScorer): Promise<void> {
  const contrasts = contrastQuestions(views, names, { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY });
  settleContrasts(views, contrasts, await Promise.all(contrasts.map((contrast) => scoresOf(contrast, scorer))));
}

async function scoresOf(question: { passage: string; phrases: readonly string[] }, scorer: SimilarityScorer) {
  const similarity = await scorer.score(question.passage, question.phrases);
  if (similarity.kind === 'unavailable') throw new Error(similarity.reason);
  return similarity.scores;
}

/** The encoder's version, once it has read. */
export function versionOf(encoder: Encoder): string {
  const status = encoder.status();
  return status.kind === 'ready' ? status.version : 'unknown';
}
