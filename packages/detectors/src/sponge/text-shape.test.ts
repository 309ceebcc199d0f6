import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import { describe, expect, test } from 'vitest';
import { measureShape } from './text-shape.ts';

/** Words that do not repeat, by a simple generator. */
function prose(length: number): string {
  const next = seededNumbers(7);
  let text = '';
  while (text.length < length) {
    text += `${Math.floor(next() * 2 ** 24).toString(36)} `;
  }
  return text.slice(0, length);
}

describe('the shape of a text', () => {
  test.each([
    { what: 'nothing', text: '', shape: { length: 0, copied: 0, seenShare: 0, deepest: 0, listItems: 0 } },
    { what: 'prose', text: prose(3_000), shape: { copied: 0, longestFiller: 0, invisible: 0, deepest: 0 } },
    { what: 'a run of spaces', text: `a${' '.repeat(100)}b`, shape: { filler: 99, longestFiller: 99 } },
    { what: 'a rule', text: `a\n${'='.repeat(50)}\nb`, shape: { filler: 49 } },
    { what: 'hidden characters', text: 'a\u200bb\u2060c\ufeff', shape: { invisible: 3 } },
    { what: 'marks on a letter', text: `e${'\u0301'.repeat(10)}`, shape: { invisible: 8 } },
    { what: 'two marks on a letter, as languages have', text: 'e\u0301\u0323 o\u0302', shape: { invisible: 0 } },
    { what: 'brackets in brackets', text: `${'['.repeat(30)}x`, shape: { deepest: 30, deepestEnd: 30 } },
    { what: 'brackets beside each other', text: '(a) (b) (c)', shape: { deepest: 1 } },
    { what: 'smileys', text: ':( ;( =( :(', shape: { deepest: 0 } },
    { what: 'tags in tags', text: '<a><b><c>', shape: { deepest: 3 } },
    { what: 'tags that close', text: '<a></a><b></b>', shape: { deepest: 1 } },
    { what: 'a list', text: 'To do:\n- one\n* two\n3. three\n4) four\nfive', shape: { listItems: 4 } },
    { what: 'lines that begin with a number', text: 'In\n2020 it\n- minus-sign\n-5 degrees', shape: { listItems: 1 } },
  ])('of $what is $shape', ({ text, shape }) => expect(measureShape(text)).toMatchObject(shape));

  test('finds what is copied, and where the longest copy ends', () => {
    const [part, between] = [prose(1_000), 'xyz '.repeat(5)];
    const shape = measureShape(part + between + part);
    expect(shape.longestCopy).toBeGreaterThan(900);
    expect(shape.copyEnd).toBe(2 * part.length + between.length);
    expect(shape.copied).toBeLessThanOrEqual(shape.length);
    expect(shape.seenShare).toBeGreaterThan(0.4);
  });

  test('takes no short copies for copies', () => {
    const phrase = 'to whom it may concern, ';
    const text = Array.from({ length: 20 }, (_, at) => phrase + prose(400 + at).slice(at * 20)).join('');
    expect(measureShape(phrase + prose(2_000)).copied).toBe(0);
    expect(measureShape(text).length).toBe(text.length);
  });

  test('does not remember the text before', () => {
    const text = prose(2_000);
    const [first, second] = [measureShape(text), measureShape(text)];
    expect(second).toEqual(first);
    expect(first.copied).toBe(0);
  });
});

describe('copies', () => {
  const part = prose(1_000);

  test.each([
    ['with a letter changed', part, part.replace(part.charAt(500), '#'), 400],
    ['with other words between', part, `${prose(300).toUpperCase()}${part}`, 900],
    ['in three copies', part + part, part, 900],
  ])('are found %s', (_, first, second, least) => {
    expect(measureShape(first + second).longestCopy).toBeGreaterThan(least);
  });

  test('in other letters are none', () => {
    expect(measureShape(part + part.toUpperCase()).copied).toBeLessThan(part.length / 2);
  });

  test.each(['\u4e2d\u6587', '\ud83e\udd16', 'ab', '\ud83d'])(
    'of %j again and again are nearly the whole text',
    (unit) => {
      const shape = measureShape(unit.repeat(1_000));
      expect(shape.copied / shape.length).toBeGreaterThan(0.8);
    },
  );

  test('never measure more than the text has', () => {
    for (const text of ['a'.repeat(9), ' '.repeat(5_000), 'ab '.repeat(3_000), `${part}\n`.repeat(30)]) {
      const shape = measureShape(text);
      expect(shape.copied + shape.filler).toBeLessThanOrEqual(shape.length);
      expect(shape.longestCopy).toBeLessThanOrEqual(shape.length);
      expect(shape.copyEnd).toBeLessThanOrEqual(shape.length);
      expect(shape.seenShare).toBeLessThanOrEqual(1);
    }
  });
});

describe('the depth of a text', () => {
  test.each([
    ['brackets of several kinds', '([{([{', 6],
    ['brackets that close', '((()))((', 3],
    ['brackets that close too often', ')))((', 2],
    ['tags with text between', '<a>x<b>y<c>', 1],
    ['tags that close at the end', '<a><b></b></a><c>', 2],
    ['nothing', 'plain', 0],
  ])('of %s is counted', (_, text, deepest) => expect(measureShape(text).deepest).toBe(deepest));
});

describe('items of a list', () => {
  test.each([
    ['numbers of several digits', '\n10. a\n100) b\n1000. c', 3],
    ['a number without a mark', '\n10 a\n20 b', 0],
    ['a bullet without a blank', '\n-a\n*b', 0],
    ['a bullet of typography', '\n• a\n• b', 2],
    ['the first line', '1. a\n2. b', 1],
    ['empty lines', '\n\n\n', 0],
  ])('are counted: %s', (_, text, listItems) => expect(measureShape(text).listItems).toBe(listItems));
});
