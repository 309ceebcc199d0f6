import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../../testing/linear-growth.ts';
import { findPii } from '../find-pii.ts';

const addresses = (text: string) =>
  findPii(text).flatMap(({ entity, text: value }) => (entity === 'address' ? [value] : []));

describe('an address is found whole', () => {
  test.each([
    ['a street', 'at 12 Elm Street.', '12 Elm Street'],
    ['with a letter', 'at 12a Elm Street', '12a Elm Street'],
    ['with a range', 'at 12-14 Elm Street', '12-14 Elm Street'],
    ['with a direction', '1600 Pennsylvania Avenue NW, Washington', '1600 Pennsylvania Avenue NW'],
    ['of three words', 'at 7 Old Mill Road', '7 Old Mill Road'],
    ['that is a number', 'We live at 350 5th Avenue.', '350 5th Avenue'],
    ['with its town and code', '12 Elm Street, Springfield, IL 62704', '12 Elm Street, Springfield, IL 62704'],
    ['over two lines', '12 Elm Street\nSpringfield, IL 62704', '12 Elm Street\nSpringfield, IL 62704'],
    ['in German', 'Bahnhofstraße 7, 10115 Berlin', 'Bahnhofstraße 7, 10115 Berlin'],
    ['in French', '12 rue de la Paix, 75002 Paris', '12 rue de la Paix, 75002 Paris'],
    ['in Italian', 'Via Roma 5', 'Via Roma 5'],
    ['at the start of a text', '12 Elm Street', '12 Elm Street'],
  ])('%s', (_, text, value) => expect(addresses(text).join()).toContain(value));
});

describe('no address is found', () => {
  test.each([
    'We have 12 street lamps.',
    'In 12 Elm trees birds sing.',
    'They walked 12 Main roads in a day, and 3 lanes.',
    '5th street food market',
    'Chapter 12 Street Photography for beginners',
    'a road of 12 miles',
    '12 Monkeys is a film.',
    'Via email 5 times',
    '12 elm street',
    '123456 Elm Street',
    'A12 Elm Street\ud83d',
  ])('in "%s"', (text) => expect(addresses(text)).toEqual([]));

  test.each(['12 Elm Elm ', 'Via Via 5 ', '12 rue de la ', 'Straße 5, ', '12 a, '])(
    'in super-linear time: %j again and again',
    (unit) => {
      const make = (length: number) => unit.repeat(length / unit.length);
      expect(measureGrowth(make, (text) => findPii(text), 5_000)).toMatchObject({ isLinear: true });
    },
  );
});
