import { isDigit, isWord } from '../characters.ts';
import type { ContextKind } from '../context/context-words.ts';
import { type Context, contextOf } from '../context/read-context.ts';
import type { PiiEntity } from '../entities.ts';
import { type LabelledFormat, labelledFormats } from './labelled-formats.ts';

/** A value that its name gives away, with the place where it ends. */
export interface LabelledMatch {
  readonly entity: PiiEntity;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

const MAX_PREFIX = 5;
/** Letters before the digits, such as the town and the initials of a number plate. */
const MAX_PREFIXES = 2;

/** A value that starts at a place, or a few letters before it, and that the words right before it name. */
export function matchLabelled(text: string, at: number): LabelledMatch | undefined {
  // Letters that a hyphen joins to the digits are part of the value, if the value fits with them.
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
/** A question goes on after the name of what it asks for. */
const QUESTION_REACH = 4;

/** The last letter of a verb, or what follows "yes": all other characters are turned away without a pattern. */
const opensAnswer = (code: number): boolean =>
  (code >= 97 && code <= 122) || code === 44 || code === 58 || code === 0xed || code === 0xec;

const none: Context = [];

/** "What is your account number? – It's 123": the answer is named in the question. */
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

/** The formats of the nearest names, in their order. */
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

/** After a sign anything but a number; after a space only what no word looks like. */
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

/** `:`, `=` and their full-width twins, an at sign, or a verb between a name and its value. */
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

/** A record's prefix that is its name at the same time: `MRN-4039838`. */
function openingOf(text: string, start: number, { entity }: LabelledFormat): number {
  if (entity === 'username' && text.charCodeAt(start - 1) === 64) return start - 1;
  return entity === 'medical_record' && text.charCodeAt(start - 1) === 45 ? startOfPrefix(text, start) : start;
}

/** Back over one group of capitals that a space or hyphen joins to what follows; `start` itself when there is none. */
function startOfPrefix(text: string, start: number): number {
  const joint = text.charCodeAt(start - 1);
  if (joint !== 32 && joint !== 45) return start;
  let at = start - 1;
  while (at > start - 1 - MAX_PREFIX && isCapital(text.charCodeAt(at - 1))) at--;
  if (at === start - 1 || isWord(text.charCodeAt(at - 1))) return start;
  return at;
}

const isCapital = (code: number): boolean => code >= 65 && code <= 90;
