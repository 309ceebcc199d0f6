import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitTable } from '../keyword/unit-table.ts';
import { DIGITS, readMarks } from './text-marks.ts';
import { sign } from './text-signs.ts';

const signsOf = (text: string): string[] =>
  Object.entries(sign).flatMap(([name, bit]) => ((readMarks(text).signs & bit) === 0 ? [] : [name]));

describe('marks of a text', () => {
  test.each([
    { text: 'Ordinary prose, of 1987 and 42 words.', signs: [] },
    { text: 'na\u00efve', signs: ['wide'] },
    { text: '\u017ftop', signs: ['wide', 'wideLetter'] },
    { text: 'a\u0007b', signs: ['control'] },
    { text: 'pr0mpt', signs: ['leet', 'mixed'] },
    { text: 'ca$', signs: ['leet', 'marked'] },
    { text: 'b o m b', signs: ['spelt'] },
    { text: 'a b, see', signs: [] },
    { text: 'aGVsbG8', signs: ['mixed'] },
    { text: 'McDonald of NASA', signs: ['mixed'] },
    { text: 'NBSWY3DP', signs: ['leet', 'mixed'] },
    { text: 'NBSWYZDPJBSWY', signs: ['capitals'] },
    { text: '73 103 110 111', signs: ['numbers'] },
    { text: 'in 2 or 3 of 40, and 1987', signs: ['numbers'] },
    { text: '01001001', signs: ['digits'] },
    { text: 'card 4111\n1111', signs: ['brokenNumber'] },
    { text: '.- -... x', signs: ['dashes'] },
    { text: 'p\u0430y', signs: ['wide', 'odd', 'cyrillic'] },
    { text: '\u0441\u0430\u0434', signs: ['wide', 'cyrillic'] },
    { text: "print('ig')", signs: ['joined'] },
    { text: 'ill-fed well-off so-so', signs: ['broken'] },
    { text: 'Eway aresay inway', signs: ['pigLatin'] },
    { text: 'All love life. Yes, our uncle. The hut, east.', signs: ['initials'] },
    { text: 'a\nb\n'.repeat(8), signs: ['spelt', 'lines'] },
    { text: 'averylongwordwithoutablank', signs: ['unbroken'] },
    { text: 'be ad', signs: ['hexPairs'] },
    { text: '\\x41', signs: ['hexPairs', 'marked', 'mixed'] },
    { text: '100%', signs: ['percent'] },
  ])('$text has $signs', ({ text, signs }) => expect(signsOf(text)).toEqual(signs));

  test('runs are hashed whatever their case, each run of digits is one, and each says where it ends', () => {
    const { runs, ends, count } = readMarks('Word, 12 wORD3x');
    expect(runs.slice(0, count)).toEqual([runs[0], DIGITS, runs[0], DIGITS, 'x'.charCodeAt(0)]);
    expect(ends.slice(0, count)).toEqual([4, 8, 13, 14, 15]);
  });

  test('a wide letter is a unit beyond ASCII that keywords read as a letter of it', () => {
    const { folded } = unitTable();
    const isWide = (unit: number) => signsOf(String.fromCharCode(unit)).includes('wideLetter');
    const units = Array.from(folded.keys()).filter((unit) => unit > 0x7f);
    expect(units.filter(isWide)).toEqual(units.filter((unit) => /[a-z]/.test(String.fromCharCode(folded[unit] ?? 0))));
  });

  test.each([
    {
      name: 'spelt',
      pattern:
        /(?:^|[^A-Za-z0-9é])[A-Za-z0-9é][^A-Za-z0-9é]{1,3}[A-Za-z0-9é][^A-Za-z0-9é]{1,6}[A-Za-z0-9é](?![A-Za-z0-9é])/,
    },
    { name: 'mixed', pattern: /[a-z][A-Z]|[A-Za-z][0-9]|[0-9][A-Za-z]/ },
    { name: 'unbroken', pattern: /[!-~é]{20}/ },
    { name: 'marked', pattern: /[&\\*~`<_[=+{$|^#]/ },
    { name: 'dashes', pattern: /-[-.]|\.-/ },
    { name: 'broken', pattern: /(?:[A-Za-z]+[-/_+,.]){3}[A-Za-z]/ },
    {
      name: 'hexPairs',
      pattern: /[ ,:;\-\t\n\r][0-9a-fA-F]{2}[ ,:;\-\t\n\r]{1,2}[0-9a-fA-F]{2}[ ,:;\-\t\n\r]|[\\0][xX][0-9a-fA-F]{2}/,
    },
    { name: 'control', pattern: /[^\t\n\r -~\u0080-\uffff]/ },
    { name: 'leet', pattern: /[013457@$!][a-zA-Z@$!]|[a-zA-Z@$!]\$/ },
  ])('no text that $pattern finds something in lacks the sign "$name"', ({ name, pattern }) => {
    const unit = fc.constantFrom(...'abeFxz019 ,.-_$!@\\/+\n\u0007\u00e9');
    const text = fc.array(unit, { maxLength: 40 }).map((units) => units.join(''));
    fc.assert(
      fc.property(text, (value) => !pattern.test(value) || signsOf(value).includes(name)),
      { numRuns: 2_000 },
    );
  });
});
