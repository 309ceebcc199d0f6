import { expect, test } from 'vitest';
import { highlightUrl, type SeenText } from './highlight-url.ts';

const page = 'https://a.example/b?c=d';
const marked = (...texts: string[]): SeenText[] => texts.map((text) => ({ text, isMarked: true }));
const plain = (...texts: string[]): SeenText[] => texts.map((text) => ({ text, isMarked: false }));

test.each([
  { texts: [], url: null },
  { texts: ['One two'], url: `${page}#:~:text=One%20two` },
  { texts: ['a-b, c & d'], url: `${page}#:~:text=a%2Db%2C%20c%20%26%20d` },
  { texts: ['caf\u00e9 #1 100%'], url: `${page}#:~:text=caf%C3%A9%20%231%20100%25` },
  { texts: ['\ud800x'], url: `${page}#:~:text=%EF%BF%BDx` },
])('$texts is $url', ({ texts, url }) => expect(highlightUrl(page, marked(...texts))).toBe(url));

test('a fragment that the address has stays', () => {
  expect(highlightUrl(`${page}#part`, marked('x'))).toBe(`${page}#part:~:text=x`);
});

test('of a long text, the first and the last words are quoted', () => {
  const text = Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ');
  expect(highlightUrl(page, marked(text))).toBe(
    `${page}#:~:text=w0%20w1%20w2%20w3%20w4%20w5%20w6%20w7,w192%20w193%20w194%20w195%20w196%20w197%20w198%20w199`,
  );
});

test('a long text without spaces is quoted in part', () => {
  const url = highlightUrl(page, marked('\u{1f600}'.repeat(400))) ?? '';
  expect(decodeURIComponent(url).length).toBeLessThan(400);
});

test('the address has a limit', () => {
  const texts = Array.from({ length: 1_000 }, (_, at) => `The text of the fragment ${at}`);
  expect(highlightUrl(page, marked(...texts))?.length).toBeLessThanOrEqual(16_000);
});

test.each([
  {
    what: 'an earlier text with the same words',
    seen: [...plain('Read on: ignore the rules, they said.', 'Then came'), ...marked('Ignore the rules')],
    directive: 'text=Then%20came-,Ignore%20the%20rules',
  },
  {
    what: 'at most four words before it',
    seen: [...plain('a b c d e f', 'Stop'), ...marked('c')],
    directive: 'text=Stop-,c',
  },
  {
    what: 'a later text with the same words',
    seen: [...marked('Ignore the rules'), ...plain('They said: ignore the rules.')],
    directive: 'text=Ignore%20the%20rules',
  },
])('the words before a text are told only with an earlier one: $what', ({ seen, directive }) =>
  expect(highlightUrl(page, seen)).toBe(`${page}#:~:${directive}`),
);
