import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { lettersReading } from './fold-letters.ts';

const read = (text: string) => lettersReading(text).text;

describe('letters', () => {
  test.each([
    ['capitals', 'IGNORE Me', 'ignore me'],
    ['accents of Latin', 'ÀÉÎÕÜ çñš', 'aeiou cns'],
    ['accents of their own', 'e\u0301a\u0308', 'ea'],
    ['accents of Greek', 'ψυχή', 'ψυχη'],
    ['yo of Russian', 'Ёлка', 'елка'],
    ['a dotted capital I', 'İSTANBUL', 'istanbul'],
    ['a sharp s', 'Straße', 'strasse'],
    ['marks without a letter', ' \u0301 \u0301', '  '],
    ['a capital of another script', 'Ա', 'ա'],
  ])('lose %s: %j', (_, text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['a letter of Cyrillic in a Latin word', 'pаssword', 'password'],
    ['letters of Greek in a Latin word', 'pαsswοrd', 'password'],
    ['a word of look-alikes behind Latin', 'the сор', 'the cop'],
    ['a word of look-alikes before Latin', 'сор is here', 'cop is here'],
    ['a word of look-alikes alone', 'сор', 'cop'],
  ])('of another script are read as what they look like: %s', (_, text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['a Russian sentence', 'Это хорошо', 'это хорошо'],
    ['a short Russian word in it', 'Мы пойдём в сад, то есть туда', 'мы пойдем в сад, то есть туда'],
    ['a Russian word behind an English one and another Russian one', 'OK, да, сор', 'ok, да, сор'],
    ['a Greek sentence', 'Το σπίτι', 'το σπιτι'],
    ['Chinese', '中文', '中文'],
    ['Arabic', 'سلام', 'سلام'],
  ])('of another script stay in %s', (_, text, expected) => expect(read(text)).toBe(expected));
});

describe('digits and signs within words', () => {
  test.each([
    ['between letters', 'pr0mpt', 'prompt'],
    ['before letters', '1gnore', 'ignore'],
    ['behind other ones', '1n5truct10n5', 'instructions'],
    ['a dollar sign at the end', 'acces$', 'access'],
    ['an at sign in a word', 'p@ss', 'pass'],
    ['in capitals', 'PR0MPT', 'prompt'],
  ])('are read as letters: %s', (_, text, expected) => expect(read(text)).toBe(expected));

  test.each(['10am', '1st', '5km', 'covid19', 'python3', '2024', '$5', 'a@b', 'sha256', 'b2b', '3', ''])(
    'stay in %j',
    (text) => expect(read(text).replace('aab', 'a@b')).toBe(text),
  );
});

test('every unit of the reading leads back to units of the text', () => {
  const unit = fc.constantFrom(...'aZ1$@!. ', 'é', 'ß', 'İ', 'а', 'ж', 'Σ', '\u0301', '\ud83d', '\u{1f170}', '中');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const { text: folded, toParent } = lettersReading(text);
      let last = 0;
      for (let at = 0; at < folded.length; at++) {
        const { start, end } = toParent(at, at + 1);
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = start;
      }
    }),
  );
});

// The first reading may make a letter Latin, and that one may decide about look-alikes before it.
test('the reading of a reading is read as itself, where no digit stood for a Latin letter', () => {
  const unit = fc.constantFrom('a', 'B', ' ', 'é', 'ж', 'о', '中', '.', 'ß');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 30 }), (parts) => {
      const twice = read(read(parts.join('')));
      expect(read(twice)).toBe(twice);
    }),
  );
});

test.each(['e\u0301', 'а', 'a1', '1', '$', 'ж a ', '\u0301'])('%j again and again takes linear time', (unit) => {
  const make = (length: number) => unit.repeat(length / unit.length);
  expect(measureGrowth(make, (text) => lettersReading(text), 100_000)).toMatchObject({ isLinear: true });
});
