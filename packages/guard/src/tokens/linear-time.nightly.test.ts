import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { expect, test } from 'vitest';
import { redact } from './redact.ts';
import { restore } from './restore.ts';

test.each([
  { what: 'brackets', make: (length: number) => '<'.repeat(length) },
  { what: 'beginnings', make: (length: number) => '<A_0'.repeat(length / 4) },
  { what: 'one long name', make: (length: number) => `<${'A'.repeat(length)}` },
])('a hostile text of $what takes linear time', ({ make }) => {
  const roundTrip = (text: string) => {
    const { text: redacted, map: own } = redact(text, []);
    return restore(redacted, own);
  };
  expect(roundTrip(make(1_000_000))).toBe(make(1_000_000));
  expect(measureGrowth(make, roundTrip, 250_000)).toMatchObject({ isLinear: true });
});

test.each(['<', '<a', '<a ', '\\u003c', '&lt;a', '_1', 'a_1', '\\_1', 'a\\', '< "'])(
  '400,000 units of %j take linear time',
  (unit) => {
    const roundTrip = (text: string) => restore(redact(text, []).text, redact(text, []).map);
    const make = (length: number) => unit.repeat(length / unit.length);
    expect(roundTrip(make(400_000))).toBe(make(400_000));
    expect(measureGrowth(make, roundTrip)).toMatchObject({ isLinear: true });
  },
);
