import { type TextViews, ViewNote } from '../view.ts';
import { topicTable } from './lexicon/topic-table.ts';
import { resolveTopic } from './resolve-topic.ts';

/** What an encoder is asked so that it can tell how near a text is to topics: the cosine of a passage with each phrase. */
export interface TopicQuestion {
  readonly passage: string;
  /** The names of the built-in topics, then a phrase for each of the topics. */
  readonly phrases: readonly string[];
  /** The topics that were asked for. */
  readonly topics: readonly string[];
}

/** A longer text is sampled: so many stretches of so many units, evenly spaced, the first and the last among them. */
const STRETCHES = 5;
const STRETCH = 450;
const NAMED_TERMS = 4;

const background = topicTable.map(({ id }) => id.replaceAll('_', ' '));
const standings = new ViewNote<ReadonlyMap<string, number>>();

/** The question about one text; undefined where there is nothing to compare. */
export function topicQuestion(views: TextViews, topic: readonly string[] | string): TopicQuestion | undefined {
  const topics = topicNames(topic);
  const passage = sampleOf(views.plain.text);
  if (topics.length === 0 || passage === '') return undefined;
  return { passage, phrases: [...background, ...topics.map(phraseOf)], topics };
}

/** A name of one word tells an encoder little: the first terms of a topic that the table knows say what is meant. */
function phraseOf(topic: string): string {
  const resolved = resolveTopic(topic);
  const rows = resolved.kind === 'lexicon' ? resolved.rows : [];
  const terms = rows.flatMap((row) => topicTable[row]?.strong.split(', ').slice(0, NAMED_TERMS) ?? []);
  return [topic, ...terms].join(', ');
}

/** Takes the similarities, in the order of the phrases, into the text: `detectTopics` then goes by them, too. */
export function settleTopics(views: TextViews, { topics }: TopicQuestion, similarities: readonly number[]): void {
  const usual = similarities.slice(0, background.length);
  const mean = usual.reduce((sum, value) => sum + value, 0) / usual.length;
  const deviation = Math.sqrt(usual.reduce((sum, value) => sum + (value - mean) ** 2, 0) / usual.length);
  if (!(deviation > 0)) return;
  const asked = topics.map((topic, index): [string, number] => {
    const similarity = similarities[background.length + index] ?? mean;
    return [topic, (similarity - mean) / deviation];
  });
  standings.keep(views, new Map(asked));
}

/**
 * By how many standard deviations a text is nearer to a topic than to the built-in ones. Some texts are near to every
 * phrase and others to none: what counts is how a topic stands out.
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

/** Topics beyond this many are refused by the schema; here they are not read. */
const MAX_TOPICS = 100;
/** Units of a topic name that are read. */
const MAX_NAME = 200;

/** The topics a setting names, each once: a list, or one string with commas between them. */
export function topicNames(topic: readonly string[] | string): string[] {
  const names = typeof topic === 'string' ? topic.split(',') : topic;
  const read = names.map((name) => name.trim().slice(0, MAX_NAME)).filter((name) => name !== '');
  return [...new Set(read)].slice(0, MAX_TOPICS);
}
