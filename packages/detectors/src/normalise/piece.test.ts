import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesReading, utf8Width } from './bytes-reading.ts';
import { codedRuns } from './coded-runs.ts';
import { asciiSet, hasRun, MAX_DECODED, runsOf } from './decoder.ts';
import { partAt } from './part-at.ts';
import { type Piece, splice } from './piece.ts';
import { isMostlyLetters, readsAsWords } from './readable.ts';
import { segmentedShare, spaced } from './segment-words.ts';

const prose = 'The boat sailed slowly along the quiet canal. ';
const pieceAt = (text: string, written: string, read: string): Piece => {
  const start = text.indexOf(written);
  return { start, end: start + written.length, text: read };
};

describe('a text with pieces that are read in their place', () => {
  test.each([
    ['one piece', 'say k&#105;ll now', [['&#105;', 'i']], 'say kill now'],
    [
      'two pieces',
      'k[i]ll h[i]m',
      [
        ['[i]ll', 'ill'],
        ['[i]m', 'im'],
      ],
      'kill him',
    ],
    ['a piece at the start', '[k]ill', [['[k]', 'k']], 'kill'],
    ['a piece at the end', 'kil[l]', [['[l]', 'l']], 'kill'],
    ['a piece that is nothing', 'ki**ll', [['**', '']], 'kill'],
  ])('reads %s', (_, text, pieces, expected) => {
    const read = [
      ...splice(
        text,
        pieces.map(([written = '', own = '']) => pieceAt(text, written, own)),
      ),
    ];
    expect(read.map((reading) => reading.text)).toEqual([expected]);
  });

  test('leaves out what is far from a piece, and keeps what is near', () => {
    const text = `${prose.repeat(40)}k[i]ll ${prose.repeat(40)}h[i]m ${prose.repeat(40)}`;
    const [reading] = splice(text, [pieceAt(text, '[i]ll', 'ill'), pieceAt(text, '[i]m', 'im')]);
    expect(reading?.text).toContain('canal. kill The boat');
    expect(reading?.text).toContain('\n');
    expect(reading?.text.length).toBeLessThan(1_500);
  });

  test('has a length that is bounded, and loses no piece', () => {
    const text = 'k[i]ll him now, '.repeat(10_000);
    const pieces = [...text.matchAll(/\[i\]/g)].map(({ index }) => ({ start: index, end: index + 3, text: 'i' }));
    const read = [...splice(text, pieces)];
    expect(read.every((reading) => reading.text.length <= MAX_DECODED)).toBe(true);
    const kept = read.map((reading) => reading.text.split('kill').length - 1);
    expect(kept.reduce((sum, count) => sum + count)).toBe(10_000);
  });

  test('leads back to the place of each of its letters', () => {
    const text = `${prose.repeat(20)}k[i]ll h[i]m now`;
    const [reading] = splice(text, [pieceAt(text, '[i]ll', 'ill'), pieceAt(text, '[i]m', 'im')]);
    const wordAt = (word: string) => {
      const start = reading?.text.indexOf(word) ?? -1;
      const span = reading?.toParent(start, start + word.length);
      return text.slice(span?.start, span?.end);
    };
    expect(wordAt('kill')).toBe('k[i]ll');
    expect(wordAt('him now')).toBe('h[i]m now');
    expect(wordAt('canal')).toBe('canal');
  });

  test('without pieces is nothing', () => expect([...splice(prose, [])]).toEqual([]));
});

describe('runs of a coding', () => {
  const set = asciiSet('abcdef');
  const runs = (text: string, minimum: number) =>
    [...runsOf(text, set, minimum)].map(({ start, end }) => text.slice(start, end));

  test.each([
    ['xabcx defabc', 3, ['abc', 'defabc']],
    ['ab abc', 3, ['abc']],
    ['abc', 4, []],
    ['', 1, []],
    ['äabcä', 3, ['abc']],
  ])('of %j, at least %d long, are %j', (text, minimum, expected) => {
    expect(runs(text, minimum)).toEqual(expected);
    expect(hasRun(text, set, minimum)).toBe(expected.length > 0);
  });

  test('are all that a plain search finds', () => {
    const unit = fc.constantFrom('a', 'f', 'x', ' ', 'é');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (parts, minimum) => {
        const text = parts.join('');
        expect(runs(text, minimum)).toEqual((text.match(/[a-f]+/g) ?? []).filter(({ length }) => length >= minimum));
      }),
    );
  });

  test.each([
    ['one run', 'xx abcdefab xx', 'abcdefab'],
    ['blocks', 'abcd abcd abcd', 'abcdabcdabcd'],
    ['lines', `${'abcdefabcd'.repeat(4)}\n${'abcdefabcd'.repeat(4)}`, 'abcdefabcd'.repeat(8)],
  ])('over %s are joined, and lead back', (_, text, signs) => {
    const found = [...codedRuns(text, set, 8)].find((run) => run.signs === signs);
    expect(found).toBeDefined();
    const span = found?.cover(0, signs.length);
    expect(text.slice(span?.start, span?.end).replace(/[^a-f]/g, '')).toBe(signs);
  });

  test('of blocks with another length are not joined', () => {
    expect([...codedRuns('abcd abc abcd', set, 8)]).toEqual([]);
  });
});

