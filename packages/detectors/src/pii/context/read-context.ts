import type { PiiEntity } from '../entities.ts';
import { type ContextKind, contextWords, fillers } from './context-words.ts';

/** What the words before an offset indicate: kinds with the number of other words in between, nearest first. */
export type Context = readonly Mention[];

interface Mention {
  readonly kinds: readonly ContextKind[];
  readonly distance: number;
}

const REACH = 64;
const MAX_WORDS = 8;
/** Distance in words that the end of a sentence or another number adds. */
const BREAK = 2;
const FAR = 4;
/** Maximum distance in units to the start of a phrase in a script without spaces. */
const IDEOGRAPHS = 20;
/** Maximum number of characters between such a phrase and its value, such as particles, a colon or a quote. */
const MAX_PARTICLES = 4;

interface Entry {
  readonly kinds: ContextKind[];
  /** The remaining words of phrases that start with this word. */
  readonly phrases: { readonly rest: readonly string[]; readonly kinds: readonly ContextKind[] }[];
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

const isIdeographic = (code: number): boolean =>
  (code >= 0x3040 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af);

const byFirstWord = new Map<string, Entry>();
const ideographic = new Map<number, { readonly phrase: string; readonly kinds: readonly ContextKind[] }[]>();
for (const [kind, phrases] of Object.entries(contextWords) as [ContextKind, readonly string[]][]) {
  for (const phrase of phrases) addPhrase(phrase, kind);
}

function addPhrase(phrase: string, kind: ContextKind): void {
  if (isIdeographic(phrase.charCodeAt(0))) {
    const code = phrase.charCodeAt(0);
    ideographic.set(code, [...(ideographic.get(code) ?? []), { phrase, kinds: [kind] }]);
    return;
  }
  const [first = '', ...rest] = fold(phrase).split(' ');
  const entry = byFirstWord.get(first) ?? { kinds: [], phrases: [] };
  byFirstWord.set(first, entry);
  if (rest.length === 0) entry.kinds.push(kind);
  else entry.phrases.push({ rest, kinds: [kind] });
}

const none: Mention[] = [];

/** Cache of the last result, because several matchers ask about the same offset. */
const last: { text: string; at: number; context: Context } = { text: '', at: -1, context: none };

/** Returns what the words before an offset indicate. */
export function contextOf(text: string, at: number): Context {
  if (last.at === at && last.text === text) return last.context;
  const context = readContext(text, at);
  last.text = text;
  last.at = at;
  last.context = context;
  return context;
}

/** Clears the cache, because the text may contain secrets. */
export function forgetContext(): void {
  last.text = '';
  last.at = -1;
  last.context = none;
}

function readContext(text: string, at: number): Context {
  let mentions: Mention[] = none;
  let distance = 0;
  let end = at;
  let isIdeograph = false;
  words.length = 0;
  distances.length = 0;
  while (words.length < MAX_WORDS && distance < FAR) {
    const word = wordBefore(text, end, at - REACH);
    if (word === 0) break;
    distance += breaksPassed * BREAK;
    isIdeograph ||= isIdeographic(text.charCodeAt(wordEnd - 1));
    end = word - 1;
    const folded = foldWord(text.slice(end, wordEnd));
    words.push(folded);
    distances.push(distance);
    const found = mentionsOf(folded);
    if (found.length > 0) mentions = joined(mentions, found);
    else if (!fillers.has(folded)) distance++;
  }
  if (isIdeograph) mentions = [...mentions, ...ideographicMentions(text, at)];
  return mentions.length > 1 ? mentions.sort((a, b) => a.distance - b.distance) : mentions;
}

const joined = (some: Mention[], more: Mention[]): Mention[] => (some.length === 0 ? more : [...some, ...more]);

/**
 * The words read so far with their distances, nearest first. Module state, because only one offset is read at a time.
 */
const words: string[] = [];
const distances: number[] = [];

/** Removes case and accents. ASCII words take a fast path. */
function foldWord(word: string): string {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return fold(word);
  return word.toLowerCase();
}

/** Returns what starts with the last word read: phrases that continue with the following words, and the word alone. */
function mentionsOf(word: string): Mention[] {
  const entry = byFirstWord.get(word);
  if (!entry) return none;
  const at = words.length - 1;
  const found: Mention[] = [];
  for (const { rest, kinds } of entry.phrases) {
    if (standsBehind(rest, at)) found.push({ kinds, distance: distances[at - rest.length] ?? 0 });
  }
  if (entry.kinds.length > 0) found.push({ kinds: entry.kinds, distance: distances[at] ?? 0 });
  return found;
}

/** Whether the words after the one at `at` complete a phrase. */
function standsBehind(rest: readonly string[], at: number): boolean {
  for (let index = 0; index < rest.length; index++) if (words[at - 1 - index] !== rest[index]) return false;
  return true;
}

/** Ends of sentences and numbers passed before the last word read. */
let breaksPassed = 0;
/** End of the last word read. */
let wordEnd = 0;

/** Returns one more than the start of the word before an offset, or 0 if there is none nearby. */
function wordBefore(text: string, from: number, floor: number): number {
  const lowest = Math.max(0, floor);
  let end = from;
  breaksPassed = 0;
  for (; end > lowest && !isWordCharacter(text.charCodeAt(end - 1)); end--) {
    if (isBreak(text, end - 1) && ++breaksPassed * BREAK >= FAR) return 0;
  }
  if (end <= lowest) return 0;
  let start = end - 1;
  while (start > lowest && isWordCharacter(text.charCodeAt(start - 1)) && !changesCase(text, start)) start--;
  wordEnd = end;
  return start + 1;
}

/** Whether the case changes between two letters: `accountNumber` is two words. */
function changesCase(text: string, at: number): boolean {
  const [before, code] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return code >= 65 && code <= 90 && before >= 97 && before <= 122;
}

/** Whether a code unit is a letter of any script or a mark on one. Punctuation of the higher blocks is not. */
function isWordCharacter(code: number): boolean {
  if (code < 128) return (code | 32) >= 97 && (code | 32) <= 122;
  return code >= 0xc0 && !(code >= 0x2000 && code <= 0x206f) && !(code >= 0x3000 && code <= 0x303f) && code < 0xff00;
}

/**
 * Whether a character is a break: a full stop before a space, `!`, `?`, an empty line, or the last digit of a number.
 */
function isBreak(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 33 || code === 63) return true;
  if (code === 46) return isSpace(text.charCodeAt(at + 1)) && !isAbbreviation(text, at);
  if (code === 10) return text.charCodeAt(at - 1) === 10;
  return code >= 48 && code <= 57 && !(text.charCodeAt(at + 1) >= 48 && text.charCodeAt(at + 1) <= 57);
}

