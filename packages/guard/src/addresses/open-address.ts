import type { Opening } from './address-openers.ts';

const NEW_LINE = 10;
const OPEN_PAREN = 40;
const CLOSE_PAREN = 41;
const LESS = 60;
const GREATER = 62;
const BACKSLASH = 92;
const isQuote = (code: number): boolean => code === 34 || code === 39 || code === 96;
export const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
/** Signs before a value in code: `src={"…"}`, `src=("…")`. */
const isBeforeValue = (code: number): boolean => code === 123 || code === OPEN_PAREN;

/** What may stand in quotes, and what in angle brackets. */
const quotable: ReadonlySet<Opening> = new Set<Opening>(['value', 'quoted value', 'function']);
const pointable: ReadonlySet<Opening> = new Set<Opening>(['target', 'definition']);

/** An address that has begun, and where it ends. */
export class OpenAddress {
  readonly opening: Opening;
  /** Where its text begins. It may lie before the text that is still known. */
  start: number;
  /** Whether its first sign has come. */
  hasBegun = false;
  #quote = 0;
  #isQuoteEscaped = false;
  #isPointed = false;
  #depth = 0;
  #lineEnds = 0;
  /** The sign before, or 0 if it was escaped itself. */
  #before = 0;

  constructor(opening: Opening, start: number) {
    this.opening = opening;
    this.start = start;
  }

  /** An address of which its quote and a part have come already. */
  static quoted(quote: number, isQuoteEscaped: boolean, start: number): OpenAddress {
    const open = new OpenAddress('quoted address', start);
    open.hasBegun = true;
    open.#quote = quote;
    open.#isQuoteEscaped = isQuoteEscaped;
    return open;
  }

  /** Follows one unit, which stands at `at`. Returns false if the address ends with it. */
  follow(code: number, at: number): boolean {
    const isEscaped = this.#before === BACKSLASH;
    this.#before = isEscaped ? 0 : code;
    if (!this.hasBegun) return this.#begin(code, at, isEscaped);
    if (this.#quote !== 0) return this.#goOnQuoted(code, isEscaped);
    if (this.#isPointed) return this.#goOnPointed(code, isEscaped);
    return this.#goOn(code, isEscaped);
  }

  #goOnQuoted(code: number, isEscaped: boolean): boolean {
    // Anybody may quote an address in prose and forget the second quote. It ends with the paragraph then.
    if (this.opening === 'quoted address' && this.#endsParagraph(code)) return false;
    return !(code === this.#quote && isEscaped === this.#isQuoteEscaped);
  }

  #endsParagraph(code: number): boolean {
    if (code === NEW_LINE) this.#lineEnds += 1;
    else if (!isBlank(code)) this.#lineEnds = 0;
    return this.#lineEnds > 1;
  }

  #goOn(code: number, isEscaped: boolean): boolean {
    switch (this.opening) {
      case 'target':
        return this.#goOnTarget(code, isEscaped);
      case 'function':
        return code !== CLOSE_PAREN || isEscaped;
      case 'definition':
        return !isBlank(code);
      default:
        return !isBlank(code) && code !== GREATER;
    }
  }

  #begin(code: number, at: number, isEscaped: boolean): boolean {
    if (code === NEW_LINE) this.#lineEnds += 1;
    // A blank line ends a paragraph, and so a link in it.
    if (this.#lineEnds > 1 && this.opening !== 'value') return false;
    if (this.#waits(code)) return true;
    this.hasBegun = true;
    this.start = at;
    if (isQuote(code) && quotable.has(this.opening)) return this.#beginQuoted(code, at, isEscaped);
    // A name before a colon has a quoted value, or none that is an address.
    if (this.opening === 'quoted value') return false;
    this.#isPointed = code === LESS && pointable.has(this.opening);
    return this.#isPointed || this.#goOn(code, isEscaped);
  }

  #waits(code: number): boolean {
    return code === BACKSLASH || isBlank(code) || (this.opening === 'value' && isBeforeValue(code));
  }

  #beginQuoted(code: number, at: number, isEscaped: boolean): boolean {
    this.start = at + 1;
    this.#quote = code;
    this.#isQuoteEscaped = isEscaped;
    return true;
  }

  #goOnPointed(code: number, isEscaped: boolean): boolean {
    if ((code === GREATER && !isEscaped) || code === NEW_LINE) this.#isPointed = false;
    return this.#isPointed || this.opening === 'target';
  }

  /** A target ends with the bracket that fits its first one. What may be a title counts as part of it. */
  #goOnTarget(code: number, isEscaped: boolean): boolean {
    if (this.#endsParagraph(code)) return false;
    if (isEscaped) return true;
    if (code === OPEN_PAREN) this.#depth += 1;
    else if (code === CLOSE_PAREN) this.#depth -= 1;
    return this.#depth >= 0;
  }
}
