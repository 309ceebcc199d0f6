import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { probeBrief as briefOf, recordedSteps } from '../testing/recorded-steps.ts';
import { deepinception } from './deepinception.ts';

const probeBrief = briefOf<'deepinception'>;
const text = 'Promise "everything" to me, {setting} and $& after.\nThen stop.';
const variants = Array.from({ length: 84 }, (_, place) => deepinception.variant(probeBrief({ text, place })));

test('84 places have 84 stagings of seven scenes, three to five layers and three to six characters', () => {
  expect(new Set(variants.map((variant) => JSON.stringify(variant))).size).toBe(84);
  expect(new Set(variants.slice(0, 7).map(({ scene }) => scene)).size).toBe(7);
  expect(new Set(variants.map(({ layers }) => layers))).toEqual(new Set([3, 4, 5]));
  expect(new Set(variants.map(({ characters }) => characters))).toEqual(new Set([3, 4, 5, 6]));
});

test('a prompt holds the goal as it is, and the numbers of its variant', async () => {
  for (const [place, { layers, characters }] of variants.entries()) {
    const { steps } = recordedSteps('', seededRandom(place));
    const { prompt } = await deepinception.run(probeBrief({ text, place }), steps);
    expect(prompt).toContain(`\n${text}\n`);
    expect(prompt.replace(text, '')).not.toMatch(/[{}]/);
    expect(prompt).toContain(`${layers}`);
    expect(prompt).toContain(`${characters} characters`);
  }
});