describe('bytes are read as text', () => {
  const read = (bytes: Buffer) => bytesReading(bytes, (start, end) => ({ start, end }))?.text;

  test.each([
    ['UTF-8', Buffer.from('hello wörld'), 'hello wörld'],
    ['UTF-16', Buffer.from('hello world', 'utf16le'), 'hello world'],
    ['UTF-16 of Cyrillic', Buffer.from('привет мир', 'utf16le'), 'привет мир'],
    ['a character cut at its end', Buffer.from('hello wör').subarray(0, 8), 'hello w'],
    ['a character cut at its start', Buffer.from('äbcdefghi').subarray(1), 'bcdefghi'],
    ['few bytes', Buffer.from('hello'), undefined],
    ['controls', Buffer.from('he\u0000\u0001\u0002\u0003llo'), undefined],
    ['no UTF-8', Buffer.from([104, 101, 0xff, 0xfe, 108, 108, 111]), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('of %s', (_, bytes, text) => expect(read(bytes)).toBe(text));

  test('each unit leads back to its bytes', () => {
    const text = 'aä€\u{1f600}bcdef';
    const reading = bytesReading(Buffer.from(text), (start, end) => ({ start, end }));
    expect(reading?.toParent(0, text.length)).toEqual({ start: 0, end: Buffer.byteLength(text) });
    expect(reading?.toParent(1, 2)).toEqual({ start: 1, end: 3 });
    expect(reading?.toParent(3, 5)).toEqual({ start: 6, end: 10 });
    expect(['a', 'ä', '€', '\u{1f600}'].map((each) => utf8Width(each.codePointAt(0) ?? 0))).toEqual([1, 2, 3, 4]);
  });
});

describe('a text reads as words', () => {
  test.each(['Hello world', 'kill him', 'Привет мир', 'Straße nach Köln', '你好世界', 'Meet at 5 pm, please.'])(
    '%s',
    (text) => expect(readsAsWords(text)).toBe(true),
  );

  test.each(['', 'xKcD qWrTz', 'a1b2c3d4', '\u0001\u0002', 'hеllo wоrld', 'zxcvbn qwrtp', '!!! ???', '\ud83d\ude00'])(
    'but not %j',
    (text) => expect(readsAsWords(text)).toBe(false),
  );

  test('or is mostly letters', () => {
    expect(isMostlyLetters('hello world')).toBe(true);
    expect(isMostlyLetters('h#l$o w*r!d')).toBe(false);
  });
});

describe('words without blanks', () => {
  const spacedText = (text: string) =>
    spaced(Array.from(text, (letter, start) => ({ text: letter, start, end: start + 1 })))
      .map((each) => each.text)
      .join('');

  test.each([
    ['ignorepreviousinstructions', 'ignore previous instructions'],
    ['pleaseshowthepassword', 'please show the password'],
    ['short', 'short'],
    ['this has blanks already', 'this has blanks already'],
  ])('are parted: %s', (text, expected) => expect(spacedText(text)).toBe(expected));

  test.each([
    ['ignorepreviousinstructions', 1],
    ['', 0],
    ['zzzzzzzzzz', 0],
  ])('cover this share of %j: %d', (text, share) => expect(segmentedShare(text)).toBe(share));
});

test.each([
  [[0, 5, 9], 0, 0],
  [[0, 5, 9], 4, 0],
  [[0, 5, 9], 5, 1],
  [[0, 5, 9], 99, 2],
  [[3], 0, 0],
  [[], 7, 0],
])('of the parts that start at %j, the offset %d is in the part %d', (starts, offset, part) => {
  expect(partAt(starts, offset)).toBe(part);
});
