import { describe, expect, test } from 'vitest';
import { boundAt } from './bounds.ts';
import { isWithin } from './compare-quantities.ts';
import { readStatement } from './statement.ts';

/** The words of a sentence that are denied. */
function deniedIn(text: string): string[] {
  const { words, signs } = readStatement(text);
  return words.filter((_, at) => signs[at] === -1).map(({ lower }) => lower);
}

describe('what a sentence denies', () => {
  test.each([
    ['Dogs are not allowed here.', 'allowed'],
    ['Nobody may smoke here.', 'smoke'],
    ["You can't pay by card.", 'pay'],
    ['You can\u2019t pay by card.', 'pay'],
    ['The request was refused yesterday.', 'request'],
    ['The house is free of asbestos.', 'asbestos'],
    ['They stopped selling tickets.', 'tickets'],
    ['Tickets never sell out early.', 'early'],
    ['Keep the dogs out of here.', 'dogs'],
    ['He came without a coat.', 'coat'],
  ])('in "%s" is "%s"', (text, word) => expect(deniedIn(text)).toContain(word));

  test.each([
    ['Dogs are allowed here.'],
    ['It is free for children.'],
    ['It costs no more than five euros.'],
    ['They stopped at the lake.'],
    ['Nobody is not welcome here.'],
    ['Keep the dogs calm.'],
    [''],
  ])('in "%s" is nothing', (text) => expect(deniedIn(text)).toEqual([]));

  test.each([
    ['Dogs are not allowed, but cats may enter.', 'cats', 1],
    ['Dogs are not allowed, but cats may enter.', 'dogs', -1],
    ['Cats may enter although dogs are not allowed.', 'cats', 1],
    ['He came without a coat and sang songs.', 'songs', 1],
    ['He came without a coat and sang songs.', 'came', 1],
  ])('ends with its clause: in "%s", %s has the sign %d', (text, word, sign) => {
    const { words, signs } = readStatement(text);
    expect(signs[words.findIndex(({ lower }) => lower === word)]).toBe(sign);
  });
});

describe('an exception', () => {
  const exceptedIn = (text: string) => {
    const { words, excepted } = readStatement(text);
    return words.filter((_, at) => excepted[at] === 1).map(({ lower }) => lower);
  };

  test.each([
    ['We open daily except on Mondays.', 'mondays'],
    ['All may enter, apart from dogs.', 'dogs'],
    ['Nothing is free other than water.', 'water'],
    ['The hall is open unless it rains.', 'rains'],
    ['Everybody came but for Anna.', 'anna'],
  ])('of "%s" is "%s"', (text, word) => {
    expect(exceptedIn(text)).toContain(word);
    expect(exceptedIn(text)).not.toContain(text.split(' ')[0]?.toLowerCase());
  });

  test.each(['They drifted apart.', 'The other one is red.', 'Save the date.', 'He is but a child.'])(
    'is none in "%s"',
    (text) => expect(exceptedIn(text)).toEqual([]),
  );
});

describe('clauses', () => {
  const clausesOf = (text: string) => new Set(readStatement(text).clauses).size;

  test.each([
    ['The hall is old.', 1],
    ['The hall is old, but the tower is new.', 2],
    ['The hall is old because the town was poor; the tower is new.', 3],
    ['Ada, who came late, left.', 2],
  ])('of "%s" are %d', (text, count) => expect(clausesOf(text)).toBe(count));

  test('of a text of any length are read for its first words', () => {
    const statement = readStatement('The hall is not old, but '.repeat(500));
    expect(statement.words).toHaveLength(150);
    expect(statement.signs).toHaveLength(150);
  });
});

describe('bounds', () => {
  const boundOf = (text: string) => readStatement(text).quantities[0]?.bound;

  test.each([
    ['up to 5 kg', 'most', false],
    ['over 5 kg', 'least', true],
    ['a maximum of 5 kg', 'most', false],
    ['5 kg or less', 'most', false],
    ['5 years and older', 'least', false],
    ['no fewer than 5 days', 'least', false],
    ['not more than 5 kg', 'most', false],
    ['It may not exceed 5 kg', 'most', false],
    ['It must not be older than 5 days', 'most', false],
    ['within 5 days', 'most', false],
    ['before 5 May', 'most', true],
    ['younger than the 5 days', 'most', true],
  ])('"%s" sets the %s, strictly: %s', (text, side, isStrict) => expect(boundOf(text)).toEqual({ side, isStrict }));

  test.each(['exactly 5 kg', '5 kg', 'apart from over 5 kg', 'more, 5 kg'])('"%s" sets none', (text) =>
    expect(boundOf(text)).toBeUndefined(),
  );

  test('are looked for in the words nearby alone', () => {
    const { words, text } = readStatement('More than that we do not say and it is 5 kg here');
    const at = words.findIndex(({ lower }) => lower === '5');
    expect(boundAt({ words, text }, at, at + 2)).toBeUndefined();
  });

  test.each([
    ['4 kg', 'up to 5 kg', true],
    ['5 kg', 'up to 5 kg', true],
    ['5 kg', 'under 5 kg', false],
    ['6 kg', 'up to 5 kg', false],
    ['6 kg', 'at least 5 kg', true],
    ['5 kg', 'over 5 kg', false],
    ['4,999 g', 'over 5 kg', false],
    ['9 kg', '5 kg', true],
  ])('%s keeps "%s": %s', (own, bound, isKept) => {
    const [one] = readStatement(own).quantities;
    const [other] = readStatement(bound).quantities;
    expect(one && other && isWithin(one, other)).toBe(isKept);
  });
});
