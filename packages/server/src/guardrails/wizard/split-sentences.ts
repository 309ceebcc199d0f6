import { OrdinalPoints } from '@redoubt/detectors';

/** A range of a text. */
export interface TextSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Abbreviations whose full stop ends no sentence. */
const abbreviations = new Set(
  'e.g i.e eg ie etc vs cf approx incl excl ca no nos art sec para fig vol pp dr mr mrs ms prof st mt inc ltd co corp dept est min max tel ext jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k a.m p.m'.split(
    ' ',
  ),
);
const closers = new Set(['"', "'", '”', '’', ')', ']', '»']);
const openers = /[\p{Lu}\p{N}"'“‘«([•]/u;

/**
 * Splits a passage into sentences. A full stop after an abbreviation, an initial or an ordinal, or inside a
 * number, ends no sentence. Linear.
 */
export function splitSentences(text: string): TextSpan[] {
  const sentences: TextSpan[] = [];
  const ordinals = new OrdinalPoints(text);
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character !== '.' && character !== '!' && character !== '?') continue;
    const end = afterClosers(text, at + 1);
    if (!endsHere(text, at, end) || (character === '.' && ordinals.goesOnAt(at))) continue;
    sentences.push({ text: text.slice(start, end), start, end });
    start = afterSpace(text, end);
    at = start - 1;
  }
  if (start < text.length) sentences.push({ text: text.slice(start), start, end: text.length });
  return sentences;
}

function afterClosers(text: string, from: number): number {
  let at = from;
  while (closers.has(text[at] ?? '') || /[.!?]/.test(text[at] ?? '')) at += 1;
  return at;
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

function endsHere(text: string, at: number, end: number): boolean {
  if (end >= text.length) return true;
  if (text[end] !== ' ' || !openers.test(text[afterSpace(text, end)] ?? '')) return false;
  if (text[at] !== '.' || end > at + 1) return true;
  const word = wordBefore(text, at);
  return !(abbreviations.has(word.toLowerCase()) || /^\p{L}$/u.test(word));
}

/** Returns the letters and inner dots directly before a full stop. More than 8 characters are not an abbreviation. */
function wordBefore(text: string, at: number): string {
  let from = at;
  while (from > at - 9 && /[\p{L}.]/u.test(text[from - 1] ?? '')) from -= 1;
  return text.slice(from, at);
}
