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
  const counts = new Int32Array(postings.length);
  const present: number[] = [];
  visitKeywords(automaton, text, (index) => {
    const count = counts[index] as number;
    if (count === 0) present.push(index);
    counts[index] = count + 1;
  });
  const words = text.length / UNITS_A_WORD;
  const repeats = 2 + words / 200;
  const evidence = new Float64Array(topicCount);
  for (const index of present) {
    for (const { topic, weight } of postings[index] ?? []) {
      evidence[topic] = (evidence[topic] ?? 0) + weight * Math.min(counts[index] as number, repeats);
    }
  }
  const half = 1 + Math.max(0, words - SHORT_TEXT_WORDS) / WORDS_A_TERM;
  return evidence.map((sum) => sum / (sum + half));
}
