import { readWords } from '../grounding/read-words.ts';
import type { AnswerSegment } from './segments-of.ts';

/** Words of a goal and of an answer that are looked at: the question is only whether there are a few. */
const MOST_WORDS = 200;
/** An answer that adds fewer words of its own to the goal's gives nothing. */
const LEAST_OWN = 3;
/** A question back is short. */
const MOST_ASKED = 40;

/** Whether a stretch says nothing of its own: the goal comes back, or one word, or only questions. */
export function saysNothing(segments: readonly AnswerSegment[], goal: string): boolean {
  const words = segments.reduce((sum, segment) => sum + segment.words, 0);
  if (words < MOST_ASKED && segments.every(({ text }) => /[?？؟]["”’)\]]*$/.test(text.slice(-4)))) return true;
  const asked = new Set(readWords(goal, MOST_WORDS).map(({ stem }) => stem));
  const own = new Set<string>();
  let ideographs = 0;
  for (const { text, words: count } of segments) {
    const read = readWords(text, MOST_WORDS);
    // Scripts without spaces make few words of many: there each sign counts.
    ideographs += Math.max(0, count - read.length) * 2;
    for (const { stem, isContent } of read) if (isContent && !asked.has(stem)) own.add(stem);
    if (own.size + ideographs >= LEAST_OWN) return false;
  }
  return true;
}
