import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { measureSupport } from './measure-support.ts';

const filler = Array.from({ length: 200 }, (_, at) => `Lamp ${at} stands beside the old canal in the north.`).join(' ');
const context = `${filler} Marta Kellner runs the bakery. She bakes bread on Mondays. ${filler}`;

describe('what the encoder reads of a context', () => {
  test('is all of it where it is short', () => {
    const [fact] = measureSupport('The hall is old.', 'The hall is old. It has a roof.').facts;
    expect(fact?.windows.map(({ text }) => text)).toEqual(['The hall is old. It has a roof.']);
  });

  test('is the sentence that shares most with the fact, after the one before it', () => {
    const [fact] = measureSupport('Bread is baked on Mondays.', context).facts;
    expect(fact?.windows[0]?.text).toContain('Marta Kellner runs the bakery. She bakes bread on Mondays.');
    expect(fact?.windows[0]?.passages[0]?.text).toBe('She bakes bread on Mondays.');
  });

  test('fits a pair', () => {
    for (const fact of measureSupport('Lamp 7 and the bakery are old. Bread is baked.', context).facts) {
      for (const { text } of fact.windows) expect(text.length).toBeLessThan(700);
    }
  });

  test('is chosen by meaning where no words are shared', () => {
    const { facts, stretches } = measureSupport('Die Bäckerei gehört einer Frau.', context);
    expect(facts[0]?.windows).toEqual([]);
    expect(stretches.length).toBeGreaterThan(5);
    expect(stretches.length).toBeLessThanOrEqual(33);
  });

  test('is nothing of an empty context', () => {
    expect(measureSupport('The hall is old.', '').facts[0]?.windows.flatMap(({ passages }) => passages)).toEqual([]);
  });
});

test.each(['The hall is old. ', 'x', '5 km ', '。', 'Ann '])(
  '%j again and again is measured in linear time',
  (unit) => {
    const make = (length: number) => unit.repeat(length / unit.length);
    expect(measureGrowth(make, (text) => measureSupport(text, text), 20_000)).toMatchObject({ isLinear: true });
  },
);
