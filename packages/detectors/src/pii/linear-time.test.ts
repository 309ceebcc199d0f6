import { expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { type PiiEntity, piiEntityIds } from './entities.ts';
import { findPii } from './find-pii.ts';
import { nameEntities } from './names.ts';

/** Everything that has a format: names have tests of their own. */
const everything = new Set<PiiEntity>(piiEntityIds.filter((entity) => !nameEntities.includes(entity)));

/** Units that make a careless finder read the same stretch again and again. */
const units = [
  'a@a@',
  'a',
  '1',
  '1-1-',
  '1 1 ',
  'a.a.',
  '.a@',
  'A1A1',
  'http://a.',
  'http://a.b/((((',
  'www.',
  '1:1:',
  '::',
  'ab:',
  '+1 (',
  '+1 1 ',
  '00 ',
  '%41',
  '<',
  '_',
  'sk-',
  'xoxb-',
  'AKIA',
  'eyJ.',
  '-----BEGIN PRIVATE KEY-----\n',
  'aws_secret=',
  '+44 7480 621098 ',
  '4111 1111 1111 1111 ',
  '123-45-6789 ',
  'fe80::1a2b:3c4d ',
  'GB12 ',
  '1 jan 1 jan ',
  'anna@example.org ',
];

test.each(units)('a text of "%s" takes time in proportion to its length', { retry: 2 }, (unit) => {
  const make = (length: number) => unit.repeat(Math.ceil(length / unit.length));
  const growth = measureGrowth(make, (text) => findPii(text, everything));
  expect(growth).toMatchObject({ isLinear: true });
});
