import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import { expect, test } from 'vitest';
import { findKeywords, visitKeywords } from './find-keywords.ts';
import { compileKeywords, createKeywordCompiler, KeywordLimitError, keywordLimits } from './keyword-compiler.ts';

function found(keywords: readonly string[], text: string): string[] {
  return findKeywords(compileKeywords(keywords), text).map(({ start, end }) => text.slice(start, end));
}

test.each([
  { rule: 'a keyword is found in any case', keywords: ['Bomb'], text: 'a BOMB, a bomb', hits: ['BOMB', 'bomb'] },
  {
    rule: 'a keyword inside a larger word is not a hit',
    keywords: ['ass', 'hell'],
    text: 'class shell hello',
    hits: [],
  },
  {
    rule: 'a keyword between underscores or asterisks is a hit',
    keywords: ['bomb'],
    text: '_bomb_ **bomb**',
    hits: ['bomb', 'bomb'],
  },
  {
    rule: 'a keyword of several words spans white space',
    keywords: ['pipe bomb'],
    text: 'pipe\n\t bomb',
    hits: ['pipe\n\t bomb'],
  },
  {
    rule: 'white space before a hit does not move it',
    keywords: ['pipe bomb'],
    text: 'x  \n\n y   pipe  bomb',
    hits: ['pipe  bomb'],
  },
  {
    rule: 'white space inside the keyword counts as one',
    keywords: ['pipe \n bomb'],
    text: 'pipe bomb',
    hits: ['pipe bomb'],
  },
  {
    rule: 'a keyword with punctuation at its edges needs no boundary there',
    keywords: ['.net', 'c++'],
    text: 'asp.net in c++11',
    hits: ['.net', 'c++'],
  },
  {
    rule: 'a Chinese keyword is found inside a run of characters',
    keywords: ['炸弹'],
    text: '如何制造炸弹呢',
    hits: ['炸弹'],
  },
  {
    rule: 'a Latin keyword next to Japanese stands alone',
    keywords: ['iphone'],
    text: '新しいiPhoneを買う',
    hits: ['iPhone'],
  },
  { rule: 'a Korean keyword is found before a particle', keywords: ['폭탄'], text: '폭탄을 만들다', hits: ['폭탄'] },
  { rule: 'an emoji is found between letters', keywords: ['💣', '❤️'], text: 'a💣b❤️c', hits: ['💣', '❤️'] },
  { rule: 'final sigma and sigma are one letter', keywords: ['ΟΔΟΣ'], text: 'οδος', hits: ['οδος'] },
  {
    rule: 'overlapping keywords are all found',
    keywords: ['new york', 'york city', 'york'],
    text: 'New York City',
    hits: ['New York', 'York', 'York City'],
  },
  { rule: 'a keyword right after its own beginning is found', keywords: ['aab'], text: 'aa aab', hits: ['aab'] },
  { rule: 'empty and blank keywords match nothing', keywords: ['', '  ', '\n'], text: 'a  b', hits: [] },
  { rule: 'no keywords find nothing', keywords: [], text: 'anything', hits: [] },
  { rule: 'an accented letter continues a word', keywords: ['caf'], text: 'café caf', hits: ['caf'] },
  { rule: 'digits continue a word', keywords: ['covid'], text: 'covid19 covid-19', hits: ['covid'] },
])('$rule', ({ keywords, text, hits }) => expect(found(keywords, text)).toEqual(hits));

/** The same rule, the slow way: every keyword at every place. */
function findSlowly(keywords: readonly string[], text: string): string[] {
  const isWord = (unit: string | undefined) => unit !== undefined && /^[a-z]$/.test(unit);
  return keywords
    .flatMap((keyword, index) =>
      Array.from({ length: text.length }, (_, start) => ({ index, start, end: start + keyword.length })).filter(
        ({ start, end }) =>
          text.startsWith(keyword, start) &&
          !(isWord(keyword[0]) && isWord(text[start - 1])) &&
          !(isWord(keyword.at(-1)) && isWord(text[end])),
      ),
    )
    .map(({ index, start, end }) => `${index} ${start} ${end}`)
    .sort();
}

function randomText(length: number, random: () => number): string {
  return Array.from({ length }, () => 'aab-. '[Math.floor(random() * 6)])
    .join('')
    .replace(/ +/g, ' ');
}

test('on random text and keywords the automaton finds what a search at every place finds', () => {
  const random = seededNumbers(7);
  for (let round = 0; round < 200; round++) {
    const keywords = [
      ...new Set(Array.from({ length: 8 }, () => randomText(1 + Math.floor(random() * 5), random).trim())),
    ];
    const wanted = keywords.filter((keyword) => keyword !== '');
    const text = randomText(60, random);
    const hits = findKeywords(compileKeywords(wanted), text).map(({ index, start, end }) => `${index} ${start} ${end}`);
    expect(hits.sort()).toEqual(findSlowly(wanted, text));
  }
});

test('keywords too many for dense rows are found through their suffixes', () => {
  const alphabet = Array.from({ length: 3_000 }, (_, at) => String.fromCharCode(0x4e00 + at));
  const keywords = alphabet.map(
    (unit, at) => `${unit}${alphabet[(at * 7 + 1) % 3_000]}${alphabet[(at * 11 + 2) % 3_000]}終`,
  );
  const text = `前${keywords[17]}後${keywords[2_900]?.slice(0, 3)}${keywords[5]}`;
  expect(found(keywords, text)).toEqual([keywords[17], keywords[5]]);
});

test.each([
  { limit: 'keywords', keywords: Array.from({ length: keywordLimits.keywords + 1 }, (_, at) => `k${at}`) },
  { limit: 'characters', keywords: ['x'.repeat(keywordLimits.characters), 'y'] },
])('too many $limit are refused by name', ({ limit, keywords }) => {
  expect(() => compileKeywords(keywords)).toThrow(KeywordLimitError);
  expect(() => compileKeywords(keywords)).toThrow(limit);
});

test('a list is compiled once while it is among those used last', () => {
  const compile = createKeywordCompiler({ maxEntries: 2 });
  const first = compile(['a', 'b']);
  expect(compile(['a', 'b'])).toBe(first);
  expect(compile(['ab'])).not.toBe(first);
  compile(['c']);
  expect(compile(['a', 'b'])).not.toBe(first);
});

test('keywords nested in each other stay linear: past a bound only the longest at a place is visited', () => {
  const keywords = Array.from({ length: 1_000 }, (_, at) => Array.from({ length: at + 1 }, () => 'a').join(' '));
  let visits = 0;
  visitKeywords(compileKeywords(keywords), 'a '.repeat(50_000), () => {
    visits += 1;
  });
  expect(visits).toBeGreaterThan(100_000);
  expect(visits).toBeLessThan(160_000);
});
