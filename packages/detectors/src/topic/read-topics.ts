import { visitKeywords } from '../keyword/find-keywords.ts';
import type { TopicLexicon } from './topic-lexicon.ts';

/** A text up to this many words is on a topic when one medium term says so. */
const SHORT_TEXT_WORDS = 16;
/** Each further stretch of this many words asks for one more medium term. */
const WORDS_A_TERM = 40;
/** Average English word with its space, in UTF-16 units. */
const UNITS_A_WORD = 5.5;

/** How strongly a text speaks of each topic of the lexicon: 0 to 1, 0.5 at the threshold. */
export function readTopics({ automaton, postings, topicCount }: TopicLexicon, text: string): Float64Array {
  // A row for each of the lexicon's thousands of terms would cost a short text more than its scan.
  const counts = new Map<number, number>();
  visitKeywords(automaton, text, (index) => counts.set(index, (counts.get(index) ?? 0) + 1));
  const words = text.length / UNITS_A_WORD;
  const repeats = 2 + words / 200;
  const evidence = new Float64Array(topicCount);
  for (const [index, count] of counts) {
    for (const { topic, weight } of postings[index] ?? []) {
      evidence[topic] = (evidence[topic] ?? 0) + weight * Math.min(count, repeats);
    }
  }
  const half = 1 + Math.max(0, words - SHORT_TEXT_WORDS) / WORDS_A_TERM;
  return evidence.map((sum) => sum / (sum + half));
}
