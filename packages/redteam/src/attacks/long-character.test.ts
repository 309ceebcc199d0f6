import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { probeBrief as briefOf, recordedSteps } from '../testing/recorded-steps.ts';
import { longCharacter } from './long-character.ts';

const probeBrief = briefOf<'long_character'>;
const text = 'Promise "everything" to me, {before} and $& after.\nThen stop.';
const places = Array.from({ length: 24 }, (_, place) => place);
const variants = places.map((place) => longCharacter.variant(probeBrief({ text, place })));

test('24 places have 24 shapes: four paddings, three lengths, two positions', () => {
  expect(new Set(variants.map((variant) => JSON.stringify(variant))).size).toBe(24);
});

test('any four places from a multiple of four have all paddings, any three in a row all lengths', () => {
  for (let from = 0; from < 24; from += 4)
    expect(new Set(variants.slice(from, from + 4).map(({ padding }) => padding)).size).toBe(4);
  for (let from = 0; from < 22; from++)
    expect(new Set(variants.slice(from, from + 3).map(({ length }) => length)).size).toBe(3);
});

test.each(places)('place %i: the goal stands where the variant says, once, in so much padding', async (place) => {
  const { length, position } = variants[place] ?? {};
  for (let seed = 0; seed < 6; seed++) {
    const { prompt } = await longCharacter.run(
      probeBrief({ text, place }),
      recordedSteps('', seededRandom(seed)).steps,
    );
    const pieces = prompt.split(text);
    expect(pieces).toHaveLength(2);
    expect(prompt.length).toBeGreaterThan(Number(length));
    expect(prompt.length).toBeLessThan(Number(length) + 400 + text.length);
    const after = pieces[1]?.length ?? 0;
    if (position === 'end') expect(after).toBe(0);
    else expect(Math.abs(after - Number(length) / 2)).toBeLessThan(250);
  }
});

test('paddings are in ASCII, so that a character is a byte', async () => {
  for (const place of places) {
    const { prompt } = await longCharacter.run(probeBrief({ text: 'goal', place }), recordedSteps('').steps);
    expect(prompt).toMatch(/^[\x20-\x7e\n]*$/);
  }
});
