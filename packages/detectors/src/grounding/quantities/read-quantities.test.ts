import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../../testing/linear-growth.ts';
import { readDigits } from './read-digits.ts';
import { readQuantities } from './read-quantities.ts';

const toldBy = (text: string): string[] =>
  readQuantities(text).map(({ dimension, values }) =>
    `${values.map((value) => Math.round(value)).join('|')} ${dimension}`.trim(),
  );

describe('the quantities of a text', () => {
  test.each([
    ['It costs forty-one euros.', '41 euro'],
    ['It costs $12.', '12 dollar'],
    ['It takes an hour and a half.', '5400 time'],
    ['It takes 2 hours and 15 minutes.', '8100 time'],
    ['A 20-minute walk.', '1200 time'],
    ['The path is 3 km long.', '3000 length'],
    ['The path is 3 miles long.', '4828 length'],
    ['It is 25 °C outside.', '25 celsius'],
    ['45 square metres', '45 square length'],
    ['20 Canadian dollars', '20 canadian dollar'],
    ['3.5 million euros', '3500000 euro'],
    ['Two hundred and fifty guests came.', '250'],
    ['A third of them agreed.', '33 percent'],
    ['It has 1,200 seats.', '1200|1'],
    ['Over 1 200 people', '1200'],
    ['It came on the 10th.', '10 ordinal'],
    ['It began in 1909.', '1909 year'],
  ])('are read from English: "%s"', (text, told) => expect(toldBy(text)).toContain(told));

  test.each([
    ['Die Strecke ist 3 Kilometer lang.', '3000 length'],
    ['Zweihundertvierzehn Paare brüteten dort.', '214'],
    ['Es kostet 1.500,50 Euro.', '1501 euro'],
    ['zwölf Prozent der Stimmen', '12 percent'],
    ['Cela coûte quatre-vingt-dix euros.', '90 euro'],
    ['Il faut trente minutes.', '1800 time'],
    ['Hay veinticinco kilos de arroz en el almacén y cuarenta sillas.', '40'],
    ['Pesa 20 chili.', '20000 mass'],
    ['Стоит 300 рублей.', '300 rouble'],
    ['价格是 350 元', '350 yuan'],
    ['距离为5公里', '5000 length'],
    ['12億人', '1200000000'],
    ['٢١٤ زوجا', '214'],
    ['२१४ जोड़े', '214'],
  ])('are read from other languages: "%s"', (text, told) => expect(toldBy(text)).toContain(told));

  test.each([
    ['We close at half past six.', '390|1110 clock'],
    ['We close at 6.30 pm.', '1110 clock'],
    ['The flight leaves at 14:05.', '845 clock'],
    ['Abflug um 14.05 Uhr', '845 clock'],
    ['le 14 juillet à 14h05', '845 clock'],
    ['下午2点30分', '870 clock'],
    ['It ends on the 3rd of May.', '503 date'],
    ['It ends on December 31.', '1231 date'],
    ['am 20. Juli', '720 date'],
    ['el 3 de mayo de 1909', '503 date'],
    ['5月3日', '503 date'],
    ['2021-05-03', '503 date'],
    ['It ends on 03/05/2021.', '503|305 date'],
    ['They met in March 2022.', '3 month'],
    ['It is closed on Fridays.', '5 weekday'],
  ])('tell of time: "%s"', (text, told) => expect(toldBy(text)).toContain(told));

  test.each([
    ['a verb', 'You may 3 times go.'],
    ['a walk', 'They march on.'],
    ['a name', 'COVID-19 is over.'],
    ['the number of a step', '1. Open the lid.'],
    ['fire', 'There was a fire once.'],
    ['nothing', ''],
    ['lone surrogates', '\ud83d\ude00\ud83d'],
  ])('are no time and no amount of %s: "%s"', (_, text) => {
    expect(toldBy(text).filter((told) => told !== '3')).toEqual([]);
  });

  test.each([
    ['at least 5 euros', 'least'],
    ['no more than 5 euros', 'most'],
    ['mindestens 5 Euro', 'least'],
    ['moins de 5 euros', 'most'],
    ['más de 5 euros', 'least'],
    ['It costs 5 euros', undefined],
  ])('have the bound of "%s"', (text, bound) => expect(readQuantities(text)[0]?.bound).toBe(bound));

  test('of a range have one unit, and bounds on both sides', () => {
    expect(readQuantities('between 10 and 38 km').map(({ dimension, bound }) => [dimension, bound])).toEqual([
      ['length', 'least'],
      ['length', 'most'],
    ]);
  });

  test.each(['about 40 doors', 'etwa 40 Türen', 'unas 40 puertas', 'some 40 doors'])('are near in "%s"', (text) => {
    expect(readQuantities(text)[0]?.isAbout).toBe(true);
  });
});

test.each([
  ['1,234.50', [1_234.5]],
  ['1.234,50', [1_234.5]],
  ['1.200', [1_200, 1.2]],
  ['1.234.567', [1_234_567]],
  ['12,50,000', [1_250_000]],
  ['1.2.3', []],
  ["1'200", [1_200]],
])('%s can be %j', (written, values) => expect(readDigits(written)).toEqual(values));

test.each(['5 ', 'half ', 'a third of an ', '5 and a half ', '1,', '12:30 ', 'hundred '])(
  '%j again and again is read in linear time',
  (unit) => {
    const make = (length: number) => unit.repeat(length / unit.length);
    expect(measureGrowth(make, (text) => readQuantities(text), 10_000)).toMatchObject({ isLinear: true });
  },
);
