import { expect, test } from 'vitest';
import { SegmentMemo } from './segment-memo.ts';
import { type Segment, SegmentReader } from './segment-reader.ts';

function segmentOf(text: string, line = 0): Segment {
  const reader = new SegmentReader();
  reader.start(text);
  for (let at = 0; at <= line; at++) reader.next();
  return reader.segment;
}

const names = [{ kind: 0, first: 0, end: 2, confidence: 0.9 }];

function memoOf(text: string): SegmentMemo {
  const memo = new SegmentMemo();
  memo.recall(segmentOf(text));
  memo.remember(segmentOf(text), names);
  return memo;
}

test.each([
  ['the same line', 'Anna Meyer'],
  ['the same words with other blanks between them', '  Anna    Meyer'],
])('%s is known again', (_, text) => {
  expect(memoOf('Anna Meyer').recall(segmentOf(text))).toBe(names);
});

test.each([
  ['another word', 'Anna Maier'],
  ['another case', 'ANNA Meyer'],
  ['another mark', 'Änna Meyer'],
  ['one word more', 'Anna Meyer here'],
  ['the words in another order', 'Meyer Anna'],
  ['nothing', ''],
])('%s is another line', (_, text) => {
  expect(memoOf('Anna Meyer').recall(segmentOf(text))).toBeUndefined();
});

test('words that touch are another line than words apart', () => {
  expect(memoOf('Anna - Meyer').recall(segmentOf('Anna-Meyer'))).toBeUndefined();
});

test('the same line below another is another line, because the line before it says who speaks', () => {
  expect(memoOf('Anna Meyer').recall(segmentOf('Dear\nAnna Meyer', 1))).toBeUndefined();
});

test('lines that fall on one place take turns, and none is taken for the other', () => {
  const memo = memoOf('Anna Meyer');
  for (let at = 0; at < 500; at++) {
    const segment = segmentOf(`line ${at}`);
    expect(memo.recall(segment)).toBeUndefined();
    memo.remember(segment, []);
    expect(memo.recall(segment)).toEqual([]);
  }
  expect(memo.recall(segmentOf('Anna Meyer'))).toBeUndefined();
});
