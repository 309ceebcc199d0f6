import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNames } from './find-names.ts';

const found = (text: string) => findNames(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('names are found', () => {
  test.each([
    ['My name is Anna Meyer and I live in Berlin.', 'person', 'Anna Meyer'],
    ['Dear Mr. Okonkwo, thank you for your letter.', 'person', 'Okonkwo'],
    ['Please contact Jean-Luc Moreau by Friday.', 'person', 'Jean-Luc Moreau'],
    ['The report was written by Siobhan O\u2019Brien.', 'person', 'Siobhan O\u2019Brien'],
    ['my name is maria gonzalez and i need help', 'person', 'maria gonzalez'],
    ['\u{1f600} Hello, I am \u{1f600} Priya Sharma \u{1f600}', 'person', 'Priya Sharma'],
    ['Sehr geehrte Frau Schneider, Ihr Termin ist am Montag.', 'person', 'Schneider'],
    ["Je m'appelle Claire Dubois.", 'person', 'Claire Dubois'],
    ['Меня зовут Иван Петров.', 'person', 'Иван Петров'],
    ['Me llamo Carlos Fernández y vivo en Sevilla.', 'location', 'Sevilla'],
    ['The train from Vienna to Prague is late.', 'location', 'Prague'],
    ['She works at Siemens in Munich.', 'organization', 'Siemens'],
  ])('in "%s"', (text, kind, name) => {
    expect(found(text)).toContainEqual([kind, name]);
  });
});

describe('what is no name is passed', () => {
  test.each([
    'The meeting is on Monday, 3 March, in the big room.',
    'Dear Sir or Madam, please find the invoice attached.',
    'How do I install Python on Windows?',
    'I speak English, French and a little German.',
    'Der Hund schläft im Garten, und die Katze sitzt auf dem Dach.',
    'PLEASE READ THE INSTRUCTIONS BEFORE USE',
    'const result = await fetch(url);',
    'will you mark the date in may',
    '@sunny_days #weekend https://example.com/John-Smith mail@example.com',
    '',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

const pieces = fc.oneof(
  fc.constantFrom(
    'Anna Meyer',
    'Berlin',
    'Dr.',
    ' ',
    '\n',
    '@',
    '://',
    'www.',
    "O'",
    '李明',
    'です',
    '\u{20bb7}野',
    '😀',
    '\u0301',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

test('findings lie in the text, in order, apart, and never split a pair of surrogates', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
      (text) => {
        let last = 0;
        for (const { start, end, confidence } of findNames(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1 + 1e-9);
          expect(text.slice(start, end).isWellFormed() || !text.isWellFormed()).toBe(true);
          last = end;
        }
      },
    ),
  );
});

test('a text gives the same findings whatever was read before it', () => {
  const text = 'Anna Meyer of Siemens met Carlos Ruiz in Lyon.';
  const before = findNames(text);
  for (let at = 0; at < 3_000; at++) findNames(`word${at} Other${at * 7} NAME${at * 13}`);
  expect(findNames(text)).toEqual(before);
});

test('a search for people alone finds the same people, and later searches still find the places', () => {
  const texts = ['Anna Meyer lives in Lyon.', 'The train to Lyon is late.', 'Carlos Ruiz works at Siemens.'];
  const people = texts.flatMap((text) => findNames(text, new Set(['person'])).filter(({ kind }) => kind === 'person'));
  const everything = texts.flatMap((text) => findNames(text));
  expect(people).toEqual(everything.filter(({ kind }) => kind === 'person'));
  expect(everything.map(({ kind }) => kind)).toEqual(['person', 'location', 'location', 'person', 'organization']);
});
