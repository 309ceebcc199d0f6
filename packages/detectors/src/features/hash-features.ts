import { ConceptColumns } from '../concepts/concept-columns.ts';
import { isGapClass, MAX_WORD, unitClass, unitClasses } from '../normalise/unit-classes.ts';
import { unitEnds } from './split-units.ts';

/**
 * Version of the features and their hashes. Weights of another version are refused, because their columns have other
 * meanings.
 */
export const FEATURE_VERSION = 4;
/** Base-2 logarithm of the number of hashed columns. Each word and n-gram is hashed to one of them. */
const HASH_BITS = 19;
/** The column of the first concept. Concepts and pairs of them have columns of their own. */
export const FIRST_CONCEPT = 1 << HASH_BITS;
/** Number of columns. */
export const COLUMNS = FIRST_CONCEPT + ConceptColumns.count;
const SHIFT = 32 - HASH_BITS;

/** A unit is cut into pieces of so many words. An ideograph counts half. */
const PIECE_WORDS = 6;
/** A piece of fewer words at the end of a unit belongs to the piece before. */
const LEAST_WORDS = 3;

const PRIME = 0x01000193;
const GOLDEN = 0x9e3779b1;
const WORD = 0x51ab_0001;
const PAIR = 0x51ab_0002;
const TRIPLE = 0x51ab_0003;
const GRAM = 0x51ab_0005;
const FIRST = 0x51ab_0007;
/** Features of one word at most. */
const MAX_OF_TOKEN = MAX_WORD * 3 + 8 + ConceptColumns.mostAtOnce;
/** Stands for the word before the first one of a unit. */
const START = 0x0123_4567;
const EDGE = 0x20;

/**
 * The features of one text by block. A block is a unit (a sentence, a line, a chat turn or a table cell, see `unitEnds`)
 * or a piece of about ten words of a longer unit. Block `i` has the columns `columns[ends[i - 1] .. ends[i])` and covers
 * the characters `[starts[i], starts[i + 1])`. Unit `i` is the blocks `[units[i], units[i + 1])`.
 * The buffer of columns is reused: its content is valid until the next call.
 */
export interface FeatureBlocks {
  columns: Int32Array;
  readonly ends: number[];
  readonly starts: number[];
  readonly units: number[];
}

/**
 * Extracts words, pairs and triples of words, the first word of a unit, character 3- to 5-grams within words, and
 * concepts (`concepts/`) with their pairs from a text in its letters view. No feature spans two units, so the text
 * around a unit cannot change its features. Takes linear time. A column may occur several times.
 */
export class FeatureExtractor {
  readonly #classes = unitClasses();
  readonly #concepts = new ConceptColumns(FIRST_CONCEPT);
  #columns = new Int32Array(4_096);
  #size = 0;
  #beforeLast = 0;
  #before = START;

  extract(text: string): FeatureBlocks {
    this.#size = 0;
    const blocks: FeatureBlocks = { columns: this.#columns, ends: [], starts: [0], units: [0] };
    let start = 0;
    for (const end of unitEnds(text)) {
      this.#unit(text, start, end, blocks);
      blocks.units.push(blocks.ends.length);
      start = end;
    }
    blocks.columns = this.#columns;
    return blocks;
  }

  /** Extracts the features of one unit, piece by piece. */
  #unit(text: string, start: number, end: number, { ends, starts }: FeatureBlocks): void {
    this.#before = START;
    this.#beforeLast = 0;
    this.#concepts.begin();
    const first = ends.length;
    let words = 0;
    for (let at = start; at < end; ) {
      const kind = this.#classes[text.charCodeAt(at)] as number;
      const weight = wordShare(kind);
      if (weight > 0 && words >= PIECE_WORDS) {
        ends.push(this.#size);
        starts.push(at);
        words = 0;
      }
      words += weight;
      at = this.#next(text, at, end, kind);
    }
    if (ends.length > first && words < LEAST_WORDS) {
      ends.pop();
      starts.pop();
    }
    ends.push(this.#size);
    starts.push(end);
  }

  /** Reads one word, sign or ideograph, and returns where the next one begins. */
  #next(text: string, at: number, end: number, kind: number): number {
    if (isGapClass(kind)) return at + 1;
    this.#reserve();
    if (kind === unitClass.sign) return this.#sign(text, at, end);
    this.#size = this.#concepts.write(text, at, end, { columns: this.#columns, size: this.#size });
    return kind === unitClass.word ? this.#word(text, at, end) : this.#ideograph(text, at);
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
    if (this.#size + MAX_OF_TOKEN <= this.#columns.length) return;
    const wider = new Int32Array(this.#columns.length * 2);
    wider.set(this.#columns);
    this.#columns = wider;
  }
}

/** Returns what a token of a class counts as, in words. */
function wordShare(kind: number): number {
  if (kind === unitClass.ideograph) return 0.5;
  return kind === unitClass.word ? 1 : 0;
}

function mix(left: number, right: number): number {
  return Math.imul(Math.imul(left, 31) ^ right, GOLDEN) ^ (left >>> 13);
}
