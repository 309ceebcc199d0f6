import { expect, test } from 'vitest';
import { detectSponge, detectTopics, type TextViews, type View } from './index.ts';
import { findKeywords } from './keyword/find-keywords.ts';
import { compileKeywords } from './keyword/keyword-compiler.ts';
import { measureGrowth } from './testing/linear-growth.ts';

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
  return { source: text, plain: view, letters: view, decoded: [], notes: [] };
}

/** Three tries: on a machine that other work keeps busy, one may be slow for reasons of its own. */
test.each(units)('a text of %j is read in linear time', (unit) => {
  const automaton = compileKeywords(['a', 'a a', 'bank loan', 'repeat', '漢字', '((']);
  const growth = measureGrowth(
    (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
    (text) => {
      const views = viewsOf(text);
      findKeywords(automaton, text);
      detectTopics(views, ['finance', 'sports', 'beekeeping']);
      detectSponge(views);
    },
  );
  expect(growth).toMatchObject({ isLinear: true });
});
