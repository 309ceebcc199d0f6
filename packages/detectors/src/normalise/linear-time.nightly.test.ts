import { expect, test } from 'vitest';
import { hostileFamilies } from '../testing/hostile.ts';
import { measureGrowth } from '../testing/linear-growth.ts';
import { lettersOf, viewsOf } from './views-of.ts';

function readAll(source: string): void {
  const { letters, decoded } = viewsOf(source);
  expect(letters.text.length).toBeLessThanOrEqual(4 * source.length);
  for (const view of decoded) lettersOf(view);
}

test.each(Object.entries(hostileFamilies))('"%s" is read in linear time', (_, make) => {
  expect(measureGrowth(make, readAll)).toMatchObject({ isLinear: true });
});

test.each(Object.entries(hostileFamilies))(
  'a million units of "%s" decode to a bounded number of bounded views',
  (_, make) => {
    const { decoded } = viewsOf(make(1_000_000));
    expect(decoded.length).toBeLessThanOrEqual(150);
    const lengths = decoded.map(({ text }) => text.length);
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(65_536);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(416_000);
  },
);
