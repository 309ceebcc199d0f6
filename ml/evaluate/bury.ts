import type { Row } from './row.ts';
import { sample } from './sample.ts';

/** Where the attack sentence stands in the long text, from its start (0) to its end (1). */
export const positions = [0, 0.25, 0.5, 0.75, 1] as const;
export const CARRIER_CHARACTERS = 20_000;

/** Long benign texts of at least `CARRIER_CHARACTERS`, as lists of sentences, made of encyclopaedia sentences that no model was trained on. */
export function carriersFrom(rows: readonly Row[], count: number): string[][] {
  const sentences = rows.filter(({ source }) => source === 'bold_wiki');
  if (sentences.length === 0) return [];
  return Array.from({ length: count }, (_, seed) => {
    const shuffled = sample(sentences, sentences.length, seed + 1).map(({ text }) => text.trim());
    let length = 0;
    const end = shuffled.findIndex((text) => {
      length += text.length + 1;
      return length >= CARRIER_CHARACTERS;
    });
    return end < 0 ? shuffled : shuffled.slice(0, end + 1);
  });
}

/** The carrier with a sentence put between two of its own. */
export function bury(sentence: string, carrier: readonly string[], position: number): string {
  const at = Math.round(carrier.length * position);
  return [...carrier.slice(0, at), sentence, ...carrier.slice(at)].join(' ');
}
