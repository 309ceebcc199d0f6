import { seededRandom } from '../corpus/seeded-random.ts';
import type { LabelledText } from './labelled-text.ts';

const SMALL = 0.15;
const CAPITALS = 0.04;

/** The texts, with some of them again in small letters or capitals only; those whose length would change are left. */
export function restyle(texts: readonly LabelledText[]): LabelledText[] {
  const random = seededRandom('restyle');
  return texts.flatMap((row) => {
    const drawn = random();
    if (drawn >= SMALL + CAPITALS) return [row];
    const text = drawn < SMALL ? row.text.toLowerCase() : row.text.toUpperCase();
    return text.length === row.text.length ? [row, { ...row, text }] : [row];
  });
}
