import { frequentWords } from '../normalise/frequent-words.ts';
import { embedText } from '../static-embeddings/embed-text.ts';
import type { Span } from '../view.ts';

/** A word that a hyphen breaks, maybe at the end of a line. */
const before = /(?<![\p{L}\p{N}-])(\p{L}{1,32})[-\u2010]\s{0,4}$/u;
const behind = /^[-\u2010](?:\r?\n[ \t]{0,8})?(\p{L}{1,32})(?![\p{L}\p{N}-])/u;
const letters = /^\p{L}+$/u;
/** How much of the text beside a keyword is read. */
const REACH = 48;

let frequent: ReadonlySet<string> | undefined;

/**
 * Whether a keyword is only a part of a word that a hyphen breaks, as "con" is in "con-tract". The whole has to be a
 * known word. If the other part is a frequent word, the two are a compound, and the keyword is in it.
 */
export function isPartOfBrokenWord(text: string, { start, end }: Span): boolean {
  const keyword = text.slice(start, end);
  if (!isHyphen(text, start - 1) && !isHyphen(text, end) && !isBlankBehindHyphen(text, start)) return false;
  if (!letters.test(keyword)) return false;
  const first = before.exec(text.slice(Math.max(0, start - REACH), start))?.[1];
  const last = behind.exec(text.slice(end, end + REACH))?.[1];
  // A word with two hyphens is a compound.
  if ((first === undefined) === (last === undefined)) return false;
  return isOneWord(first ?? '', keyword, last ?? '');
}

function isOneWord(first: string, keyword: string, last: string): boolean {
  frequent ??= new Set(frequentWords);
  if (frequent.has((first + last).toLowerCase())) return false;
  return embedText(`${first}${keyword}${last}`) !== undefined;
}

const isHyphen = (text: string, at: number): boolean => text.charAt(at) === '-' || text.charAt(at) === '\u2010';

/** Whether a hyphen ends the line before. */
function isBlankBehindHyphen(text: string, start: number): boolean {
  let at = start - 1;
  while (at > start - 8 && text.charCodeAt(at) <= 0x20) at -= 1;
  return at < start - 1 && isHyphen(text, at) && text.slice(at, start).includes('\n');
}
