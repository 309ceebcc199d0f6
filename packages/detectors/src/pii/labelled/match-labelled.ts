import { isDigit, isWord } from '../characters.ts';
import type { ContextKind } from '../context/context-words.ts';
import { type Context, contextOf } from '../context/read-context.ts';
import type { PiiEntity } from '../entities.ts';
import { type LabelledFormat, labelledFormats } from './labelled-formats.ts';

/** A value that its label identifies, with its position. */
export interface LabelledMatch {
  readonly entity: PiiEntity;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

const MAX_PREFIX = 5;
/** Maximum number of letter groups before the digits, such as the town and initials of a number plate. */
const MAX_PREFIXES = 2;

/** Matches a value that starts at an offset or a few letters before it, and that the preceding words label. */
export function matchLabelled(text: string, at: number): LabelledMatch | undefined {
  // Letters joined to the digits by a hyphen are part of the value, if the format allows it.
  const joined = text.charCodeAt(at - 1) === 45 ? startOfPrefix(text, at) : at;
  const whole = joined === at ? undefined : firstFit(text, joined, contextOf(text, joined));
  return whole ?? matchFrom(text, at);
}

function matchFrom(text: string, at: number): LabelledMatch | undefined {
  let start = at;
  for (let prefixes = 0; ; prefixes++) {
    const context = contextOf(text, start);
    const found = firstFit(text, start, context) ?? firstFit(text, start, askedBefore(text, start));
    if (found) return found;
    const earlier = prefixes < MAX_PREFIXES ? startOfPrefix(text, start) : start;
    if (earlier === start) return undefined;
    start = earlier;
  }
}

const answers = /(?:^|[^a-z])(?:it['’]?s|it is|that['’]?s|sure|yes|ja|oui|sí|es ist|c['’]est|sì)[,:.!]{0,1} $/i;
const MAX_QUESTION = 96;
/** Maximum number of words in a question after the label. */
const QUESTION_REACH = 4;

/** Whether a character may end the introduction of an answer. This rejects most characters without a pattern. */
const opensAnswer = (code: number): boolean =>
  (code >= 97 && code <= 122) || code === 44 || code === 58 || code === 0xed || code === 0xec;

const none: Context = [];

/** Returns the labels from a question: in "What is your account number? – It's 123" the question has the label. */
function askedBefore(text: string, start: number): Context {
  if (text.charCodeAt(start - 1) !== 32 || !opensAnswer(text.charCodeAt(start - 2))) return none;
  if (!answers.test(text.slice(Math.max(0, start - 12), start))) return none;
  const from = Math.max(0, start - MAX_QUESTION);
  const question = text.slice(from, start).lastIndexOf('?');
  if (question < 0) return none;
  return contextOf(text, from + question)
    .filter(({ distance }) => distance <= QUESTION_REACH)
    .map((mention) => ({ ...mention, distance: 0 }));
}

/** Returns the first match of the formats of the nearest labels. */
function firstFit(text: string, start: number, context: Context): LabelledMatch | undefined {
  for (const { kinds, distance } of context) {
    if (distance > 0 || kinds.includes('other')) return undefined;
    for (const kind of kinds) {
      const found = matchKind(text, start, kind);
      if (found) return found;
    }
  }
  return undefined;
}

function matchKind(text: string, start: number, kind: ContextKind): LabelledMatch | undefined {
  const format = kind === 'other' ? undefined : labelledFormats.get(kind);
  const end = format ? endOfValue(text, start, format) : 0;
  if (!format || end === 0) return undefined;
  return { entity: format.entity, start: openingOf(text, start, format), end, confidence: format.confidence };
}

function endOfValue(text: string, start: number, { entity, pattern, minDigits, maxDigits }: LabelledFormat): number {
  pattern.lastIndex = start;
  const value = pattern.exec(text)?.[0];
  if (value === undefined) return 0;
  const digits = countDigits(value);
  if (digits < minDigits || digits > maxDigits) return 0;
  if (entity === 'username' && !isHandle(text, start, value, digits)) return 0;
  if (entity === 'password' && !hasSign(text, start)) return 0;
  return start + (entity === 'password' ? value.replace(/[.:?]+$/, '').length : value.length);
}

/**
 * After a sign, a handle needs a digit or mark but is not a number only. After a space, it must not look like an
 * ordinary word.
 */
function isHandle(text: string, start: number, value: string, digits: number): boolean {
  if (digits === value.length) return false;
  if (/^[\w-]+\.(?:com|org|net|js|ts|py|json|txt|md|html)$/i.test(value)) return false;
  return hasSign(text, start) ? digits > 0 || /[._@]/.test(value) : digits > 1 || /[_@]|\.\d/.test(value);
}

function countDigits(value: string): number {
  let digits = 0;
  for (let at = 0; at < value.length; at++) if (isDigit(value.charCodeAt(at))) digits++;
  return digits;
}

const signWords = /(?:^|[^a-zß-ž])(?:is|was|ist|lautet|est|es|é|è|e|to|jest|är|er|on|это)\s["'“«]?$/i;

/**
 * Whether a sign or verb separates label and value: `:`, `=`, their full-width forms, an at sign, or a verb such as
 * "is".
 */
function hasSign(text: string, start: number): boolean {
  let before = start - 1;
  while (before > start - 4 && ' "\'“«@'.includes(text.charAt(before))) before--;
  if (':=：＝'.includes(text.charAt(before)) && before >= 0) return true;
  return (
    text.charCodeAt(start) === 64 ||
    text.charCodeAt(start - 1) === 64 ||
    signWords.test(text.slice(Math.max(0, start - 12), start))
  );
}

/** Includes a prefix that is also the label, as in `MRN-4039838`, and the at sign of a handle. */
function openingOf(text: string, start: number, { entity }: LabelledFormat): number {
  if (entity === 'username' && text.charCodeAt(start - 1) === 64) return start - 1;
  return entity === 'medical_record' && text.charCodeAt(start - 1) === 45 ? startOfPrefix(text, start) : start;
}

/** Returns the start of a group of capitals that a space or hyphen joins to the value, or `start` if there is none. */
function startOfPrefix(text: string, start: number): number {
  const joint = text.charCodeAt(start - 1);
  if (joint !== 32 && joint !== 45) return start;
  let at = start - 1;
  while (at > start - 1 - MAX_PREFIX && isCapital(text.charCodeAt(at - 1))) at--;
  if (at === start - 1 || isWord(text.charCodeAt(at - 1))) return start;
  return at;
}

/** Latin and Greek capitals. */
const isCapital = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 0x391 && code <= 0x3a9);
