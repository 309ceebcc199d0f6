import { inLowerCase } from '../../normalise/lower-case.ts';
import type { Span } from '../../view.ts';

/** A number in digits, a word, or a sign such as "%" of a text. */
export interface Token extends Span {
  readonly kind: 'number' | 'word' | 'sign';
  /** In lower case. Digits of every script are the ten of ASCII. */
  readonly text: string;
}

/** Digits may be grouped by spaces, apostrophes, commas and points. */
const pattern =
  /(?<number>\p{Nd}{1,3}(?:[ \u00a0\u202f'’]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,]\p{Nd}+)*)|(?<word>[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*²?)|(?<sign>[%％°€$£¥₹℃℉])/gu;
const MOST = 400;

/** Returns up to 400 tokens of a sentence in order. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(pattern)) {
    if (tokens.length >= MOST) break;
    const [written] = found;
    const span = { start: found.index, end: found.index + written.length };
    if (found.groups?.number !== undefined) tokens.push({ ...span, kind: 'number', text: asciiDigits(written) });
    else tokens.push({ ...span, kind: found.groups?.word === undefined ? 'sign' : 'word', text: loweredWord(written) });
  }
  return tokens;
}

const loweredWord = (written: string): string => (written === '％' ? '%' : inLowerCase(written));

/** Digits of other scripts as those of ASCII. Every script has its ten in a row that begins at 0 or 6 of sixteen. */
export function asciiDigits(written: string): string {
  return written.replace(/[\u0080-\uffff]/g, (digit) => {
    if (!isDigit(digit)) return digit;
    const place = digit.charCodeAt(0) % 16;
    const beginsAtZero = isDigit(String.fromCharCode(digit.charCodeAt(0) - place));
    return String(beginsAtZero ? place : place - 6);
  });
}

const isDigit = (character: string): boolean => /^\p{Nd}$/u.test(character);
