import { leetLetter, readsAsLetters } from './leet.ts';
import {
  COPIED,
  classOf,
  DIGIT,
  FOREIGN,
  isWordClass,
  LATIN,
  LOOSE,
  latinLookalike,
  MARK,
  ownReading,
  ownUnit,
  REWRITTEN,
  STRICT,
} from './letter-class.ts';
import { identityMap } from './offset-map.ts';
import { type Reading, TextWriter } from './text-writer.ts';
import { isLeetClass, shapeOf, type WordShape } from './word-shape.ts';

const ASCII_END = 0x80;
const DOLLAR = 0x24;

/** Characters for which `toLowerCase` may not be enough: non-ASCII characters, and the digits and signs of leet. */
const maybeSpecial = /[\u0080-\uffff013457@$!]/g;

/**
 * Returns the text in lower case without accents. Look-alikes of other scripts and leet become the letters they stand
 * for.
 *
 * A look-alike is folded in any word that also has Latin letters, because no honest spelling mixes them. A word of
 * look-alikes alone ("сор", "το") may be honest Russian or Greek. It is folded only if the closest earlier letter of an
 * unambiguous script is Latin. Without an earlier one, the first later one decides. Without any, the word is folded.
 */
export function lettersReading(text: string): Reading {
  let special = nextSpecial(text, 0);
  if (special < 0) return { text: text.toLowerCase(), toParent: identityMap };
  const writer = new TextWriter(text);
  const context = { isLatin: startsLatin(text) };
  let done = 0;
  while (special >= 0) {
    const start = wordStart(text, special, done);
    context.isLatin ||= hasAsciiLetter(text, done, start);
    writer.copyLowered(done, start);
    done = isWordClass(classOf(text.codePointAt(start) ?? 0))
      ? writeWord(text, start, context, writer)
      : rewrite(text, start, writer);
    special = nextSpecial(text, done);
  }
  writer.copyLowered(done, text.length);
  return writer.finish();
}

/** Returns the index of the next character that lower-casing alone does not handle, or -1. */
function nextSpecial(text: string, from: number): number {
  for (let at = nextMaybe(text, from); at >= 0; at = nextMaybe(text, at + 1)) {
    const unit = text.charCodeAt(at);
    const letterClass = unit < ASCII_END ? classOf(unit) : classOf(text.codePointAt(at) ?? 0);
    if (letterClass === COPIED) continue;
    if (unit >= ASCII_END || (letterClass !== LATIN && isBesideLetter(text, at, unit))) return at;
  }
  return -1;
}

/** Where candidates are far apart, a regular expression search takes a third of the time of a loop. */
function nextMaybe(text: string, from: number): number {
  maybeSpecial.lastIndex = from;
  return maybeSpecial.test(text) ? maybeSpecial.lastIndex - 1 : -1;
}

/**
 * Whether the first leet of a word may be here. Leet at the end of a word counts only after other leet, except for the
 * dollar sign.
 */
function isBesideLetter(text: string, at: number, unit: number): boolean {
  if (leetLetter(unit) === 0) return false;
  return isWordUnit(text, at + 1) || (unit === DOLLAR && isWordUnit(text, at - 1));
}

/**
 * Whether a letter, a mark or a sign is at an offset. Digits do not count, because the unit after a run of digits
 * decides.
 */
function isWordUnit(text: string, at: number): boolean {
  const letterClass = classOf(text.charCodeAt(at) || 0);
  return isWordClass(letterClass) && letterClass !== DIGIT;
}

function wordStart(text: string, special: number, done: number): number {
  if (!isWordClass(classOf(text.codePointAt(special) ?? 0))) return special;
  let at = special;
  while (at > done && isWordClass(classOf(text.charCodeAt(at - 1)))) at -= 1;
  return at;
}

function rewrite(text: string, at: number, writer: TextWriter): number {
  const codePoint = text.codePointAt(at) ?? 0;
  const end = at + (codePoint > 0xffff ? 2 : 1);
  if (classOf(codePoint) === REWRITTEN) writer.put(ownReading(codePoint), at, end);
  else writer.copy(at, end);
  return end;
}

function writeWord(text: string, start: number, context: { isLatin: boolean }, writer: TextWriter): number {
  const shape = shapeOf(text, start);
  const isFolded = foldsLookalikes(shape, context);
  let written = 0;
  let at = start;
  while (at < shape.end) {
    const codePoint = text.codePointAt(at) ?? 0;
    const letterClass = classOf(codePoint);
    if (isLeetClass(letterClass)) {
      at = writeLeet(text, at, written, shape, writer);
      continue;
    }
    const end = at + (codePoint > 0xffff ? 2 : 1);
    if (letterClass !== MARK) {
      writeLetter(codePoint, at, end, isFolded, writer);
      written += 1;
    }
    at = end;
  }
  return shape.end;
}

/** Decides whether the look-alikes of a word are folded, and updates the script context for the next word. */
function foldsLookalikes({ latin, foreign, loose }: WordShape, context: { isLatin: boolean }): boolean {
  const isPlainForeign = latin === 0 && foreign + loose > 0;
  if (latin > 0) context.isLatin = true;
  if (isPlainForeign) context.isLatin = false;
  return context.isLatin;
}

function writeLetter(codePoint: number, at: number, end: number, isFolded: boolean, writer: TextWriter): void {
  if (codePoint < ASCII_END) {
    writer.unit(codePoint | 0x20, at, end);
    return;
  }
  const letterClass = classOf(codePoint);
  const isLookalike = letterClass === STRICT || letterClass === LOOSE;
  const unit = isFolded && isLookalike ? 0 : ownUnit(codePoint);
  if (unit > 0) writer.unit(unit, at, end);
  else writer.put(isFolded && isLookalike ? latinLookalike(codePoint) : ownReading(codePoint), at, end);
}

function writeLeet(text: string, start: number, before: number, shape: WordShape, writer: TextWriter): number {
  let end = start + 1;
  while (end < shape.end && isLeetClass(classOf(text.charCodeAt(end)))) end += 1;
  const letters = shape.latin + shape.strict + shape.loose + shape.foreign;
  const place = { before, after: letters - before, isLeetWord: shape.isLeetWord };
  if (!readsAsLetters(text, { start, end }, place)) writer.copy(start, end);
  else for (let at = start; at < end; at += 1) writer.unit(leetLetter(text.charCodeAt(at)), at, at + 1);
  return end;
}

function hasAsciiLetter(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (classOf(text.charCodeAt(at)) === LATIN) return true;
  }
  return false;
}

/** Whether the first letter of an unambiguous script is Latin. True if there is none. */
function startsLatin(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const letterClass = classOf(text.charCodeAt(at));
    if (letterClass === LATIN) return true;
    if (letterClass === FOREIGN || letterClass === LOOSE) return false;
  }
  return true;
}
