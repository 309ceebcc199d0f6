import type { OpenFrom } from '../watch/output-watch.ts';

const MAX_TAIL = 200;
/** Units that an unfinished mailbox, number, key or address may contain. A comma or a bracket ends all of them. */
const tokenUnits = new Uint8Array(128);
for (const unit of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._%+-'&~@:/=#") {
  tokenUnits[unit.charCodeAt(0)] = 1;
}
const ADDRESS_MARK = '://';
const hasDigit = /\d/;
const capitalised = /^["'([]?\p{Lu}/u;
const endsSentence = /[.!?]["')\]]?$/;
/** Abbreviations such as `J.` and `St.` do not end a sentence. */
const shortened = /^\p{L}{1,3}\.$/u;
const particles = new Set('de da di do du del van von der den la le el al bin ibn y'.split(' '));

/**
 * Holds a tail that may be an unfinished piece of personal data: the last word if a mailbox or key may continue there,
 * a row of numbers, names and addresses in capitals, and the text after `:` or `=`. Words of prose are released once
 * they are complete.
 */
export function piiTail(holdBack = MAX_TAIL): OpenFrom {
  return (text) => {
    const from = Math.max(0, text.length - holdBack);
    const tail = text.slice(from);
    const wordStart = lastWordStart(tail, tail.length);
    const last = tail.slice(wordStart);
    const open = openInWord(tail, wordStart, last);
    // A row that is interrupted by another sign, such as a comma in prose, does not continue after it.
    if (open > wordStart && open === tail.length && last !== '')
      return from + (isRowEnd(last) ? rowStart(tail, wordStart, last) : open);
    return from + Math.min(open, rowStart(tail, wordStart, last));
  };
}

/** A comma inside an address or between a family name and a first name, or a bracket of an area code. */
const isRowEnd = (last: string): boolean => /[,()/]$/.test(last) && isOfRow(last);

/** Returns the start of the open part of the last word. */
function openInWord(tail: string, wordStart: number, last: string): number {
  if (last.includes(ADDRESS_MARK) || /^www\./i.test(last) || isValue(tail, wordStart)) return wordStart;
  let start = tail.length;
  while (start > wordStart && isTokenUnit(tail.charCodeAt(start - 1))) start -= 1;
  return start;
}

function isTokenUnit(code: number): boolean {
  return code < 128 ? tokenUnits[code] === 1 : code >= 0xc0 && code < 0x2000;
}

/**
 * Returns whether a name such as `password:` comes before the word. The word is then a value and may contain any sign.
 */
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

/** Goes back word by word over a row of numbers or capitalised words. Returns its start. */
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

/** Returns the end of the word before `at`. Returns 0 if there is none or if a blank line comes between. */
function wordEndBefore(tail: string, at: number): number {
  let end = at;
  while (end > 0 && isBlank(tail.charCodeAt(end - 1))) end -= 1;
  return tail.slice(end, at).includes('\n\n') ? 0 : end;
}

/** Returns whether a word and the next one may belong to the same piece of personal data. */
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
