import { expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import type { TextViews, View, ViewKind } from '../view.ts';
import { createKeywordCompiler } from './keyword-compiler.ts';
import { keywordDetails } from './keyword-details.ts';

function view(kind: ViewKind, text: string, starts?: readonly number[]): View {
  return {
    kind,
    text,
    toSource: (start, end) =>
      starts === undefined ? { start, end } : { start: starts[start] ?? 0, end: (starts[end - 1] ?? 0) + 1 },
  };
}

function viewsOf(source: string, letters: View = view('letters', source), decoded: View[] = []): TextViews {
  return { source, plain: view('plain', source), letters, decoded, notes: [] };
}

const unDotted = (text: string) => text.toLowerCase().replaceAll('.', '');
const compileLetters = createKeywordCompiler({ fold: unDotted });

test('counts, spelling of the caller and masked text', () => {
  expect(
    keywordDetails(viewsOf('A bomb and a BOMB on New  York'), ['Bomb', 'new york', 'absent'], compileLetters),
  ).toEqual({
    detected_keywords: ['Bomb', 'new york'],
    detected_counts: { Bomb: 2, 'new york': 1 },
    redacted_text: 'A **** and a **** on *********',
  });
});

test('overlapping hits are masked as one', () => {
  const { redacted_text } = keywordDetails(viewsOf('in new york city now'), ['new york', 'york city'], compileLetters);
  expect(redacted_text).toBe('in ************* now');
});

test('a disguised keyword is found in the letters view and masked in the source', () => {
  const source = 'a b.o.m.b here';
  const kept = [...source].flatMap((unit, at) => (unit === '.' ? [] : [at]));
  const letters = view('letters', unDotted(source), kept);
  expect(keywordDetails(viewsOf(source, letters), ['B.omb'], compileLetters)).toEqual({
    detected_keywords: ['B.omb'],
    detected_counts: { 'B.omb': 1 },
    redacted_text: 'a ******* here',
  });
});

test('an encoded keyword masks what it was decoded from', () => {
  const source = 'run Ym9tYg== now';
  const decoded: View = { kind: 'base64', text: 'bomb', toSource: () => ({ start: 4, end: 12 }) };
  expect(keywordDetails(viewsOf(source, undefined, [decoded]), ['bomb'], compileLetters).redacted_text).toBe(
    'run ******** now',
  );
});

test('an emoji is masked by one asterisk and a keyword named __proto__ is counted', () => {
  const details = keywordDetails(viewsOf('a 💣 in __proto__'), ['💣', '__proto__'], compileLetters);
  expect(details.redacted_text).toBe('a * in *********');
  expect(Object.entries(details.detected_counts)).toEqual([
    ['💣', 1],
    ['__proto__', 1],
  ]);
});

test('a clean text comes back as it is', () => {
  expect(keywordDetails(viewsOf('all fine'), ['bomb'], compileLetters)).toEqual({
    detected_keywords: [],
    detected_counts: {},
    redacted_text: 'all fine',
  });
});

test('a keyword in several readings of one place counts once', () => {
  const { detected_counts } = keywordDetails(viewsOf('a bomb, a bomb'), ['bomb'], compileLetters);
  expect(detected_counts).toEqual({ bomb: 2 });
});

test('a keyword in plain letters and in a disguise counts for each place', () => {
  const source = 'bomb and b.o.m.b';
  const kept = [...source].flatMap((unit, at) => (unit === '.' ? [] : [at]));
  const details = keywordDetails(viewsOf(source, view('letters', unDotted(source), kept)), ['bomb'], compileLetters);
  expect(details.detected_counts).toEqual({ bomb: 2 });
  expect(details.redacted_text).toBe('**** and *******');
});

test.each([
  ['nested keywords', 'new york', ['york', 'new york'], '********', { york: 1, 'new york': 1 }],
  ['a keyword at the start and the end', 'bomb a bomb', ['bomb'], '**** a ****', { bomb: 2 }],
  ['the same keyword twice in the list', 'a bomb', ['bomb', 'bomb'], 'a ****', { bomb: 1 }],
  ['the same keyword in two cases', 'a bomb', ['bomb', 'BOMB'], 'a ****', { bomb: 1 }],
  ['keywords that touch', 'a💣💣', ['💣'], 'a**', { '💣': 2 }],
  ['a keyword with blanks around it', 'a bomb', [' bomb '], 'a ****', { ' bomb ': 1 }],
])('%s', (_, text, keywords, redacted, counts) => {
  const details = keywordDetails(viewsOf(text), keywords, compileLetters);
  expect(details.redacted_text).toBe(redacted);
  expect(details.detected_counts).toEqual(counts);
  expect(details.detected_keywords.toSorted()).toEqual(Object.keys(counts).toSorted());
});

test.each([
  ['no keywords', 'a bomb', []],
  ['blank keywords', 'a  bomb', ['', ' ', '\n']],
  ['an empty text', '', ['bomb']],
  ['lone surrogates', '\ud83d\ude00\ud83d', ['\ud83d x']],
])('nothing is found with %s', (_, text, keywords) => {
  expect(keywordDetails(viewsOf(text), keywords, compileLetters)).toEqual({
    detected_keywords: [],
    detected_counts: {},
    redacted_text: text,
  });
});

test('a keyword backwards is found unless it is a word both ways or short', () => {
  const found = (text: string, keyword: string) =>
    keywordDetails(viewsOf(text), [keyword], compileLetters).detected_keywords.length > 0;
  expect(found('say drowssap', 'password')).toBe(true);
  expect(found('she was stressed', 'desserts')).toBe(false);
  expect(found('a denim jacket', 'mined')).toBe(false);
  expect(found('a level', 'level')).toBe(true);
  expect(found('a bmob', 'bomb')).toBe(false);
  expect(found('say 💣drowssap', 'password💣')).toBe(true);
});

test('many hits are masked in linear time', () => {
  const make = (length: number) => 'bomb b.o.m.b '.repeat(length / 13);
  const read = (text: string) => keywordDetails(viewsOf(text), ['bomb', 'b', 'o'], compileLetters);
  expect(measureGrowth(make, read, 50_000)).toMatchObject({ isLinear: true });
});
