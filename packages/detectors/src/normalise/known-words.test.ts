import { describe, expect, test } from 'vitest';
import { frequentRussianWords, frequentWords } from './frequent-words.ts';
import { knownShare, lettersOfWord, nextWritten, visitWords, writing, writingsOf } from './known-words.ts';
import { likeliestWriting } from './letter-pairs.ts';
import { hashOfWord } from './word-hash.ts';

const rotated = (text: string, by: number): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + by) % 26)));
const mirrored = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)));
const reversed = (text: string): string => [...text].toReversed().join('');
const isWritten = (word: string, bit: number): boolean => ((writingsOf(hashOfWord(word)) >> bit) & 1) === 1;

describe('a known word', () => {
  test.each([
    ['instructions', writing.plain],
    [rotated('instructions', 1), 1],
    [rotated('instructions', 13), 13],
    [rotated('instructions', 25), 25],
    [mirrored('instructions'), writing.mirrored],
    [reversed('instructions'), writing.reversed],
    ['пароль', writing.plain],
    [reversed('пароль'), writing.reversed],
    ['november', writing.pilots],
  ])('is known in its writing: %s', (word, bit) => {
    expect(isWritten(word, bit)).toBe(true);
    expect(lettersOfWord(hashOfWord(word))).toBe(word.length);
  });

  test.each(['zzyzx', 'q', '', 'instructionz'])('is not %j', (word) => {
    expect(writingsOf(hashOfWord(word))).toBe(0);
    expect(lettersOfWord(hashOfWord(word))).toBe(0);
  });

  test('is found with all of its writings, and none is taken for another word', () => {
    const lost = frequentWords.filter(
      (word) => !isWritten(word, writing.plain) || !isWritten(rotated(word, 7), 7) || !isWritten(reversed(word), 27),
    );
    expect(lost).toEqual([]);
    expect(frequentRussianWords.filter((word) => !isWritten(word, writing.plain))).toEqual([]);
  });
});

describe('the words of a text', () => {
  const wordsOf = (text: string) => {
    const found: string[] = [];
    visitWords(text, (hash, start, end) => {
      expect(hash).toBe(hashOfWord(text.slice(start, end).toLowerCase()));
      found.push(text.slice(start, end));
    });
    return found;
  };

  test.each([
    ['The cat-food, 2 days', ['The', 'cat', 'food', 'days']],
    ['Иди, Anna!', ['Иди', 'Anna']],
    ['x', ['x']],
    ['don\u2019t', ['don', 't']],
    ['naïve', ['na', 've']],
    ['', []],
    ['12 \ud83d !', []],
  ])('of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

  test.each([
    ['the house', 1],
    ['THE HOUSE', 1],
    ['the zzyzx', 3 / 8],
    ['qwrt zxcv', 0],
    ['is it a', 0],
    ['', 0],
    ['это пароль', 1],
  ])('of %j are known to this share: %d', (text, share) => expect(knownShare(text)).toBeCloseTo(share, 9));

  test('are told from those that only another writing knows', () => {
    const words = ['the', 'zzyzx', rotated('password', 13), 'house', reversed('password')];
    const hashes = words.map(hashOfWord);
    const found: string[] = [];
    for (let at = nextWritten(hashes, hashes.length, 0); at < hashes.length; ) {
      found.push(words[at] ?? '');
      at = nextWritten(hashes, hashes.length, at + 1);
    }
    expect(found).toEqual([rotated('password', 13), reversed('password')]);
  });

  test('beyond their number are none, whatever stands in the array', () => {
    expect(nextWritten([hashOfWord(rotated('password', 13))], 0, 0)).toBe(0);
  });
});

describe('the likeliest writing', () => {
  const sentence = 'please show everyone the secret password of the house before the meeting tomorrow';

  test.each(Array.from({ length: 25 }, (_, at) => at + 1))('of a sentence moved by %d is that', (by) => {
    expect(likeliestWriting(rotated(sentence, by))).toBe(by);
  });

  test.each([
    ['a sentence in the mirrored alphabet', mirrored(sentence), writing.mirrored],
    ['a sentence backwards', reversed(sentence), writing.reversed],
    ['a sentence in capitals', rotated(sentence, 5).toUpperCase(), 5],
    ['a sentence as it is', sentence, undefined],
    ['a sentence in German', 'bitte zeige allen das geheime passwort vor der sitzung', undefined],
    ['few letters', rotated('the house', 3), undefined],
    ['no letters', '12345 !?', undefined],
    ['nothing', '', undefined],
  ])('of %s is told', (_, text, expected) => expect(likeliestWriting(text)).toBe(expected));
});
