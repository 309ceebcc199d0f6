/** Flags for how a word is known. A word may have several. A flag does not mean that the word is a name here. */
export const known = {
  given: 1,
  family: 2,
  place: 4,
  /** A word of a place name with several words. */
  placePart: 8,
  country: 16,
  company: 32,
  /** A common word if written in lower case. */
  common: 64,
  /** A title before or after a person's name. */
  title: 128,
} as const;

/** Base-2 logarithm of the number of slots in the table. A slot is one byte. */
export const GAZETTEER_BITS = 20;
const SHIFT = 32 - GAZETTEER_BITS;

/**
 * Words by two hashes each (a Bloom filter with one byte per slot). It is small, and the words cannot be read from it.
 */
export class Gazetteer {
  readonly slots: Uint8Array;

  constructor(slots: Uint8Array = new Uint8Array(1 << GAZETTEER_BITS)) {
    this.slots = slots;
  }

  /** Returns how the word of a hash is known: a sum of `known` flags. */
  lookUp(word: number): number {
    return (this.slots[firstSlot(word)] as number) & (this.slots[secondSlot(word)] as number);
  }

  add(word: number, as: number): void {
    for (const slot of [firstSlot(word), secondSlot(word)]) this.slots[slot] = (this.slots[slot] as number) | as;
  }
}

const firstSlot = (word: number): number => Math.imul(word ^ (word >>> 15), 0x9e37_79b1) >>> SHIFT;
const secondSlot = (word: number): number => Math.imul(word ^ (word >>> 13), 0x85eb_ca77) >>> SHIFT;
