import type { OpenFrom } from './keyword-tail.ts';

const MAX_TAIL = 200;
/** What stands in an unfinished mailbox, number, key or address; a comma or a bracket ends them all. */
const tokenUnits = new Uint8Array(128);
for (const unit of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._%+-'&~@:/=#") {
  tokenUnits[unit.charCodeAt(0)] = 1;
}
const ADDRESS_MARK = '://';
const hasDigit = /\d/;
const capitalised = /^["'([]?\p{Lu}/u;
const endsSentence = /[.!?]["')\]]?$/;
/** `J.` and `St.` end no sentence. */
const shortened = /^\p{L}{1,3}\.$/u;
const particles = new Set('de da di do du del van von der den la le el al bin ibn y'.split(' '));

/**
 * Holds a tail that may be an unfinished piece of personal data: the last word, if a mailbox or key may go on there; a row
 * of numbers; names and addresses in capitals; what stands behind `:` or `=`. Words of prose go once they are over.
 */
export function piiTail(holdBack = MAX_TAIL): OpenFrom {
  return (text) => {
    const from = Math.max(0, text.length - holdBack);
    const tail = text.slice(from);
    const wordStart = lastWordStart(tail, tail.length);
    const last = tail.slice(wordStart);
    const open = openInWord(tail, wordStart, last);
    // A row that was broken off by other signs, such as a comma in prose, does not go on behind them.
    if (open > wordStart && open === tail.length && last !== '')
      return from + (isRowEnd(last) ? rowStart(tail, wordStart, last) : open);
    return from + Math.min(open, rowStart(tail, wordStart, last));
  };
}

/** A comma within an address or between a family name and the first one; the brackets of an area code. */
const isRowEnd = (last: string): boolean => /[,()/]$/.test(last) && isOfRow(last);

/** Where the open part of the last word begins. */
function openInWord(tail: string, wordStart: number, last: string): number {
  if (last.includes(ADDRESS_MARK) || /^www\./i.test(last) || isValue(tail, wordStart)) return wordStart;
  let start = tail.length;
  while (start > wordStart && isTokenUnit(tail.charCodeAt(start - 1))) start -= 1;
  return start;
}

function isTokenUnit(code: number): boolean {
  return code < 128 ? tokenUnits[code] === 1 : code >= 0xc0 && code < 0x2000;
}

/** Whether a name such as `password:` stands before the word: a value may have any sign in it. */
function isValue(tail: string, wordStart: number): boolean {
  let at = wordStart - 1;
  while (at >= 0 && isBlank(tail.charCodeAt(at))) at -= 1;
  const code = tail.charCodeAt(at);
  return wordStart < tail.length && (code === 58 || code === 61);
}

const isBlank = (code: number): boolean => code <= 32 || code === 0xa0;

function lastWordStart(tail: string, end: number): number {
  let start = end;
  while (start > 0 && !isBlank(tail.charCodeAt(start - 1))) start -= 1;
  return start;
}

/** Goes back, word by word, over a row of numbers or of words in capitals. */
function rowStart(tail: string, wordStart: number, last: string): number {
  let start = last === '' ? tail.length : wordStart;
  let next = last;
  for (let end = wordEndBefore(tail, wordStart); end > 0; ) {
    const at = lastWordStart(tail, end);
    const word = tail.slice(at, end);
    if (!goesOn(word, next)) break;
    if (!particles.has(word)) start = at;
    next = word;
    end = wordEndBefore(tail, at);
  }
  return start;
}

/** Where the word before `at` ends; 0 for none, or where a blank line parts them. */
function wordEndBefore(tail: string, at: number): number {
  let end = at;
  while (end > 0 && isBlank(tail.charCodeAt(end - 1))) end -= 1;
  return tail.slice(end, at).includes('\n\n') ? 0 : end;
}

/** Whether a word and the one behind it may be of one piece of personal data. */
function goesOn(word: string, next: string): boolean {
  if (endsSentence.test(word) && !shortened.test(word)) return false;
  if (particles.has(word)) return next === '' || isOfRow(next) || particles.has(next);
  return isOfRow(word) && (next === '' || isOfRow(next) || particles.has(next));
}

const isOfRow = (word: string): boolean => hasDigit.test(word) || capitalised.test(word) || /^[-+(/]+$/.test(word);

/** Returns the earliest start of what several tails hold. */
export function firstOpen(tails: readonly OpenFrom[]): OpenFrom {
  return (text) => tails.reduce((first, openFrom) => Math.min(first, openFrom(text)), text.length);
}
