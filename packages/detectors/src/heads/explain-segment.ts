import { viewsOf } from '../normalise/views-of.ts';
import { judgeText } from './judge-text.ts';

/** Words that are tried: the ones behind them are seldom what decides, and each costs a scoring of the segment. */
const MAX_WORDS = 80;
const MAX_NAMED = 5;

/**
 * The words of a segment that weigh most for a head, strongest first: those without which its score falls furthest. Each
 * is left out in turn, so what is named is what decided, whatever the features behind it are.
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

/** Without what is encoded: a word is left out of the letters that are read. */
function scoreOf(text: string, head: string): number {
  const { plain, letters } = viewsOf(text);
  return judgeText({ source: text, plain, letters, decoded: [], notes: [] }).get(head)?.z ?? 0;
}
