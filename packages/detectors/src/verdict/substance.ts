import { readWords } from '../grounding/read-words.ts';
import type { AnswerSegment } from './segments-of.ts';

/** Words of a goal and of an answer that are looked at: the question is only whether there are a few. */
const MAX_WORDS = 200;
/** An answer that adds fewer words of its own to the goal's gives nothing. */
const LEAST_OWN = 3;
/** A question back is short. */
const MAX_ASKED = 40;

/** Whether a stretch says nothing of its own: the goal comes back, or one word, or only questions. */
export function saysNothing(segments: readonly AnswerSegment[], goal: string): boolean {
  const words = segments.reduce((sum, segment) => sum + segment.words, 0);
  return (words < MAX_ASKED && segments.every(isQuestion)) || !hasOwnWords(segments, goal);
}

const isQuestion = ({ text }: AnswerSegment): boolean => /[?？؟]["”’)\]]*$/.test(text.slice(-4));

function hasOwnWords(segments: readonly AnswerSegment[], goal: string): boolean {
  const asked = new Set(readWords(goal, MAX_WORDS).map(({ stem }) => stem));
  const own = new Set<string>();
  let ideographs = 0;
  for (const { text, words } of segments) {
    const read = readWords(text, MAX_WORDS).filter(({ isContent, stem }) => isContent && !asked.has(stem));
    for (const { stem } of read) own.add(stem);
    // Scripts without spaces make few words of many: there each sign counts.
    if (ideographic.test(text)) ideographs += words * 2;
    if (own.size + ideographs >= LEAST_OWN) return true;
  }
  return false;
}

const ideographic = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}]/u;
