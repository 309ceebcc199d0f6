import { expect, test } from 'vitest';
import { type PiiEntity, piiEntityIds } from './entities.ts';
import { findPii } from './find-pii.ts';

const everything = new Set<PiiEntity>(piiEntityIds);

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

function fastest(text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 4; turn++) {
    const started = performance.now();
    findPii(text, everything);
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

test.each(units)('a text of "%s" takes time in proportion to its length', (unit) => {
  const small = unit.repeat(Math.ceil(100_000 / unit.length));
  const large = small.repeat(4);
  const time = fastest(small);
  expect(time).toBeLessThan(60);
  // Four times the text: quadratic growth would take sixteen times as long. The constant covers the clock and the collector.
  expect(fastest(large)).toBeLessThan(time * 8 + 8);
});
