import { expect, test } from 'vitest';
import { highlightUrl } from './highlight-url.ts';

const page = 'https://a.example/b?c=d';

test.each([
  { texts: [], url: null },
  { texts: ['One two'], url: `${page}#:~:text=One%20two` },
  { texts: ['a-b, c & d'], url: `${page}#:~:text=a%2Db%2C%20c%20%26%20d` },
  { texts: ['One', 'Two', 'One'], url: `${page}#:~:text=One&text=Two` },
  { texts: ['caf\u00e9 #1 100%'], url: `${page}#:~:text=caf%C3%A9%20%231%20100%25` },
  { texts: ['\ud800x'], url: `${page}#:~:text=%EF%BF%BDx` },
])('$texts is $url', ({ texts, url }) => expect(highlightUrl(page, texts)).toBe(url));

test('a fragment that the address has stays', () => {
  expect(highlightUrl(`${page}#part`, ['x'])).toBe(`${page}#part:~:text=x`);
});

test('of a long text, the first and the last words are quoted', () => {
  const text = Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ');
  expect(highlightUrl(page, [text])).toBe(
    `${page}#:~:text=w0%20w1%20w2%20w3%20w4%20w5%20w6%20w7,w192%20w193%20w194%20w195%20w196%20w197%20w198%20w199`,
  );
});

test('a long text without spaces is quoted in part', () => {
  const url = highlightUrl(page, ['\u{1f600}'.repeat(400)]) ?? '';
  expect(decodeURIComponent(url).length).toBeLessThan(400);
});

test('the address has a limit', () => {
  const texts = Array.from({ length: 1_000 }, (_, at) => `The text of the fragment ${at}`);
  expect(highlightUrl(page, texts)?.length).toBeLessThanOrEqual(16_000);
});
