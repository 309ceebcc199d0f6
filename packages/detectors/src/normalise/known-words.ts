import { frequentRussianWords, frequentWords } from './frequent-words.ts';
import { pilotWords } from './pilot-words.ts';
import { addLetter } from './word-hash.ts';

/** How a word is written. Bits 1 to 25 of a set are rotations of the alphabet by as many letters. */
export const writing = { plain: 0, rotated: 1, mirrored: 26, reversed: 27, pilots: 28, count: 29 } as const;

const A = 0x61;
const LETTERS = 26;
const CYRILLIC_A = 0x430;
const CYRILLIC_CAPITAL_A = 0x410;
const CYRILLIC_END = 0x450;
const CYRILLIC_CASE = 0x20;

const SLOT_BITS = 16;
const SLOTS = 1 << SLOT_BITS;
/** Hash of a word and the set of its writings, by slot. */
interface Table {
  readonly hashes: Int32Array;
  readonly writings: Int32Array;
  readonly lengths: Uint8Array;
}
let built: Table | undefined;

/** Returns the writings in which a word of this hash is known, as a set of bits. 0 if there is none. */
export function writingsOf(hash: number): number {
  const table = tableOf();
  const slot = slotOf(table, hash);
  return table.writings[slot] ?? 0;
}

/** Returns the letters of the known word with this hash, or 0. */
export function lettersOfWord(hash: number): number {
  const table = tableOf();
  return table.lengths[slotOf(table, hash)] ?? 0;
}

function slotOf({ hashes, writings }: Table, hash: number): number {
  let slot = Math.imul(hash, 0x9e37_79b1) >>> (32 - SLOT_BITS);
  while (writings[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & (SLOTS - 1);
  return slot;
}

const WRITTEN_BITS = 18;
const written = new Int32Array(1 << (WRITTEN_BITS - 5));
const writtenSlot = (hash: number): number => Math.imul(hash, 0x85eb_ca6b) >>> (32 - WRITTEN_BITS);
const PLAIN = 1;

/**
 * Returns the index of the next word from `from` on that may be known in another writing than the plain one, or the
 * number of words. Most ordinary words are refused by one look at a small set of bits.
 */
export function nextWritten(hashes: readonly number[], count: number, from: number): number {
  if (built === undefined) tableOf();
  let at = from;
  while (at < count) {
    const slot = writtenSlot(hashes[at] as number);
    if (((written[slot >> 5] as number) & (1 << slot)) !== 0) return at;
    at += 1;
  }
  return count;
}

function markWritten({ hashes, writings }: Table): void {
  for (let at = 0; at < SLOTS; at += 1) {
    if (writings[at] === 0 || ((writings[at] as number) & PLAIN) !== 0) continue;
    const slot = writtenSlot(hashes[at] as number);
    written[slot >> 5] = (written[slot >> 5] ?? 0) | (1 << slot);
  }
}

/** Built on first use. It has twenty thousand writings of seven hundred words. */
function tableOf(): Table {
  if (built) return built;
  const table: Table = {
    hashes: new Int32Array(SLOTS),
    writings: new Int32Array(SLOTS),
    lengths: new Uint8Array(SLOTS),
  };
  for (const word of frequentWords) {
    addWord(table, word, (letter) => letter, writing.plain);
    for (let shift = 1; shift < LETTERS; shift += 1) {
      addWord(table, word, (letter) => A + ((letter - A + shift) % LETTERS), shift);
    }
    addWord(table, word, (letter) => 2 * A + LETTERS - 1 - letter, writing.mirrored);
    addWord(table, [...word].reverse().join(''), (letter) => letter, writing.reversed);
  }
  for (const word of frequentRussianWords) {
    addWord(table, word, (letter) => letter, writing.plain);
    addWord(table, [...word].reverse().join(''), (letter) => letter, writing.reversed);
  }
  for (const word of pilotWords) addWord(table, word, (letter) => letter, writing.pilots);
  markWritten(table);
  built = table;
  return table;
}

function addWord(table: Table, word: string, change: (letter: number) => number, bit: number): void {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = addLetter(hash, change(word.charCodeAt(at)));
  const slot = slotOf(table, hash);
  table.hashes[slot] = hash;
  table.writings[slot] = (table.writings[slot] ?? 0) | (1 << bit);
  table.lengths[slot] = word.length;
}

/** Returns a letter of the Latin or the Cyrillic alphabet in small, or 0. */
function smallLetter(unit: number): number {
  const latin = unit | CYRILLIC_CASE;
  if (latin >= A && latin < A + LETTERS && unit < 0x80) return latin;
  if (unit < CYRILLIC_CAPITAL_A || unit >= CYRILLIC_END) return 0;
  return unit < CYRILLIC_A ? unit + CYRILLIC_CASE : unit;
}

/** Calls back for each word of a text with its hash and its stretch. */
export function visitWords(text: string, visit: (hash: number, start: number, end: number) => void): void {
  let hash = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const letter = at < text.length ? smallLetter(text.charCodeAt(at)) : 0;
    if (letter > 0) {
      hash = addLetter(hash, letter);
      continue;
    }
    if (at > start) visit(hash, start, at);
    hash = 0;
    start = at + 1;
  }
}

const LONGEST_CHECKED = 2_000;

/** Shorter words are not in the list, and say nothing. */
const SHORTEST = 3;

/** Returns the share of the letters of a text that are in known words, from 0 to 1. It reads the beginning. */
export function knownShare(text: string): number {
  let all = 0;
  let known = 0;
  visitWords(text.slice(0, LONGEST_CHECKED), (hash, start, end) => {
    if (end - start < SHORTEST) return;
    all += end - start;
    if ((writingsOf(hash) & 1) !== 0) known += end - start;
  });
  return all === 0 ? 0 : known / all;
}
