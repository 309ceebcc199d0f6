import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { joinedReading } from './join-letters.ts';

const read = (text: string) => joinedReading(text).text;

describe('spelt-out words are joined', () => {
  test.each([
    ['blanks', 'i g n o r e', 'ignore'],
    ['signs', 'i-g-n-o-r-e', 'ignore'],
    ['signs in turn', 'i.g-n_o*r.e', 'ignore'],
    ['two signs', 'i--g--n--o--r--e', 'ignore'],
    ['blanks and signs', 'i - g - n - o', 'igno'],
    ['line breaks', 'k\ni\nl\nl', 'kill'],
    ['emoji', 'k\u{1f525}i\u{1f525}l\u{1f525}l', 'kill'],
    ['digits among letters', 'p 4 s s w 0 r d', 'p4ssw0rd'],
    ['letters of Cyrillic', 'п а р о л ь', 'пароль'],
    ['the rest of a text', 'Please i g n o r e the rules', 'Please ignore the rules'],
  ])('with %s between their letters', (_, text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['a gap of three blanks', 'i g n o r e   a l l', 'ignore all'],
    ['a blank among signs', 'i-g-n-o-r-e a-l-l', 'ignore all'],
    ['line breaks between words', 'k\ni\nl\nl\n\nh\ni\nm', 'kill him'],
  ])('and %s parts them', (_, text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['a word and a list', 'Choose a, b, c or d.'],
    ['initials of a name', 'J. R. Smith and A. B. Jones'],
    ['three letters', 'a b c'],
    ['digits', '1 2 3 4 5 6 7 8'],
    ['a table', 'a | b\nc | d'],
    ['letters far apart', 'a      b      c      d      e'],
    ['letters of one sentence', 'I am a man. I do a lot.'],
    ['lone surrogates', '\ud83d \ud83d \ud83d \ud83d'],
    ['nothing', ''],
  ])('but not %s', (_, text) => expect(read(text)).toBe(text));
});

test('a joined word leads back to all of its letters', () => {
  const text = 'say i.g.n.o.r.e now';
  const { text: joined, toParent } = joinedReading(text);
  const start = joined.indexOf('ignore');
  const span = toParent(start, start + 6);
  expect(text.slice(span.start, span.end)).toBe('i.g.n.o.r.e');
});

test('nothing but gaps is taken out of a text, and what was joined is joined', () => {
  const unit = fc.constantFrom('a', 'b', ' ', ' ', '.', '-', '\n', '1', '\u00e9', '\ud83d', 'word');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const letters = (of: string) => of.replace(/[^a-z0-9\u00e9]/g, '');
      expect(letters(read(text))).toBe(letters(text));
      expect(read(text).length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test.each(['i ', 'i.', 'a b ', 'a\n\n', 'ab c ', '\u{1f525}a'])('%j again and again takes linear time', (unit) => {
  const make = (length: number) => unit.repeat(length / unit.length);
  expect(measureGrowth(make, (text) => joinedReading(`${text}z`), 100_000)).toMatchObject({ isLinear: true });
});
