import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { expect, test } from 'vitest';
import { values, whole } from '../testing/damaged-placeholders.ts';
import { createRestorer } from './restore-placeholders.ts';

const long = ['<', '< ', '<PERSON_', 'EMAIL_ADDRESS_', '&lt', '\\u003', '<E M A I L '];
const longJson = ['<\\n', '\\u003c', '\\\\u003c', '\\\\', '<PERSON\\n', '<P\\n\\"', '\\u005f'];
test.each([
  ...long.map((unit) => [unit, 'text'] as const),
  ...[...long, ...longJson].map((unit) => [unit, 'json'] as const),
])('300,000 units of %j take linear time, also in single units (%s)', (unit, mode) => {
  const make = (length: number) => unit.repeat(length / unit.length);
  const inUnits = (text: string) => {
    const restorer = createRestorer(values, { escape: mode });
    let length = 0;
    for (const character of text) length += restorer.push(character).length;
    return length + restorer.end().length;
  };
  expect(whole(make(300_000), mode)).toBe(make(300_000));
  expect(inUnits(make(50_000))).toBe(make(50_000).length);
  expect(measureGrowth(make, (text) => whole(text, mode), 75_000)).toMatchObject({ isLinear: true });
  expect(measureGrowth(make, inUnits, 12_500)).toMatchObject({ isLinear: true });
});
