import { readData } from '../read-data/read-data.ts';
import { expandPattern, patternsOf } from './expand-pattern.ts';
import { sample, seededRandom } from './seeded-random.ts';

const { paragraphs } = readData('corpus/prose');

/** Paragraphs of calm prose, joined until `length` UTF-16 units are reached. */
export function benignProse(seed: string, length: number): string[] {
  const random = seededRandom(`prose ${seed}`);
  const taken: string[] = [];
  for (let total = 0, round = 0; total < length; round++) {
    for (const pattern of sample(random, patternsOf(paragraphs), 12)) {
      if (total >= length) break;
      const text = expandPattern(pattern, 6)[round % 6] ?? pattern.replaceAll(/«[^»]*»/gu, 'that');
      taken.push(text);
      total += text.length + 2;
    }
  }
  return taken;
}
