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
