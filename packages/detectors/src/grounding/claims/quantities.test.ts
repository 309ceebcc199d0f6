import { describe, expect, test } from 'vitest';
import { readWords } from '../read-words.ts';
import { areComparable, areEqual, areNear, type StatedQuantity } from './quantity.ts';
import { readNumber } from './read-number.ts';
import { readQuantities } from './read-quantities.ts';
import { currencySigns, monthOf, recurring, spanOf, unitOf, weekdayOf } from './units.ts';

const quantitiesOf = (text: string): StatedQuantity[] => readQuantities({ words: readWords(text), text });
const first = (text: string): StatedQuantity => {
  const [quantity] = quantitiesOf(text);
  if (!quantity) throw new Error(`"${text}" states no quantity`);
  return quantity;
};

describe('a number', () => {
  test.each([
    { text: '2,000', value: 2_000 },
    { text: 'forty-one', value: 41 },
    { text: 'two hundred and fifty', value: 250 },
    { text: 'three thousand', value: 3_000 },
    { text: 'a dozen', value: 12 },
    { text: 'two dozen', value: 24 },
    { text: '2 and a half', value: 2.5 },
    { text: 'twelve', value: 12 },
  ])('is read from "$text"', ({ text, value }) => {
    const words = readWords(text);
    expect(readNumber(words, 0)).toEqual({ value, end: words.length });
  });

  test('ends where the words do not go on with it', () => {
    expect(readNumber(readWords('two three doors'), 0)).toMatchObject({ value: 2, end: 1 });
    expect(readNumber(readWords('doors'), 0)).toBeUndefined();
  });
});

describe('the quantities of a text', () => {
  test.each<{ text: string; quantity: Partial<StatedQuantity> }>([
    { text: 'It weighs 3 kg.', quantity: { dimension: 'mass', value: 3_000, raw: 3 } },
    { text: 'It is 2 km long.', quantity: { dimension: 'length', value: 2_000 } },
    { text: 'It takes two hours.', quantity: { dimension: 'time', value: 7_200 } },
    { text: 'It costs 20 euros.', quantity: { dimension: 'euro', value: 20 } },
    { text: 'It grew by 5 percent.', quantity: { dimension: 'percent', value: 5 } },
    { text: 'There are about 40 doors.', quantity: { dimension: '', value: 40, isAbout: true } },
    { text: 'It opens ten hours a day.', quantity: { dimension: 'time', per: 'day' } },
  ])('are read from "$text"', ({ text, quantity }) => expect(first(text)).toMatchObject(quantity));

  test.each<{ text: string; bound: StatedQuantity['bound'] }>([
    { text: 'It takes more than 3 days.', bound: { side: 'least', isStrict: true } },
    { text: 'It takes at least 3 days.', bound: { side: 'least', isStrict: false } },
    { text: 'It takes at most 3 days.', bound: { side: 'most', isStrict: false } },
    { text: 'It takes 3 days.', bound: undefined },
  ])('have the bound of "$text"', ({ text, bound }) => expect(first(text).bound).toEqual(bound));

  test('keep what a bare number counts', () => {
    expect(first('The hall has 40 wooden doors.').counted).toContain('door');
    expect(quantitiesOf('The hall is old.')).toEqual([]);
  });
});

describe('two quantities', () => {
  test.each([
    { one: '2 km', other: '2000 metres', equal: true },
    { one: '1 hour', other: '60 minutes', equal: true },
    { one: '3 weeks', other: '21 days', equal: true },
    { one: '100 kg', other: '101 kg', equal: false },
    { one: 'about 100 kg', other: '102 kg', equal: true },
    { one: 'about 100 kg', other: '110 kg', equal: false },
    { one: '33 percent', other: '33.3 percent', equal: true },
  ])('$one and $other are the same: $equal', ({ one, other, equal }) => {
    expect(areComparable(first(one), first(other))).toBe(true);
    expect(areEqual(first(one), first(other))).toBe(equal);
    expect(areEqual(first(other), first(one))).toBe(equal);
  });

  test.each([
    { one: '2 km', other: '2 kg' },
    { one: '20 euros', other: '20 dollars' },
    { one: '3 days', other: '3 doors' },
  ])('$one and $other cannot be compared', ({ one, other }) => {
    expect(areComparable(first(one), first(other))).toBe(false);
  });

  test.each([
    [1_000, 1_000.5, true],
    [1_000, 1_002, false],
    [-5, 5, false],
    [0, 0, true],
    [0, 0.001, false],
  ])('%d is near %d: %s', (one, other, is) => expect(areNear(one, other)).toBe(is));
});

describe('units', () => {
  test.each([
    { word: 'km', unit: { dimension: 'length', factor: 1_000 } },
    { word: 'fortnight', unit: { dimension: 'time', factor: 1_209_600 } },
    { word: '%', unit: { dimension: 'percent', factor: 1 } },
    { word: 'quid', unit: { dimension: 'pound', factor: 1 } },
    { word: 'doors', unit: undefined },
    { word: 'constructor', unit: undefined },
  ])('$word is $unit', ({ word, unit }) => expect(unitOf(word)).toEqual(unit));

  test('of money have their signs, and what recurs has a span of time', () => {
    expect(Object.values(currencySigns).filter((currency) => unitOf(currency)?.dimension !== currency)).toEqual([]);
    expect([...recurring.values()].filter((span) => spanOf(span) !== span)).toEqual([]);
  });

  test.each([
    ['sunday', 0],
    ['tuesdays', 2],
    ['tue', 2],
    // "Sun" shines more often than it is short for a day.
    ['sun', undefined],
    ['day', undefined],
  ])('%s is the weekday %s', (word, at) => expect(weekdayOf(word)).toBe(at));

  test.each([
    ['january', 1],
    ['sept', 9],
    ['dec', 12],
    ['ma', undefined],
    ['decem', undefined],
    ['month', undefined],
  ])('%s is the month %s', (word, at) => expect(monthOf(word)).toBe(at));
});
