import { expect, test } from 'vitest';
import { MAX_SEGMENT, SegmentReader } from './segment-reader.ts';
import { shape } from './word-shapes.ts';

/** The words of each line. */
function wordsOf(text: string): string[][] {
  const reader = new SegmentReader();
  const lines: string[][] = [];
  reader.start(text);
  while (reader.next()) {
    const { starts, ends, size } = reader.segment;
    lines.push(Array.from({ length: size }, (_, at) => text.slice(starts[at], ends[at])));
  }
  return lines;
}

test.each([
  ['words and signs', 'Dr. Smith, MD', [['Dr', '.', 'Smith', ',', 'MD']]],
  ['lines', 'one two\n\n three', [['one', 'two'], ['three']]],
  ['an apostrophe in a name', "O'Brien's d'Anna they've", [["O'Brien", "'", 's', 'd', "'", 'Anna', 'they', "'", 've']]],
  ['a hyphen parts', 'Jean-Luc', [['Jean', '-', 'Luc']]],
  ['a mailbox is one word', 'to anna.b-c@x.org, now', [['to', 'anna.b-c@x.org', ',', 'now']]],
  [
    'a link is one word',
    'see https://x.org/Anna?a=b, or www.x.org',
    [['see', 'https://x.org/Anna?a=b', ',', 'or', 'www.x.org']],
  ],
  ['handles and tags are one word', 'RT @anna_b: #Paris!', [['RT', '@anna_b', ':', '#Paris', '!']]],
  ['ideographs stand alone', '李明在Paris', [['李', '明', '在', 'Paris']]],
  ['rare ideographs and emoji are not split', '\u{20bb7}😀', [['\u{20bb7}', '😀']]],
  ['marks belong to their word', 'Zoe\u0308 na', [['Zoe\u0308', 'na']]],
  ['a lone surrogate is a sign', 'a\ud83db', [['a', '\ud83d', 'b']]],
])('%s', (_, text, words) => expect(wordsOf(text)).toEqual(words));

test('a long line is cut into parts of bounded size that lose nothing', () => {
  const text = 'Anna went home and slept '.repeat(500);
  const lines = wordsOf(text);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(MAX_SEGMENT);
  expect(lines.flat().join(' ')).toBe(text.trim());
});

test.each([
  ['lower', 'lower'],
  ['Capital', 'capital'],
  ['NASA', 'upper'],
  ['J', 'initial'],
  ['McDonald', 'mixed'],
  ['iPhone', 'lowerMixed'],
  ['2024', 'digits'],
  ['B2B', 'withDigits'],
  ['عمر', 'caseless'],
  ['李', 'ideograph'],
] as const)('%s looks %s', (word, name) => {
  const reader = new SegmentReader();
  reader.start(word);
  reader.next();
  expect(reader.segment.shapes[0]).toBe(shape[name]);
});

test('the same word in other letters has the same hash, and another key', () => {
  const reader = new SegmentReader();
  reader.start('Müller MULLER muller');
  reader.next();
  const { words, keys } = reader.segment;
  expect(new Set(words.subarray(0, 3)).size).toBe(1);
  expect(new Set(keys.subarray(0, 3)).size).toBe(3);
});
