import { readFileSync } from 'node:fs';
import { readConcepts } from './concept-file.ts';
import { ConceptTrie } from './concept-trie.ts';
import { type Concept, concepts } from './concepts.ts';
import { isDigit, magnitudeAt } from './magnitude-at.ts';

const COUNT = concepts.length;
/** Characters between two concepts of a pair at most. */
const REACH = 100;
const LONG_AGO = -1e6;
/** Concepts of one word that count at most. */
const MAX_FOUND = 6;

const file = new URL('../../weights/concepts.trie', import.meta.url);
let loaded: ConceptTrie | undefined;

/** Returns the words of all languages. They are read on first use. */
function conceptTrie(): ConceptTrie {
  loaded ??= new ConceptTrie(readConcepts(readFileSync(file)));
  return loaded;
}

/** Where columns are written: `size` of them are taken. */
interface Room {
  readonly columns: Int32Array;
  readonly size: number;
}

/**
 * Finds the concepts of a unit word by word and writes a column for each, and one for each pair of two that stand close
 * together, in any order: languages differ in the order of words.
 */
export class ConceptColumns {
  /** Number of columns: one a concept, one a pair. */
  static readonly count = COUNT + (COUNT * (COUNT + 1)) / 2;
  /** Columns that one word may write. */
  static readonly mostAtOnce = MAX_FOUND * (COUNT + 1);

  /** Read with the first word, because what compiles the file imports this, too. */
  #trie: ConceptTrie | undefined;
  readonly #first: number;
  readonly #found: number[] = [];
  /** Where each concept was seen last in this unit. */
  readonly #seen = new Float64Array(COUNT).fill(LONG_AGO);
  #isClear = true;

  /** `first` is the column of the first concept. */
  constructor(first: number) {
    this.#first = first;
  }

  /** Forgets the unit before. */
  begin(): void {
    if (!this.#isClear) this.#seen.fill(LONG_AGO);
    this.#isClear = true;
  }

  /** Writes the columns of the word that begins at `at`, and returns how many columns are taken then. */
  write(text: string, at: number, end: number, { columns, size }: Room): number {
    const found = this.#found;
    found.length = 0;
    this.#trie ??= conceptTrie();
    this.#trie.findAt(text, at, end, found);
    if (isDigit(text.charCodeAt(at))) {
      const digits = magnitudeAt(text, at, end);
      if (digits > 0) found.push(numberOf(digits));
    }
    if (found.length === 0) return size;
    this.#isClear = false;
    let taken = size;
    for (let index = 0; index < found.length && index < MAX_FOUND; index += 1) {
      taken = this.#pairs(found[index] as number, at, columns, taken);
    }
    return taken;
  }

  #pairs(concept: number, at: number, columns: Int32Array, size: number): number {
    let taken = size;
    columns[taken] = this.#first + concept;
    taken += 1;
    for (let other = 0; other < COUNT; other += 1) {
      if ((this.#seen[other] as number) < at - REACH) continue;
      columns[taken] = this.#first + COUNT + pairOf(concept, other);
      taken += 1;
    }
    this.#seen[concept] = at;
    return taken;
  }
}

const numbers: readonly Concept[] = ['number_small', 'number_modest', 'number_large', 'number_huge'];
const places = numbers.map((name) => concepts.indexOf(name));

/** Returns the concept of a number of so many digits. */
function numberOf(digits: number): number {
  return places[Math.max(0, Math.min(places.length, digits - 1) - 1)] as number;
}

/** Returns the number of an unordered pair. */
function pairOf(one: number, other: number): number {
  const [low, high] = one < other ? [one, other] : [other, one];
  return (high * (high + 1)) / 2 + low;
}
