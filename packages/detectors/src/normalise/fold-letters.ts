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

/** Where lower-casing may not do: beyond ASCII, and at leet's digits and signs. */
const maybeSpecial = /[\u0080-\uffff013457@$!]/g;

/**
 * The text in small letters without accents, with look-alikes of other scripts and leet read as the letters they
 * stand for.
 *
 * A look-alike is folded in a word that has Latin letters, too, where no honest spelling puts it. A word of
 * look-alikes alone ("сор", "το") may be honest Russian or Greek: it is folded only where the last letter before it
 * that is of one script beyond doubt is Latin, or, with none before, the first one after it, or where there is none.
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

/** Index of the next character that lower-casing alone does not settle, or -1. */
function nextSpecial(text: string, from: number): number {
  for (let at = nextMaybe(text, from); at >= 0; at = nextMaybe(text, at + 1)) {
    const unit = text.charCodeAt(at);
    const letterClass = unit < ASCII_END ? classOf(unit) : classOf(text.codePointAt(at) ?? 0);
    if (letterClass === COPIED) continue;
    if (unit >= ASCII_END || (letterClass !== LATIN && isBesideLetter(text, at, unit))) return at;
  }
  return -1;
}

/** A search by the engine costs a third of a loop here, where candidates are far apart. */
function nextMaybe(text: string, from: number): number {
  maybeSpecial.lastIndex = from;
  return maybeSpecial.test(text) ? maybeSpecial.lastIndex - 1 : -1;
}

/** Whether a word has its first leet here: one that ends it counts only behind another, but for the dollar sign. */
function isBesideLetter(text: string, at: number, unit: number): boolean {
  if (leetLetter(unit) === 0) return false;
  return isWordUnit(text, at + 1) || (unit === DOLLAR && isWordUnit(text, at - 1));
}

/** Whether a letter, mark or sign stands at an offset; the next unit of a run of digits decides for the run. */
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

/** Settles whether the look-alikes of a word are folded, and what the word tells of the script around the next one. */
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

/** Whether the first letter of one script beyond doubt is Latin, or there is none. */
function startsLatin(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const letterClass = classOf(text.charCodeAt(at));
    if (letterClass === LATIN) return true;
    if (letterClass === FOREIGN || letterClass === LOOSE) return false;
  }
  return true;
}
