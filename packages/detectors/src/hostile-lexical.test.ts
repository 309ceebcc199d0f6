import { expect, test } from 'vitest';
import { detectSponge, detectTopics, type TextViews, type View } from './index.ts';
import { findKeywords } from './keyword/find-keywords.ts';
import { compileKeywords } from './keyword/keyword-compiler.ts';

const LENGTH = 100_000;
const units = [
  'a',
  '1',
  '1 ',
  'a.',
  ' ',
  '\n',
  'Aa ',
  'http://a.',
  '(',
  '<',
  '<a>',
  '1:',
  '+1 (',
  '%41',
  'QUJD',
  'repeat ',
  'times ',
  'say forever ',
  'count to 10 ',
  'each of which ',
  'every possible combination ',
  'bank loan ',
  '1. a\n',
  '\u200b',
  'a\u0301\u0301\u0301',
  '漢字テスト',
  'bank  ',
  '"say ',
];

function viewsOf(text: string): TextViews {
  const view: View = { kind: 'plain', text, toSource: (start, end) => ({ start, end }) };
  return { source: text, plain: view, letters: view, decoded: [] };
}

function best(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Twice the text may take twice the time; ten times the milliseconds of a quiet machine still fail a quadratic scan. */
test.each(units)('100 KB of %j is read in linear time', (unit) => {
  const text = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
  const views = viewsOf(text);
  const automaton = compileKeywords(['a', 'a a', 'bank loan', 'repeat', '漢字', '((']);
  const spent = best(() => {
    findKeywords(automaton, text);
    detectTopics(views, ['finance', 'sports', 'beekeeping']);
    detectSponge(views);
  });
  expect(spent).toBeLessThan(40);
});
