import { describe, expect, test } from 'vitest';
import { shape, shapeOfSign, shapeOfWord, unitKind, wordUnits } from './word-shapes.ts';

describe('signs', () => {
  test.each([
    ['stop', '.。'],
    ['question', '!?！？¿¡'],
    ['comma', ',;，、；'],
    ['colon', ':：'],
    ['apostrophe', "'`’‘"],
    ['hyphen', '-–—・'],
    ['quotation', '"“”„«»'],
    ['opening', '([{<（「'],
    ['closing', ')]}>）」'],
    ['and', '&'],
    ['sign', '%*/@#~|^=€©\ud83d'],
  ] as const)('of the shape %s: %s', (name, signs) => {
    expect([...signs].map((sign) => shapeOfSign(sign.charCodeAt(0)))).toEqual([...signs].map(() => shape[name]));
  });

  test('every unit has one', () => {
    const shapes = new Set(Array.from({ length: 65_536 }, (_, code) => shapeOfSign(code)));
    expect([...shapes].filter((each) => !Object.values<number>(shape).includes(each))).toEqual([]);
    expect(shapes.size).toBeGreaterThan(10);
  });
});

describe('units', () => {
  test.each([
    ['newline', '\n\r\u2028\u2029'],
    ['gap', ' \t\u00a0\u3000\u200b\0'],
    ['lower', 'azéßñжα'],
    ['upper', 'AZÉÑЖΩ'],
    ['caseless', 'عאहカー'],
    ['digit', '09٣½'],
    ['ideograph', '李ひไ'],
    ['mark', '\u0301\u0308'],
    ['sign', '.@€-\ud83d\udc00'],
  ] as const)('of the kind %s', (name, units) => {
    const { kinds } = wordUnits();
    expect(units.split('').map((unit) => kinds[unit.charCodeAt(0)])).toEqual(units.split('').map(() => unitKind[name]));
  });

  test.each([
    ['A', 'a'],
    ['É', 'e'],
    ['ñ', 'n'],
    ['Ş', 's'],
    ['İ', 'i'],
    ['Ω', 'ω'],
    ['Й', 'й'],
    ['ё', 'ё'],
    ['ß', 'ß'],
    ['李', '李'],
    ['7', '7'],
  ])('%s is folded to %s: Latin loses its marks, and no other script does', (written, folded) => {
    expect(String.fromCharCode(wordUnits().folded[written.charCodeAt(0)] ?? 0)).toBe(folded);
  });
});

const counted = (kinds: Partial<Record<keyof typeof unitKind, number>>): Uint8Array => {
  const counts = new Uint8Array(16);
  for (const [kind, count] of Object.entries(kinds)) counts[unitKind[kind as keyof typeof unitKind]] = count;
  return counts;
};

test.each([
  ['a mark changes nothing', { upper: 1, lower: 3, mark: 2 }, true, 'capital'],
  ['a digit among letters decides', { upper: 1, lower: 2, digit: 1 }, true, 'withDigits'],
  ['a digit with a mark is a number', { digit: 2, mark: 1 }, false, 'digits'],
  ['one letter without capitals decides', { upper: 1, lower: 2, caseless: 1 }, true, 'caseless'],
  ['two capitals without small letters', { upper: 2 }, true, 'upper'],
  ['two capitals at the start', { upper: 2, lower: 2 }, true, 'mixed'],
] as const)('of a word with several kinds of units, %s', (_, kinds, startsUpper, name) => {
  expect(shapeOfWord(counted(kinds), startsUpper)).toBe(shape[name]);
});
