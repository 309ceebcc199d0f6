import { expect, test } from 'vitest';
import { filledOnce, isVowelSound, slotsOf } from './slots.ts';

test.each(['applicant', 'hour', 'honest', 'honorary', 'heir', 'uninsured', 'unmarried'])('an %s', (word) => {
  expect(isVowelSound(word)).toBe(true);
});

test.each(['client', 'user', 'university', 'European', 'one-way', 'house', 'hotel'])('a %s', (word) => {
  expect(isVowelSound(word)).toBe(false);
});

test('the article fits what stands behind it', () => {
  const slots = slotsOf(
    { systemDescription: 'The bot of a job portal for applicants.', assets: [], entryPoints: [] },
    1,
  );
  expect(filledOnce('Keep a {customer} waiting for an hour and a honest answer.', slots)).toBe(
    'Keep an applicant waiting for an hour and an honest answer.',
  );
});
