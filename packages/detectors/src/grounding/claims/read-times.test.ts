import { rounded } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../../testing/linear-growth.ts';
import { readStatement } from './statement.ts';

const quantitiesOf = (text: string) =>
  readStatement(text).quantities.map(({ dimension, value }) => `${rounded(value, 2)} ${dimension}`.trim());

describe('times of day', () => {
  test.each([
    ['We close at 8 am.', '480 clock'],
    ['We close at 8 p.m.', '1200 clock'],
    ['We close at 12 am.', '0 clock'],
    ['We close at 12 pm.', '720 clock'],
    ['We close at 12.30 am.', '30 clock'],
    ['We close at noon.', '720 clock'],
    ['We close at midnight.', '0 clock'],
    ['We close at 24:00.', '0 clock'],
    ['We close at 00:15.', '15 clock'],
    ['We close at 8:30.', '510 clock'],
    ['We close at 8:30 in the evening.', '1230 clock'],
    ["We close at five o'clock.", '300 clock'],
    ['We close at a quarter to seven.', '405 clock'],
    ['We close at ten past eight.', '490 clock'],
    ['We close at half past six in the evening.', '1110 clock'],
    ['We close at ten.', '600 clock'],
    ['We close at 9 at night.', '1260 clock'],
  ])('"%s" tells %s', (text, expected) => expect(quantitiesOf(text)).toContain(expected));

  test.each([
    ['We have 5 to 9 rooms.'],
    ['We have 8:99 of them.'],
    ['It costs 8 euros.'],
    ['It is 20 percent.'],
    ['At 30 people we close.'],
    ['The ratio is 25:30.'],
  ])('"%s" tells none', (text) => expect(quantitiesOf(text).join()).not.toContain('clock'));

  test.each([
    ['at 8:30', true],
    ['at 08:30', false],
    ['at 14:30', false],
    ['at 8 am', false],
    ['at half past six', true],
    ['at ten in the morning', false],
  ])('may be meant twelve hours later, or not: "%s" %s', (text, isEither) => {
    expect(readStatement(`We close ${text}.`).quantities[0]?.isEitherHalf).toBe(isEither);
  });
});

describe('dates', () => {
  test.each([
    ['It ends on 3 May.', '503 date'],
    ['It ends on the 3rd May.', '503 date'],
    ['It ends on December 31.', '1231 date'],
    ['It ends in May.', '5 month'],
    ['It ends in Sept.', '9 month'],
    ['It ends on Friday.', '6 weekday'],
    ['It ends on Sundays.', '1 weekday'],
    ['It ended in 1999.', '1999 year'],
    ['It ended in 2024.', '2024 year'],
    ['We meet in the evening.', '3 daypart'],
    ['We meet at night.', '4 daypart'],
  ])('"%s" tells %s', (text, expected) => expect(quantitiesOf(text)).toContain(expected));

  test.each([
    ['a verb', 'You may 3 times go.', 'date'],
    ['a walk', 'They march on.', 'month'],
    ['the sun', 'The sun shines.', 'weekday'],
    ['a price', 'It costs $1999.', 'year'],
    ['a count', 'It has 1999 euros.', 'year'],
    ['a small number', 'We have 999 of them.', 'year'],
    ['a day that no month has', 'It ends on 45 May.', '545 date'],
  ])('are not read from %s: "%s"', (_, text, dimension) => {
    expect(quantitiesOf(text).filter((each) => each.endsWith(dimension))).toEqual([]);
  });
});

describe('durations and amounts', () => {
  test.each([
    ['It takes an hour.', '3600 time'],
    ['It takes half an hour.', '1800 time'],
    ['It takes 2 hours and 15 minutes.', '8100 time'],
    ['It takes a week and a half.', '907200 time'],
    ['It takes three working days.', '259200 time'],
    ['It costs 20 US dollars.', '20 dollar'],
    ['It costs 20 Canadian dollars.', '20 canadian dollar'],
    ['It costs €5.', '5 euro'],
    ['It costs 5 cents.', '5 cent'],
    ['It is 5%.', '5 percent'],
    ['Two thirds agree.', '66.67 percent'],
    ['Half of them agree.', '50 percent'],
    ['Three out of four agree.', '75 percent'],
    ['It is 20 degrees Fahrenheit.', '20 fahrenheit'],
    ['It came third.', '3 ordinal'],
    ['On the 10th floor.', '10 ordinal'],
    ['It holds 2 dozen eggs.', '24'],
    ['It weighs two and a half tons.', '2500000 mass'],
  ])('"%s" tells %s', (text, expected) => expect(quantitiesOf(text)).toContain(expected));

  test.each([
    ['from 10 to 20 km', ['10000 length', '20000 length']],
    ['between 3 and 5 days', ['259200 time', '432000 time']],
    ['10–20 kg', ['10000 mass', '20000 mass']],
    ['20 and 10 kg', ['20', '10000 mass']],
    ['from 9 to 5 pm', ['540 clock', '1020 clock']],
  ])('a range has one unit: "%s"', (text, expected) => expect(quantitiesOf(text)).toEqual(expected));

  test.each([
    ['nothing', ''],
    ['words alone', 'The hall is old and quiet.'],
    ['once', 'It happened once.'],
    ['lone surrogates', '\ud83d\ude00\ud83d'],
  ])('are none in %s', (_, text) => expect(quantitiesOf(text)).toEqual([]));

  test.each(['5 ', 'half ', 'to 5 past ', 'a third of an ', '5 and a half '])(
    '%j again and again is read in linear time',
    (unit) => {
      const make = (length: number) => unit.repeat(length / unit.length);
      expect(measureGrowth(make, (text) => readStatement(text), 20_000)).toMatchObject({ isLinear: true });
    },
  );
});
