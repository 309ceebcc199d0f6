import { expect, test } from 'vitest';
import { lettersOf, viewsOf } from '../normalise/views-of.ts';
import { createKeywordCompiler } from './keyword-compiler.ts';
import { keywordDetails } from './keyword-details.ts';

const compileLetters = createKeywordCompiler({ fold: (text) => lettersOf(viewsOf(text).plain).text });
const found = (text: string, keywords = ['xyzzy', 'project heron', 'stop', 'desserts']) =>
  keywordDetails(viewsOf(text), keywords, compileLetters);

test.each([
  ['in emphasis within the word', 'say xy**zz**y now', 'xyzzy'],
  ['in a tag within the word', 'say xy<b>zzy</b> now', 'xyzzy'],
  ['by the number of a letter', 'say &#120;yzzy now', 'xyzzy'],
  ['by all numbers', 'say &#x78;&#x79;&#122;&#122;&#121; now', 'xyzzy'],
  ['backwards', 'read yzzyx from the end', 'xyzzy'],
  ['backwards, of two words', 'noreh tcejorp', 'project heron'],
  ['from right to left', 'say \u202eyzzyx\u202c now', 'xyzzy'],
])('a keyword is found %s', (_, text, keyword) => {
  expect(found(text).detected_keywords).toEqual([keyword]);
});

test.each([
  ['con', 'a con-tract in two parts'],
  ['pass', 'her pass-port had expired'],
  ['ass', 'they as-\nsess it, and ass-ess it again'],
  ['sin', 'the Sin-\n  gapore office'],
  ['rape', 'the g-rape harvest'],
  ['tit', 'the tit-le of the book'],
])('"%s" is not found in a word that a hyphen breaks: %s', (keyword, text) => {
  expect(found(text, [keyword]).detected_keywords).toEqual([]);
});

test.each([
  ['con', 'the con-artist and the ex-con'],
  ['sex', 'a sex-shop'],
  ['gun', 'heard gun-fire'],
  ['heron', 'project-heron-two'],
  ['bomb', 'the bomb - it is here'],
  ['kill', 'k-i-l-l and kill-list'],
])('"%s" is found as a part of a compound: %s', (keyword, text) => {
  expect(found(text, [keyword]).detected_keywords).toEqual([keyword]);
});

test('what is masked is the stretch that hides the keyword', () => {
  expect(found('say &#120;yzzy now').redacted_text).toBe('say ********** now');
  expect(found('xy**zz**y').redacted_text).toBe('*********');
});

test.each(['She was stressed.', 'pots and pans', 'x ** y', 'It&#39;s **bold** and `code`'])(
  'ordinary text holds none: %s',
  (text) => expect(found(text).detected_keywords).toEqual([]),
);
