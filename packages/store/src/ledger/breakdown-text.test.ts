import { describe, expect, test } from 'vitest';
import { packBreakdown, unpackBreakdown } from './breakdown-text.ts';

const item = 'pii';

describe('the text of a breakdown', () => {
  test.each([
    {
      rule: 'lines are grouped by notes that follow one another',
      breakdown: [
        { item: 'pii', credits: 1, note: 'input' },
        { item: 'bias', credits: 5, note: 'input' },
        { item: 'pii', credits: -1.5, note: 'output' },
        { item: 'nsfw', credits: 0 },
        { item: 'pii', credits: 2, note: 'input' },
      ],
      text: 'lines [["input","pii",1,"bias",5],["output","pii",-1.5],[null,"nsfw",0],["input","pii",2]]',
    },
    { rule: 'an empty note is a note', breakdown: [{ item, credits: 1, note: '' }], text: 'lines [["","pii",1]]' },
    {
      rule: 'an item may be any text',
      breakdown: [{ item: 'lines [\0"\ud800', credits: 1 }],
      text: 'lines [[null,"lines [\\u0000\\"\\ud800",1]]',
    },
    { rule: 'a line with more to it is kept whole', breakdown: [{ item, credits: 1, more: true }] },
    { rule: 'a note that is no text is kept', breakdown: [{ item, credits: 1, note: null }] },
    { rule: 'credits that are a text are kept', breakdown: [{ item, credits: '1' }] },
    { rule: 'what only looks packed is kept', breakdown: [['input', 'pii', 1]] },
    { rule: 'one value that is no line keeps all as they are', breakdown: [{ item, credits: 1 }, null] },
    { rule: 'a text is kept', breakdown: 'lines []' },
    { rule: 'no lines are kept', breakdown: [] },
    { rule: 'an object is kept', breakdown: { pii: 1 } },
    { rule: 'nothing is kept', breakdown: null },
  ])('$rule, and read as it was', ({ breakdown, text = JSON.stringify(breakdown) }) => {
    expect(packBreakdown(breakdown)).toBe(text);
    expect(unpackBreakdown(text)).toStrictEqual(breakdown);
  });

  test('a breakdown that was said to be undefined is null', () => {
    expect(packBreakdown(undefined)).toBe('null');
  });

  test('lines that were kept as plain JSON are read as they were', () => {
    const lines = [{ item, credits: 1, note: 'input' }];
    expect(unpackBreakdown(JSON.stringify(lines))).toStrictEqual(lines);
  });
});
