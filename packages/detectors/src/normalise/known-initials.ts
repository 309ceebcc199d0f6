import { frequentWords } from './frequent-words.ts';
import { hashOfWord } from './word-hash.ts';

/** One bit for each of many hashes. A missing bit means that no frequent word has the hash. */
const BITS = 15;
const known = new Uint8Array(1 << (BITS - 3));
const slotOf = (hash: number): number => Math.imul(hash, 0x9e37_79b1) >>> (32 - BITS);
for (const word of frequentWords) {
  const slot = slotOf(hashOfWord(word));
  known[slot >> 3] = (known[slot >> 3] ?? 0) | (1 << (slot & 7));
}

/** Whether first letters with this hash may make a frequent word. */
export function mayBeKnown(hash: number): boolean {
  const slot = slotOf(hash);
  return ((known[slot >> 3] as number) & (1 << (slot & 7))) !== 0;
}
