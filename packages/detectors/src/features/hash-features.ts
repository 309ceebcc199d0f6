import { unitEnds } from './split-units.ts';
import { unitClass, unitClasses } from './unit-classes.ts';

/**
 * Version of the features and their hashes. Weights of another version are refused, because their columns have other
 * meanings.
 */
export const FEATURE_VERSION = 3;
/** Base-2 logarithm of the number of columns. Each feature is hashed to one column. */
export const FEATURE_BITS = 19;
const SHIFT = 32 - FEATURE_BITS;

/** Units after which a word is split. No natural word is longer. */
const MAX_WORD = 40;

const PRIME = 0x01000193;
const GOLDEN = 0x9e3779b1;
const WORD = 0x51ab_0001;
const PAIR = 0x51ab_0002;
const TRIPLE = 0x51ab_0003;
const GRAM = 0x51ab_0005;
const FIRST = 0x51ab_0007;
/** Stands for the word before the first one of a block. */
const START = 0x0123_4567;
const EDGE = 0x20;

/**
 * The hashed features of one text by block. A block is a sentence, a line, a chat turn or a table cell (`unitEnds`).
 * Block `i` has the columns `columns[ends[i - 1] .. ends[i])` and covers the characters `[starts[i], starts[i + 1])`.
 * The buffer is reused: its content is valid until the next call.
 */
export interface FeatureBlocks {
  columns: Int32Array;
  readonly ends: number[];
  readonly starts: number[];
}

/**
 * Extracts words, pairs and triples of words, the first word of a block, and character 3- to 5-grams within words from
 * a text in its letters view. No feature spans two blocks, so the text around a block cannot change its features.
 * Takes linear time. A column may occur several times.
 */
export class FeatureExtractor {
  readonly #classes = unitClasses();
  #columns = new Int32Array(4_096);
  #size = 0;
  #beforeLast = 0;
  #before = START;

  extract(text: string): FeatureBlocks {
    this.#size = 0;
    const starts = [0];
    const ends: number[] = [];
    for (const end of unitEnds(text)) {
      this.#block(text, starts.at(-1) as number, end);
      ends.push(this.#size);
      starts.push(end);
    }
    return { columns: this.#columns, ends, starts };
  }

  #block(text: string, start: number, end: number): void {
    this.#before = START;
    this.#beforeLast = 0;
    for (let at = start; at < end; ) at = this.#next(text, at, end);
  }

  /** Reads one word, sign or ideograph, and returns where the next one begins. */
  #next(text: string, at: number, end: number): number {
    const kind = this.#classes[text.charCodeAt(at)] as number;
    if (kind === unitClass.gap || kind === unitClass.newline) return at + 1;
    this.#reserve();
    if (kind === unitClass.word) return this.#word(text, at, end);
    if (kind === unitClass.ideograph) return this.#ideograph(text, at);
    return this.#sign(text, at, end);
  }

  #word(text: string, start: number, limit: number): number {
    const end = this.#wordEnd(text, start, limit);
    let hash = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    let five = 0;
    let before = EDGE;
    // The n-grams include the gap before the word and the gap after it.
    for (let index = 0; index <= end - start; index += 1) {
      const unit = start + index < end ? text.charCodeAt(start + index) : EDGE;
      five = mix(four, unit);
      four = mix(three, unit);
      three = mix(two, unit);
      two = mix(before, unit);
      before = unit;
      this.#grams(index, three, four, five);
      if (start + index < end) hash = Math.imul(hash ^ unit, PRIME);
    }
    this.#token(hash);
    return end;
  }

  /** Returns the end of the word that starts here, at most `MAX_WORD` units later. */
  #wordEnd(text: string, start: number, blockEnd: number): number {
    const limit = Math.min(blockEnd, start + MAX_WORD);
    let at = start + 1;
    while (at < limit && this.#classes[text.charCodeAt(at)] === unitClass.word) at += 1;
    return at;
  }

  /** Adds the n-grams that end at a unit of a word and lie within the word and its gaps. */
  #grams(index: number, three: number, four: number, five: number): void {
    if (index >= 1) this.#put(three ^ GRAM);
    if (index >= 2) this.#put(four ^ GRAM);
    if (index >= 3) this.#put(five ^ GRAM);
  }

  #ideograph(text: string, at: number): number {
    this.#token(Math.imul(text.charCodeAt(at), PRIME) ^ GRAM);
    return at + 1;
  }

  /** A run of the same sign is one token. Its length counts up to four, so that "!!!" differs from "!". */
  #sign(text: string, start: number, limit: number): number {
    const unit = text.charCodeAt(start);
    let at = start + 1;
    while (at < limit && text.charCodeAt(at) === unit) at += 1;
    this.#token(Math.imul(unit ^ (Math.min(at - start, 4) << 16), PRIME));
    return at;
  }

  #token(hash: number): void {
    this.#put(hash ^ WORD);
    this.#put(mix(this.#before, hash) ^ PAIR);
    if (this.#before === START) this.#put(hash ^ FIRST);
    else this.#put(mix(mix(this.#beforeLast, this.#before), hash) ^ TRIPLE);
    this.#beforeLast = this.#before;
    this.#before = hash;
  }

  #put(hash: number): void {
    this.#columns[this.#size] = Math.imul(hash ^ (hash >>> 15), GOLDEN) >>> SHIFT;
    this.#size += 1;
  }

  /** Makes room for the features of one more token. */
  #reserve(): void {
    if (this.#size + MAX_WORD * 3 + 8 <= this.#columns.length) return;
    const wider = new Int32Array(this.#columns.length * 2);
    wider.set(this.#columns);
    this.#columns = wider;
  }
}

function mix(left: number, right: number): number {
  return Math.imul(Math.imul(left, 31) ^ right, GOLDEN) ^ (left >>> 13);
}
