import { isGapClass, MAX_WORD, unitClass, unitClasses } from '../normalise/unit-classes.ts';
import { alikeUnit } from './alike-unit.ts';
import type { TrieNodes } from './concept-file.ts';

/** Stands in entries for the rest of a word. No text has it within a word. */
const STAR = 0x2a;
/** Stands in entries for the gap between two words. */
const SPACE = 0x20;
/** Units of a gap between two words of an entry at most. */
const MAX_GAP = 3;
const ROOT = 0;
const NONE = 0;
const GOLDEN = 0x9e3779b1;
/** Bits of the number of a unit. The other bits of 32 are for the node. */
const UNIT_BITS = 14;
/** Children take at most half of the table, so that searches stay short. */
const ROOM = 2;

/**
 * The entries of all languages as one trie. To search at one position takes time bounded by the longest entry, whatever
 * the text is.
 */
export class ConceptTrie {
  readonly #classes = unitClasses();
  /** The number of each unit that entries have, and of those that stand for it. 0: no entry has it. */
  readonly #numbers = new Uint16Array(0x1_0000);
  /** Children by hash: the parent with the number of the unit, and the child. Side by side, they are read at once. */
  readonly #children: Int32Array;
  readonly #mask: number;
  readonly #star: number;
  readonly #space: number;
  /** The concepts that end at a node, as two words of bits. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** Whether a node has a child for the rest of a word. */
  readonly #hasStar: Uint8Array;
  #foundLow = 0;
  #foundHigh = 0;

  constructor({ parents, units, low, high }: TrieNodes) {
    const size = 2 ** Math.ceil(Math.log2(parents.length * ROOM));
    this.#mask = size - 1;
    this.#children = new Int32Array(size * 2);
    this.#low = low;
    this.#high = high;
    this.#hasStar = new Uint8Array(parents.length);
    this.#numberUnits(units, parents.length);
    this.#star = this.#numbers[STAR] as number;
    this.#space = this.#numbers[SPACE] as number;
    for (let node = 1; node < parents.length; node += 1) {
      this.#insert(parents[node] as number, this.#numbers[units[node] as number] as number, node);
    }
  }

  /**
   * Adds the concepts of the entries that begin at a position of a text in its letters view to `found`, as numbers.
   * `end` is where the search stops.
   */
  findAt(text: string, at: number, end: number, found: number[]): void {
    this.#foundLow = 0;
    this.#foundHigh = 0;
    this.#walk(ROOT, text, at, end);
    if (isArabic(text.charCodeAt(at))) {
      const stem = behindArabicPrefix(text, at);
      if (stem > at) this.#walk(ROOT, text, stem, end);
    }
    pushBits(this.#foundLow, 0, found);
    pushBits(this.#foundHigh, 32, found);
  }

  /** Follows the trie along the text. It calls itself once a word of an entry, so its depth is bounded. */
  #walk(from: number, text: string, start: number, end: number): void {
    let node = from;
    for (let at = start; ; at += 1) {
      if (this.#hasStar[node] === 1) {
        this.#endWord(this.#child(node, this.#star), text, this.#wordEnd(text, at, end), end);
      }
      if (at > start && !this.#isWithinWord(text, at, end)) this.#endWord(node, text, at, end);
      if (at >= end) return;
      node = this.#child(node, this.#numbers[text.charCodeAt(at)] as number);
      if (node === NONE) return;
    }
  }

  /** Notes what ends at a node, and goes on with the next word of the entries that have one. */
  #endWord(node: number, text: string, at: number, end: number): void {
    this.#foundLow |= this.#low[node] as number;
    this.#foundHigh |= this.#high[node] as number;
    const next = this.#child(node, this.#space);
    if (next === NONE) return;
    const behind = this.#gapEnd(text, at, end);
    if (behind > at) this.#walk(next, text, behind, end);
  }

  #isWithinWord(text: string, at: number, end: number): boolean {
    if (at >= end || this.#classes[text.charCodeAt(at)] !== unitClass.word) return false;
    return this.#classes[text.charCodeAt(at - 1)] === unitClass.word;
  }

  #wordEnd(text: string, start: number, end: number): number {
    const limit = Math.min(end, start + MAX_WORD);
    let at = start;
    while (at < limit && this.#classes[text.charCodeAt(at)] === unitClass.word) at += 1;
    return at;
  }

  #gapEnd(text: string, start: number, end: number): number {
    const limit = Math.min(end, start + MAX_GAP);
    let at = start;
    while (at < limit && isGapClass(this.#classes[text.charCodeAt(at)] as number)) at += 1;
    return at;
  }

  /** Numbers the units of the entries from 1 on, and gives units that are alike the same number. */
  #numberUnits(units: Uint16Array, nodes: number): void {
    const numbers = this.#numbers;
    let count = 0;
    for (let node = 1; node < nodes; node += 1) {
      const unit = units[node] as number;
      if (numbers[unit] !== 0) continue;
      count += 1;
      numbers[unit] = count;
    }
    if (count >= 1 << UNIT_BITS || nodes > 1 << (32 - UNIT_BITS)) throw new Error('The file of concepts is too large');
    for (let unit = 0; unit < numbers.length; unit += 1) numbers[unit] = numbers[alikeUnit(unit)] as number;
  }

  /** Returns the child of a node by the number of a unit. */
  #child(node: number, number: number): number {
    if (number === 0) return NONE;
    const key = (node << UNIT_BITS) | number;
    for (let slot = this.#slotOf(key); ; slot = (slot + 1) & this.#mask) {
      const child = this.#children[slot * 2 + 1] as number;
      if (child === NONE || this.#children[slot * 2] === key) return child;
    }
  }

  #insert(parent: number, number: number, node: number): void {
    const key = (parent << UNIT_BITS) | number;
    let slot = this.#slotOf(key);
    while (this.#children[slot * 2 + 1] !== NONE) slot = (slot + 1) & this.#mask;
    this.#children[slot * 2] = key;
    this.#children[slot * 2 + 1] = node;
    if (number === this.#star) this.#hasStar[parent] = 1;
  }

  #slotOf(key: number): number {
    const hash = Math.imul(key ^ (key >>> 16), GOLDEN);
    return (hash ^ (hash >>> 15)) & this.#mask;
  }
}

function pushBits(bits: number, first: number, found: number[]): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) found.push(first + 31 - Math.clz32(rest & -rest));
}

const [ALEF, LAM, FIRST_ARABIC, LAST_ARABIC] = [0x627, 0x644, 0x600, 0x6ff];
/** Words that Arabic writes together with the next one: and, so, with, for, like. */
const arabicPrefixes: ReadonlySet<number> = new Set([0x648, 0x641, 0x628, LAM, 0x643]);

const isArabic = (unit: number): boolean => unit >= FIRST_ARABIC && unit <= LAST_ARABIC;

/** Returns where a word begins behind its attached "and", "with", "for" and article. Returns `at` if there is none. */
function behindArabicPrefix(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  let stem = arabicPrefixes.has(unit) ? at + 1 : at;
  if (unit === LAM && text.charCodeAt(stem) === LAM) return stem + 1;
  if (text.charCodeAt(stem) === ALEF && text.charCodeAt(stem + 1) === LAM) stem += 2;
  return stem;
}
