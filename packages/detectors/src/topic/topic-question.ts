import { type TextViews, ViewNote } from '../view.ts';
import { topicTable } from './lexicon/topic-table.ts';
import { resolveTopic } from './resolve-topic.ts';

/** A question to the encoder about topics. The answer is the cosine similarity of a passage to each phrase. */
export interface TopicQuestion {
  readonly passage: string;
  /** The names of the built-in topics, followed by a phrase for each requested topic. */
  readonly phrases: readonly string[];
  /** The requested topics. */
  readonly topics: readonly string[];
}

/** A longer text is sampled: this many stretches of this many units, evenly spaced from start to end. */
const STRETCHES = 5;
const STRETCH = 450;
const NAMED_TERMS = 4;

/** The names of the built-in topics, which a topic's similarity is compared with. */
export const builtInTopics: readonly string[] = topicTable.map(({ id }) => id.replaceAll('_', ' '));
const standings = new ViewNote<ReadonlyMap<string, number>>();

/** Returns the question about one text. Returns undefined if there is nothing to compare. */
export function topicQuestion(views: TextViews, topic: readonly string[] | string): TopicQuestion | undefined {
  const topics = topicNames(topic);
  const passage = sampleOf(views.plain.text);
  if (topics.length === 0 || passage === '') return undefined;
  return { passage, phrases: [...builtInTopics, ...topics.map(phraseOf)], topics };
}

/** Adds the first terms of a known topic to its name, because a single word tells the encoder little. */
export function phraseOf(topic: string): string {
  const resolved = resolveTopic(topic);
  const rows = resolved.kind === 'lexicon' ? resolved.rows : [];
  const terms = rows.flatMap((row) => topicTable[row]?.strong.split(', ').slice(0, NAMED_TERMS) ?? []);
  return [topic, ...terms].join(', ');
}

/** Stores the similarities, in the order of the phrases, with the text. Afterwards `detectTopics` uses them. */
export function settleTopics(views: TextViews, { topics }: TopicQuestion, similarities: readonly number[]): void {
  const usual = similarities.slice(0, builtInTopics.length);
  if (new Set(usual).size < 2) return;
  const among = standingAmong(usual);
  const asked = topics.map((topic, index): [string, number] => [
    topic,
    among(similarities[builtInTopics.length + index] ?? 0),
  ]);
  standings.keep(views, new Map(asked));
}

/** Returns by how many standard deviations a similarity exceeds the mean of some others; 0 if they are all the same. */
export function standingAmong(usual: readonly number[]): (similarity: number) => number {
  const mean = usual.reduce((sum, value) => sum + value, 0) / usual.length;
  const deviation = Math.sqrt(usual.reduce((sum, value) => sum + (value - mean) ** 2, 0) / usual.length);
  return (similarity) => (deviation > 0 ? (similarity - mean) / deviation : 0);
}

/**
 * Returns by how many standard deviations a text is more similar to a topic than to the built-in ones. This is
 * relative, because some texts are similar to every phrase and others to none.
 */
export function standingOf(views: TextViews, topic: string): number | undefined {
  return standings.of(views)?.get(topic);
}

function sampleOf(text: string): string {
  const whole = text.length <= STRETCHES * STRETCH ? text.trim() : undefined;
  if (whole !== undefined) return whole;
  const step = (text.length - STRETCH) / (STRETCHES - 1);
  const starts = Array.from({ length: STRETCHES }, (_, index) => Math.round(index * step));
  return starts
    .map((start) => text.slice(start, start + STRETCH))
    .join('\n')
    .trim();
}

/** Maximum number of topics to read. The schema refuses more. */
const MAX_TOPICS = 100;
/** Units to read of a topic name. */
const MAX_NAME = 200;

/** Returns the distinct topics of a setting: a list, or one string with commas. */
export function topicNames(topic: readonly string[] | string): string[] {
  const names = typeof topic === 'string' ? topic.split(',') : topic;
  const read = names.map((name) => name.trim().slice(0, MAX_NAME)).filter((name) => name !== '');
  return [...new Set(read)].slice(0, MAX_TOPICS);
}
