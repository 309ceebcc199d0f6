import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that depends on the words alone: what decides ties. */
export function stableShare(...words: readonly string[]): number {
  return createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0) / 2 ** 32;
}

/** One of a list, chosen by the words. */
export function stableChoice<const L extends readonly [unknown, ...unknown[]]>(list: L, ...words: string[]): L[number] {
  return list[Math.floor(stableShare(...words) * list.length)];
}
