/** What a word is known as; a word may be several things, and "known" never means "is one here". */
export const known = {
  given: 1,
  family: 2,
  place: 4,
  /** A word of a place's name that has several. */
  placePart: 8,
  country: 16,
  company: 32,
  /** Common in prose when written small. */
  common: 64,
  /** Stands before or behind a person's name. */
  title: 128,
} as const;

/** Slots of the table: one byte each. */
export const GAZETTEER_BITS = 20;
const SHIFT = 32 - GAZETTEER_BITS;

/** Words by two hashes each (a Bloom filter with a byte a slot): small, and unreadable as a list. */
export class Gazetteer {
  readonly slots: Uint8Array;

  constructor(slots: Uint8Array = new Uint8Array(1 << GAZETTEER_BITS)) {
    this.slots = slots;
  }

  /** What the word of a hash is known as: a sum of `known`. */
  lookUp(word: number): number {
    return (this.slots[firstSlot(word)] as number) & (this.slots[secondSlot(word)] as number);
  }

  add(word: number, as: number): void {
    for (const slot of [firstSlot(word), secondSlot(word)]) this.slots[slot] = (this.slots[slot] as number) | as;
  }
}

const firstSlot = (word: number): number => Math.imul(word ^ (word >>> 15), 0x9e37_79b1) >>> SHIFT;
const secondSlot = (word: number): number => Math.imul(word ^ (word >>> 13), 0x85eb_ca77) >>> SHIFT;
