import { expect, test } from 'vitest';
import { industries, phrasesOfNoField, weakWords } from './industries.ts';

const isPhrase = (written: string): boolean => written.includes('_');
const isMetBy = (word: string) => (written: string) =>
  isPhrase(word) === isPhrase(written) &&
  (written.endsWith('*') ? word.startsWith(written.slice(0, -1)) : word === written);

test('every weak word is a word of a field', () => {
  const words = industries.flatMap((industry) => [...industry.words, ...industry.heads]);
  const single = words.filter((word) => !isPhrase(word));
  expect([...weakWords].filter((weak) => !single.some(isMetBy(weak)))).toEqual([]);
});

test('no word of a field is a part of what another one stands for', () => {
  const repeated = industries.flatMap(({ name, words, heads }) =>
    [...words, ...heads].flatMap((word, at) =>
      words.some((other, place) => place !== at && isMetBy(word)(other)) ? [`${word} of ${name}`] : [],
    ),
  );
  expect(repeated).toEqual([]);
});

test('a phrase of no field is a phrase', () => {
  expect(phrasesOfNoField.filter((phrase) => !isPhrase(phrase))).toEqual([]);
});
