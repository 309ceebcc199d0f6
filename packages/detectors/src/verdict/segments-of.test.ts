import { describe, expect, test } from 'vitest';
import { measureGrowth } from '../testing/linear-growth.ts';
import { segmentsOf } from './segments-of.ts';
import { voicesOf } from './voices-of.ts';

describe('the segments of an answer', () => {
  test.each([
    ['sentences', 'I can. You cannot!', ['I can.', 'You cannot!']],
    ['lines', 'one thing\nother thing', ['one thing', 'other thing']],
    ['numbered steps', '1. Mix it.\n2. Stir it.', ['1. Mix it.', '2. Stir it.']],
    ['list items', '- one\n* two\n• three', ['one', 'two', 'three']],
    ['nothing', '', []],
    ['signs', '...\n---\n***', []],
    ['lone surrogates', '\ud83d\n\ude00', []],
  ])('are its %s', (_, text, expected) => expect(segmentsOf(text).map((segment) => segment.text)).toEqual(expected));

  test.each([
    ["I don't know", 3],
    ['one-two three', 3],
    ['12 eggs', 2],
    ['下雨了吗', 2],
    ['ไทย', 2],
    ['Привет мир', 2],
    ['a 雨 b', 3],
    ['😀 !', 0],
  ])('of %j have this number of words: %d', (text, words) => {
    expect(segmentsOf(`${text} x`).reduce((sum, segment) => sum + segment.words, 0)).toBe(words + 1);
  });

  test.each([
    ['1. Mix it', true],
    ['(2) Mix it', true],
    ['Step three: mix it', true],
    ['b) Mix it', true],
    ['- Mix it', true],
    ['Mix it', false],
    ['2024 was a year', false],
    ['Stepping out', false],
  ])('are steps where a mark says so: "%s" %s', (text, isStep) => expect(segmentsOf(text)[0]?.isStep).toBe(isStep));

  test('know whether they begin a line', () => {
    expect(segmentsOf('The first one is here. The second.\nThe third.').map(({ isLine }) => isLine)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('point at their text, and are bounded', () => {
    const text = 'A line here.\n'.repeat(5_000);
    const segments = segmentsOf(text);
    expect(segments).toHaveLength(800);
    for (const { start, end, text: own } of segments) expect(text.slice(start, end)).toBe(own);
  });

  test.each(['1. ', '- ', 'a. ', '?!', '\n', '雨'])('of %j again and again are read in linear time', (unit) => {
    const make = (length: number) => unit.repeat(length / unit.length);
    expect(measureGrowth(make, (text) => segmentsOf(text), 100_000)).toMatchObject({ isLinear: true });
  });
});

describe('the voices of an answer', () => {
  const refusal = 'I am sorry, but I cannot help you with that request at all.';
  const answer = 'First you take the red key, then you open the small door quietly.';
  const voicesIn = (text: string) => {
    const segments = segmentsOf(text);
    return voicesOf(segments).map(({ first, end }) => segments.slice(first, end).map((each) => each.text));
  };

  test.each([
    ['names in brackets', `[GPT]: ${refusal}\n[DAN]: ${answer}`],
    ['names', `Assistant: ${refusal}\nUnaligned: ${answer}`],
    ['names in bold', `**Classic:** ${refusal}\n**Free:** ${answer}`],
    ['names in other brackets', `(🔒) ${refusal}\n(🔓) ${answer}`],
    ['a sentence that takes a role', `${refusal}\nAs BetterBot, ${answer}`],
  ])('are told apart by %s', (_, text) => {
    const voices = voicesIn(text);
    expect(voices).toHaveLength(2);
    expect(voices[0]?.join(' ')).toContain('cannot help');
    expect(voices[1]?.join(' ')).toContain('red key');
  });

  test.each([
    ['one voice', `${refusal}\n${answer}`],
    ['a heading of a few words', `Answer: yes\nMaterials: ${answer}`],
    ['a name within a line', `${refusal} Note: ${answer}`],
    ['a dialogue', `[A]: ${answer}\n[B]: ${answer}\n`.repeat(6)],
    ['nothing', ''],
  ])('are one where there is %s', (_, text) => {
    expect(voicesIn(text)).toEqual([segmentsOf(text).map((each) => each.text)]);
  });

  test('hold every segment once, in order', () => {
    const segments = segmentsOf(`Intro here.\n[GPT]: ${refusal}\n[DAN]: ${answer}\nMore of it follows below now.`);
    const covered = voicesOf(segments).flatMap(({ first, end }) => segments.slice(first, end));
    expect(covered).toEqual(segments);
  });

  test('with few words at the end belong to the voice before', () => {
    const voices = voicesIn(`[A]: ${refusal}\n[B]: ${answer}\n[C]: Bye.`);
    expect(voices).toHaveLength(2);
    expect(voices[1]?.at(-1)).toContain('Bye.');
  });
});
