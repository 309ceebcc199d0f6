import { existsSync, readFileSync } from 'node:fs';
import { languageOf } from '@redoubt/detectors';

/** What a word of another language means in the English of signs. */
export interface Meaning {
  /** A word or, with `_` between its words, a phrase. */
  readonly text: string;
  /** It stands for every English word that begins so. */
  readonly isPrefix: boolean;
}

/** Words of one language with their meanings. */
export interface ForeignWords {
  /** Returns the meanings of the word at a place, and of the phrases that begin there. */
  meaningsAt(words: readonly string[], at: number): readonly Meaning[];
}

interface Entry {
  /** Further words that follow, for a phrase. */
  readonly rest: readonly string[];
  readonly isPrefix: boolean;
  readonly meaning: Meaning;
}

type Entries = ReadonlyMap<string, readonly Entry[]>;

const folder = new URL('../../criteria/words/', import.meta.url);
const files: Readonly<Record<string, string>> = { German: 'de', French: 'fr', Spanish: 'es', Italian: 'it' };
/** Length of the part of a word by which its entries are found. */
const KEY = 3;
const read = new Map<string, ForeignWords | undefined>();

/** Returns the words of the language of a text, or undefined if it is English or has no file of words. */
export function foreignWordsOf(text: string): ForeignWords | undefined {
  const code = files[languageOf(text)?.name ?? ''];
  if (code === undefined) return undefined;
  if (!read.has(code)) read.set(code, readWords(new URL(`${code}.txt`, folder)));
  return read.get(code);
}

function readWords(file: URL): ForeignWords | undefined {
  return existsSync(file) ? parseForeignWords(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Reads lines such as `deliver* = liefer* zustell* frei_haus`: an English word, beginning or phrase of signs, and the
 * words, beginnings and phrases of the language that mean it.
 */
export function parseForeignWords(source: string): ForeignWords {
  const entries = new Map<string, Entry[]>();
  for (const line of source.split('\n')) {
    const [english = '', foreign = ''] = line.split('=').map((part) => part.trim());
    if (foreign === '' || english.startsWith('#')) continue;
    const meaning = { text: english.replace(/\*$/, ''), isPrefix: english.endsWith('*') };
    for (const one of foreign.split(/\s+/)) addEntry(entries, one, meaning);
  }
  return { meaningsAt: (words, at) => meaningsOf(entries, words, at) };
}

function addEntry(entries: Map<string, Entry[]>, written: string, meaning: Meaning): void {
  const [first = '', ...rest] = written.split('_');
  const isPrefix = first.endsWith('*');
  const word = isPrefix ? first.slice(0, -1) : first;
  const known = entries.get(word) ?? [];
  known.push({ rest, isPrefix, meaning });
  entries.set(word, known);
}

/** Looks up a word. Where it has an article, as in "l'ordine", the noun is looked up. */
function meaningsOf(entries: Entries, words: readonly string[], at: number): readonly Meaning[] {
  const whole = meaningsIn(entries, words, at);
  const noun = /'(.+)$/.exec(words[at] ?? '')?.[1];
  if (whole.length > 0 || noun === undefined) return whole;
  return meaningsIn(entries, words.toSpliced(at, 1, noun), at);
}

/** Looks up the word and its beginnings. */
function meaningsIn(entries: Entries, words: readonly string[], at: number): readonly Meaning[] {
  const word = words[at] ?? '';
  const found: Meaning[] = [];
  for (let length = word.length; length >= Math.min(KEY, word.length); length -= 1) {
    for (const { rest, isPrefix, meaning } of entries.get(word.slice(0, length)) ?? []) {
      const isSpoken = isPrefix || length === word.length;
      if (isSpoken && rest.every((part, step) => words[at + 1 + step] === part)) found.push(meaning);
    }
  }
  return found;
}
