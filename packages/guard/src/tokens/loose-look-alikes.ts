import { labelOf, nameOf, squash } from './token-map.ts';

/** A range that is not a token but may be read as a token that a model damaged. */
interface LooseLookAlike {
  readonly start: number;
  readonly end: number;
  /** Equal for all look-alikes that are read the same way. */
  readonly name: string;
}

/** Every look-alike contains one of these, including exact ones. */
const marks = ['<', '_', '&', '%', '\\', '\uff1c', '\u2039', '\u27e8', '\u3008'];
/** Brackets in the forms of a damaged token, with a short range between. The lookahead prevents backtracking. */
const bracketed =
  /(?:[<\uff1c\u2039\u27e8\u3008]|%3c|&(?:lt|#60|#x3c);|\\(?:u003c|<))[ "'`*]{0,3}(?=((?:[a-z0-9_\-\s]|\\(?!u003e|>)){2,168}))\1["'`*]{0,3}(?:\\?>|[\uff1e\u203a\u27e9\u3009]|%3e|&(?:gt|#62|#x3e);|\\u003e)/gi;
const bareEnd = /_\d{1,9}(?!\w|\\{1,2}_)/g;
const MAX_BARE = 80;
const ofName = /[\w\\]/;
const tokenName = /^[A-Z][A-Z0-9_]*\d$/;

/** Returns whether a text may contain a look-alike of any kind. As fast as a search for a few characters. */
export const mayLookLikeTokens = (text: string): boolean => marks.some((mark) => text.includes(mark));

/**
 * Yields the ranges of a text that are not tokens but may be read as such: with other letters, spaces or brackets, or
 * without brackets.
 */
export function* looseLookAlikes(text: string): Generator<LooseLookAlike, void> {
  for (const { 0: written, index } of text.matchAll(bracketed)) {
    const found = looseAt(text, index, index + written.length);
    if (found && labelOf(written) === undefined) yield found;
  }
  if (text.includes('_')) yield* bareLookAlikes(text);
}

function* bareLookAlikes(text: string): Generator<LooseLookAlike, void> {
  for (const { 0: written, index } of text.matchAll(bareEnd)) {
    const end = index + written.length;
    const start = wordStart(text, index);
    const isExact = text[start - 1] === '<' && text[end] === '>';
    const found = isExact || start === index - MAX_BARE ? undefined : looseAt(text, start, end);
    if (found) yield found;
  }
}

function looseAt(text: string, start: number, end: number): LooseLookAlike | undefined {
  const name = nameOf(
    text.slice(start, end).replace(/^(?:%3c|&(?:lt|#60|#x3c);|\\u003c)|(?:%3e|&(?:gt|#62|#x3e);|\\u003e)$/gi, ''),
  );
  return tokenName.test(name) ? { start, end, name: squash(name) } : undefined;
}

function wordStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && start > at - MAX_BARE && ofName.test(text.charAt(start - 1))) start -= 1;
  return start;
}
