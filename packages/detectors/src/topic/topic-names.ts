import { topicTable } from './lexicon/topic-table.ts';
import { resolveTopic } from './resolve-topic.ts';

const NAMED_TERMS = 4;

/** The names of the built-in topics, which a topic's similarity is compared with. */
export const builtInTopics: readonly string[] = topicTable.map(({ id }) => id.replaceAll('_', ' '));

/** Adds the first terms of a known topic to its name, because a single word tells the encoder little. */
export function phraseOf(topic: string): string {
  const resolved = resolveTopic(topic);
  const rows = resolved.kind === 'lexicon' ? resolved.rows : [];
  const terms = rows.flatMap((row) => topicTable[row]?.strong.slice(0, NAMED_TERMS) ?? []);
  return [topic, ...terms].join(', ');
}

/** Returns by how many standard deviations a similarity exceeds the mean of some others; 0 if they are all the same. */
export function standingAmong(usual: readonly number[]): (similarity: number) => number {
  const mean = usual.reduce((sum, value) => sum + value, 0) / usual.length;
  const deviation = Math.sqrt(usual.reduce((sum, value) => sum + (value - mean) ** 2, 0) / usual.length);
  return (similarity) => (deviation > 0 ? (similarity - mean) / deviation : 0);
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
