import type { TextViews } from '../view.ts';
import { topicTable } from './lexicon/topic-table.ts';
import { topicNames } from './topic-names.ts';

/** What an encoder is asked so that it can tell how near a text is to topics: the cosine of a passage with each phrase. */
export interface TopicQuestion {
  readonly passage: string;
  /** The names of the built-in topics, then the topics that were asked for. */
  readonly phrases: readonly string[];
}

/** A longer text is sampled: so many stretches of so many units, evenly spaced, the first and the last among them. */
const STRETCHES = 5;
const STRETCH = 450;

const background = topicTable.map(({ id }) => id.replaceAll('_', ' '));
const standings = new WeakMap<TextViews, ReadonlyMap<string, number>>();

/** The question about one text; undefined where there is nothing to compare. */
export function topicQuestion(views: TextViews, topic: readonly string[] | string): TopicQuestion | undefined {
  const names = topicNames(topic);
  const passage = sampleOf(views.plain.text);
  return names.length > 0 && passage !== '' ? { passage, phrases: [...background, ...names] } : undefined;
}

/** Takes the similarities, in the order of the phrases, into the text: `detectTopics` then goes by them, too. */
export function settleTopics(views: TextViews, { phrases }: TopicQuestion, similarities: readonly number[]): void {
  const usual = similarities.slice(0, background.length);
  const mean = usual.reduce((sum, value) => sum + value, 0) / usual.length;
  const deviation = Math.sqrt(usual.reduce((sum, value) => sum + (value - mean) ** 2, 0) / usual.length);
  if (!(deviation > 0)) return;
  const asked = phrases.slice(background.length).map((phrase, index): [string, number] => {
    const similarity = similarities[background.length + index] ?? mean;
    return [phrase, (similarity - mean) / deviation];
  });
  standings.set(views, new Map(asked));
}

/**
 * By how many standard deviations a text is nearer to a topic than to the built-in ones. Some texts are near to every
 * phrase and others to none: what counts is how a topic stands out.
 */
export function standingOf(views: TextViews, topic: string): number | undefined {
  return standings.get(views)?.get(topic);
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
