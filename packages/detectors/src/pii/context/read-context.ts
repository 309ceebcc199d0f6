import type { PiiEntity } from '../entities.ts';
import { contextWords, type ContextKind, fillers } from './context-words.ts';

/** What the words before a place speak of: kinds with the number of other words in between, nearest first. */
export type Context = readonly Mention[];

interface Mention {
  readonly kinds: readonly ContextKind[];
  readonly distance: number;
}

const REACH = 64;
const MAX_WORDS = 8;
/** A sentence's end, or another number, stands for so many words. */
const BREAK = 2;
const FAR = 6;

interface Entry {
  readonly kinds: ContextKind[];
  /** Phrases that start with the word: the words after it. */
  readonly phrases: { readonly rest: readonly string[]; readonly kinds: readonly ContextKind[] }[];
}

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '');

const isIdeographic = (code: number): boolean => (code >= 0x3040 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af);

const byFirstWord = new Map<string, Entry>();
const ideographic: { readonly phrase: string; readonly kinds: readonly ContextKind[] }[] = [];
for (const [kind, phrases] of Object.entries(contextWords) as [ContextKind, string][]) {
  for (const phrase of phrases.split('|')) addPhrase(phrase, kind);
}

function addPhrase(phrase: string, kind: ContextKind): void {
  if (isIdeographic(phrase.charCodeAt(0))) {
    ideographic.push({ phrase: fold(phrase), kinds: [kind] });
    return;
  }
  const [first = '', ...rest] = fold(phrase).split(' ');
  const entry = byFirstWord.get(first) ?? { kinds: [], phrases: [] };
  byFirstWord.set(first, entry);
  if (rest.length === 0) entry.kinds.push(kind);
  else entry.phrases.push({ rest, kinds: [kind] });
}

const none: Context = [];

/** The last place that was read: several formats ask about the same one. */
const last: { text: string; at: number; context: Context } = { text: '', at: -1, context: none };

/** The words before a place. */
export function contextOf(text: string, at: number): Context {
  if (last.at === at && last.text === text) return last.context;
  const context = readContext(text, at);
  Object.assign(last, { text, at, context });
  return context;
}

/** Lets go of the text that was read last: it may be a secret. */
export function forgetContext(): void {
  Object.assign(last, { text: '', at: -1, context: none });
}

function readContext(text: string, at: number): Context {
  const mentions: Mention[] = [];
  const words: string[] = [];
  const distances: number[] = [];
  let distance = 0;
  let end = at;
  let sawIdeograph = false;
  while (words.length < MAX_WORDS && distance < FAR) {
    const word = wordBefore(text, end, at - REACH);
    if (!word) break;
    distance += word.breaks * BREAK;
    end = word.start;
    sawIdeograph ||= isIdeographic(text.charCodeAt(word.end - 1));
    const folded = foldWord(text.slice(word.start, word.end));
    words.unshift(folded);
    distances.unshift(distance);
    const kinds = kindsOf(words, distances, mentions);
    if (!kinds && !fillers.has(folded)) distance++;
  }
  if (sawIdeograph) mentions.push(...ideographicMentions(text.slice(Math.max(0, at - 24), at)));
  return mentions.length > 0 ? mentions.sort((a, b) => a.distance - b.distance) : none;
}

/** Accents and case do not matter; words of plain small letters are what they are. */
function foldWord(word: string): string {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return fold(word);
  return word.toLowerCase();
}

/** Mentions that start with the first of the words, the longest phrase before the word alone; whether there are any. */
function kindsOf(words: readonly string[], distances: readonly number[], mentions: Mention[]): boolean {
  const entry = byFirstWord.get(words[0] ?? '');
  if (!entry) return false;
  const before = mentions.length;
  for (const { rest, kinds } of entry.phrases) {
    if (rest.every((word, index) => words[index + 1] === word)) mentions.push({ kinds, distance: distances[rest.length] ?? 0 });
  }
  if (entry.kinds.length > 0) mentions.push({ kinds: entry.kinds, distance: distances[0] ?? 0 });
  return mentions.length > before;
}

interface WordBefore {
  readonly start: number;
  readonly end: number;
  /** Ends of sentences and other numbers between the word and where the search began. */
  readonly breaks: number;
}

function wordBefore(text: string, from: number, floor: number): WordBefore | undefined {
  let end = from;
  let breaks = 0;
  for (; end > floor && !isWordCharacter(text.charCodeAt(end - 1)); end--) {
    if (isBreak(text, end - 1) && ++breaks * BREAK >= FAR) return undefined;
  }
  if (end <= Math.max(floor, 0)) return undefined;
  let start = end - 1;
  while (start > floor && isWordCharacter(text.charCodeAt(start - 1)) && !changesCase(text, start)) start--;
  return { start, end, breaks };
}

/** `accountNumber` is two words. */
function changesCase(text: string, at: number): boolean {
  const [before, code] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return code >= 65 && code <= 90 && before >= 97 && before <= 122;
}

/** A letter of any script, or a mark on one; punctuation of the higher blocks is none. */
function isWordCharacter(code: number): boolean {
  if (code < 128) return (code | 32) >= 97 && (code | 32) <= 122;
  return code >= 0xc0 && !(code >= 0x2000 && code <= 0x206f) && !(code >= 0x3000 && code <= 0x303f) && code < 0xff00;
}

/** The full stop before a space, `!`, `?`, an empty line, or the last digit of a number. */
function isBreak(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 33 || code === 63) return true;
  if (code === 46) return isSpace(text.charCodeAt(at + 1)) && !isAbbreviation(text, at);
  if (code === 10) return text.charCodeAt(at - 1) === 10;
  return code >= 48 && code <= 57 && !(text.charCodeAt(at + 1) >= 48 && text.charCodeAt(at + 1) <= 57);
}

const isSpace = (code: number): boolean => code === 32 || code === 10;

/** `no.`, `nr.`, `acct.`: up to four letters. */
function isAbbreviation(text: string, at: number): boolean {
  for (let before = at - 1; before > at - 6; before--) {
    if (!isWordCharacter(text.charCodeAt(before))) return before < at - 1;
  }
  return false;
}

/** Scripts without spaces: a phrase near the place counts wherever it stands. */
function ideographicMentions(window: string): Mention[] {
  const folded = fold(window);
  return ideographic.flatMap(({ phrase, kinds }) => {
    const found = folded.lastIndexOf(phrase);
    if (found < 0) return [];
    const between = folded.length - found - phrase.length;
    return [{ kinds, distance: between <= 6 ? 0 : BREAK }];
  });
}

/** How far away a kind is named; infinite when it is not, or when something else is named nearer. */
export function distanceTo(context: Context, kind: PiiEntity): number {
  for (const { kinds, distance } of context) {
    if (kinds.includes(kind)) return distance;
    if (kinds.includes('other')) return Infinity;
  }
  return Infinity;
}