const isSpace = (code: number): boolean => code === 32 || code === 10;

/** Whether a full stop belongs to an abbreviation of up to four letters: `no.`, `nr.`, `acct.`. */
function isAbbreviation(text: string, at: number): boolean {
  for (let before = at - 1; before > at - 6; before--) {
    if (!isWordCharacter(text.charCodeAt(before))) return before < at - 1;
  }
  return false;
}

/** In scripts without spaces, a phrase near the offset counts wherever it is. */
function ideographicMentions(text: string, at: number): Mention[] {
  const found: Mention[] = [];
  for (let start = at - 1; start >= Math.max(0, at - IDEOGRAPHS); start--) {
    const rows = ideographic.get(text.charCodeAt(start)) ?? [];
    const fitting = rows.filter(({ phrase }) => start + phrase.length <= at && text.startsWith(phrase, start));
    for (const { phrase, kinds } of fitting) {
      found.push({ kinds, distance: at - start - phrase.length <= MAX_PARTICLES ? 0 : BREAK });
    }
  }
  return found;
}

/**
 * Returns the distance of a kind in words. Returns Infinity if it is not mentioned, or if another kind of number is
 * mentioned nearer.
 */
export function distanceTo(context: Context, kind: PiiEntity): number {
  for (const { kinds, distance } of context) {
    if (kinds.includes(kind)) return distance;
    if (kinds.includes('other')) return Infinity;
  }
  return Infinity;
}

/** An entity that is mentioned, with its distance in words. */
export interface NamedEntity {
  readonly entity: PiiEntity;
  readonly distance: number;
}

/** Returns the entities mentioned within a distance, nearest first, up to the mention of another kind of number. */
export function entitiesWithin(context: Context, reach: number): NamedEntity[] {
  const found: NamedEntity[] = [];
  for (const { kinds, distance } of context) {
    if (distance > reach || kinds.includes('other')) break;
    for (const kind of kinds) if (kind !== 'other') found.push({ entity: kind, distance });
  }
  return found;
}
