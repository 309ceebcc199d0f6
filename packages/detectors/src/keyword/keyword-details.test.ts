import { expect, test } from 'vitest';
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
