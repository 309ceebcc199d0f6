import fc from 'fast-check';
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

test.each([
  ['an apostrophe of a contraction parts', "you'll we're I've", [['you', "'", 'll', 'we', "'", 're', 'I', "'", 've']]],
  ['a curly apostrophe joins too', 'O\u2019Neil', [['O\u2019Neil']]],
  ['lines of every kind', 'a\r\nb\u2028c\u2029d', [['a'], ['b'], ['c'], ['d']]],
  ['katakana is a word', 'スミスさん', [['スミス', 'さ', 'ん']]],
  ['Thai letters stand alone', 'ไทย', [['ไ', 'ท', 'ย']]],
  ['a sign between blanks is no mailbox', 'meet @ noon', [['meet', '@', 'noon']]],
  ['a mailbox keeps its plus and its dots', '<j.d+x@y.de>', [['<', 'j.d+x@y.de', '>']]],
  ['a link ends before a bracket', '(http://x.de/a)', [['(', 'http://x.de/a', ')']]],
  ['a scheme without a word is no link', '://x', [[':', '/', '/', 'x']]],
  ['a blank without width parts', 'a\u200bb', [['a', 'b']]],
  ['nothing', '', []],
  ['blanks alone', ' \n\t\r\n ', []],
])('%s', (_, text, words) => expect(wordsOf(text)).toEqual(words));

test('a word that is too long for a name is read in parts that lose nothing', () => {
  const [parts = []] = wordsOf('x'.repeat(1_000));
  expect(parts.join('')).toBe('x'.repeat(1_000));
  expect(parts.length).toBeGreaterThan(1);
});

test('a long line is cut behind a full stop where it has one, so that no name is cut', () => {
  const lines = wordsOf('Anna Meyer lives here. '.repeat(60));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map((words) => words.at(-1))).toEqual(lines.map(() => '.'));
});

test('a local part without end gives its first words back, and the reader stays within a line', () => {
  const [words = []] = wordsOf(`${'a.'.repeat(40)}b@x.org end`);
  expect(words.at(-1)).toBe('end');
  expect(words.join('')).toBe(`${'a.'.repeat(40)}b@x.orgend`);
});

/** What stands before the first word of the second line, as a hash. */
function openingAfter(line: string): number {
  const reader = new SegmentReader();
  reader.start(`${line}\nnext`);
  reader.next();
  reader.next();
  return reader.segment.opening;
}

test('a line knows the last word of the line before it, in whatever letters, and a new text forgets it', () => {
  expect(openingAfter('Dear')).toBe(openingAfter('My DEAR'));
  expect(openingAfter('Dear')).not.toBe(openingAfter('Sincerely'));
  const reader = new SegmentReader();
  reader.start('x');
  const first = reader.segment.opening;
  reader.next();
  reader.next();
  reader.start('y');
  expect(reader.segment.opening).toBe(first);
});

test('words that touch are marked as glued', () => {
  const reader = new SegmentReader();
  reader.start('Jean-Luc met Anna.');
  reader.next();
  expect([...reader.segment.glued.subarray(0, reader.segment.size)]).toEqual([0, 1, 1, 0, 0, 1]);
});

test('words lie in the text, in order, apart, and nothing but blanks lies between them', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom('@', '#', '://', "'", '.', '\ud83d', 'a'),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const reader = new SegmentReader();
      reader.start(text);
      let last = 0;
      let between = '';
      while (reader.next()) {
        for (let at = 0; at < reader.segment.size; at++) {
          const [start = 0, end = 0] = [reader.segment.starts[at], reader.segment.ends[at]];
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          between += text.slice(last, start);
          last = end;
        }
      }
      expect(between + text.slice(last)).toMatch(/^[\p{Z}\p{C}]*$/u);
    }),
  );
});
