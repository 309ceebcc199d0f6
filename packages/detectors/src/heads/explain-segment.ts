import { viewsOf } from '../normalise/views-of.ts';
import { judgeText } from './judge-text.ts';

/** Words to try. Later words seldom decide, and each costs one scoring of the segment. */
const MAX_WORDS = 80;
const MAX_NAMED = 5;

/**
 * Returns the words of a segment that matter most to a head, strongest first. Each word is left out in turn, and the
 * words whose removal lowers the score most are returned. This works for any kind of feature.
 */
export function decidingWords(segment: string, head: string): string[] {
  const words = segment.split(/\s+/).filter((word) => word !== '');
  const whole = scoreOf(segment, head);
  return words
    .slice(0, MAX_WORDS)
    .map((word, index) => ({ word, fall: whole - scoreOf(words.toSpliced(index, 1).join(' '), head) }))
    .filter(({ fall }) => fall > 0)
    .sort((one, other) => other.fall - one.fall)
    .slice(0, MAX_NAMED)
    .map(({ word }) => word);
}

/** Scores without decoded views, because words are left out of the letters only. */
function scoreOf(text: string, head: string): number {
  const { plain, letters } = viewsOf(text);
  return judgeText({ source: text, plain, letters, decoded: [], notes: [] }).get(head)?.z ?? 0;
}
