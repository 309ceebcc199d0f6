import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { expect, test } from 'vitest';
import { readPrompt } from './read-prompt.ts';

test.each([
  { what: 'one endless word', unit: 'a' },
  { what: 'endless pairs', unit: '4a ' },
  { what: 'endless codes', unit: '65 ' },
  { what: 'endless percents', unit: '%41' },
  { what: 'endless letters set apart', unit: 'a.b ' },
  { what: 'endless sentences', unit: 'Tell me more. ' },
  { what: 'endless beginnings', unit: 'start begin answer ' },
])('$what is read in linear time', ({ unit }) => {
  const make = (length: number) => unit.repeat(length / unit.length);
  expect(measureGrowth(make, (text) => readPrompt(text))).toMatchObject({ isLinear: true });
});
