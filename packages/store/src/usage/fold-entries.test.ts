import { expect, test } from 'vitest';
import { type FoldedEntry, foldEntries } from './fold-entries.ts';

const lines = (...pairs: [string, number][]) => JSON.stringify(pairs.map(([item, credits]) => ({ item, credits })));

const entry = (differing: Partial<FoldedEntry>): FoldedEntry => ({
  kind: 'charge',
  mode: 'credits',
  project_id: 'p',
  key_id: 'k',
  endpoint: '/guardrails/detect',
  credits: 5,
  quantity: 1,
  breakdown: lines(['pii', 1], ['sponge_attack', 4]),
  at: '2026-11-05T23:59:59.999Z',
  ...differing,
});

/** credits, shadow credits, quantity, requests by item. */
const folded = (...entries: Partial<FoldedEntry>[]) =>
  Object.fromEntries(
    foldEntries(entries.map(entry)).map((row) => [
      row.item,
      [row.credits, row.shadow_credits, row.quantity, row.requests],
    ]),
  );

test.each<{ rule: string; entries: Partial<FoldedEntry>[]; sums: Record<string, number[]> }>([
  {
    rule: 'a charge counts in all and by line',
    entries: [{}],
    sums: { '': [5, 0, 1, 1], pii: [1, 0, 1, 1], sponge_attack: [4, 0, 1, 1] },
  },
  {
    rule: 'a reversal takes all of it out again',
    entries: [{}, { kind: 'reversal', credits: -5 }],
    sums: { '': [0, 0, 0, 0], pii: [0, 0, 0, 0], sponge_attack: [0, 0, 0, 0] },
  },
  {
    rule: 'in the mode shadow credits count apart',
    entries: [{ mode: 'shadow' }],
    sums: { '': [0, 5, 1, 1], pii: [0, 1, 1, 1], sponge_attack: [0, 4, 1, 1] },
  },
  {
    rule: 'in the mode requests lines cost nothing',
    entries: [{ mode: 'requests', credits: 0 }],
    sums: { '': [0, 0, 1, 1], pii: [0, 0, 1, 1], sponge_attack: [0, 0, 1, 1] },
  },
  {
    rule: 'a hold is a request and costs nothing',
    entries: [{ kind: 'hold', credits: 0 }],
    sums: { '': [0, 0, 0, 1] },
  },
  {
    rule: 'a hold that settles costs what it settles to',
    entries: [
      { kind: 'hold', credits: 0 },
      { kind: 'settle', credits: 3, quantity: 2, breakdown: lines(['page', 3]) },
    ],
    sums: { '': [3, 0, 2, 1], page: [3, 0, 2, 1] },
  },
  {
    rule: 'a hold that is released was never there',
    entries: [
      { kind: 'hold', credits: 0 },
      { kind: 'release', credits: 0 },
    ],
    sums: { '': [0, 0, 0, 0] },
  },
  {
    rule: 'a grant raises the limit and is no usage',
    entries: [{ kind: 'grant', credits: 0, breakdown: lines(['grant', 500]) }],
    sums: {},
  },
  {
    rule: 'an adjustment moves credits and is no request',
    entries: [{ kind: 'adjustment', credits: -2, breakdown: lines(['adjustment', -2]) }],
    sums: { '': [-2, 0, 0, 0], adjustment: [-2, 0, 0, 0] },
  },
  {
    rule: 'what the lines do not explain is an item of its own',
    entries: [{ breakdown: lines(['pii', 1]) }],
    sums: { '': [5, 0, 1, 1], pii: [1, 0, 1, 1], other: [4, 0, 1, 1] },
  },
  {
    rule: 'entries that are alike count as often as they are there, and those that differ by themselves',
    entries: [{}, { quantity: 2 }, {}, { credits: 7 }, { mode: 'shadow' }, {}, { kind: 'reversal', credits: -5 }],
    sums: { '': [22, 5, 6, 5], pii: [4, 1, 6, 5], sponge_attack: [16, 4, 6, 5], other: [2, 0, 1, 1] },
  },
  {
    rule: 'lines count alike however they are kept',
    entries: [{}, { breakdown: 'lines [["input","pii",1],["output","sponge_attack",4]]' }],
    sums: { '': [10, 0, 2, 2], pii: [2, 0, 2, 2], sponge_attack: [8, 0, 2, 2] },
  },
  {
    rule: 'a breakdown without lines is one item',
    entries: [{ breakdown: '{"pii":1}' }, { breakdown: 'null' }, { breakdown: '[null,7,{"item":1,"credits":1}]' }],
    sums: { '': [15, 0, 3, 3], other: [15, 0, 3, 3] },
  },
  {
    rule: 'two lines of one item are one',
    entries: [{ breakdown: lines(['pii', 2], ['pii', 3]) }],
    sums: { '': [5, 0, 1, 1], pii: [5, 0, 1, 1] },
  },
  {
    rule: 'fractions of lines become whole without losing a credit',
    entries: [{ breakdown: lines(['a', 1.5], ['b', 1.5], ['c', 1.5], ['rounding', 0.5]) }],
    sums: { '': [5, 0, 1, 1], a: [2, 0, 1, 1], b: [1, 0, 1, 1], c: [2, 0, 1, 1], rounding: [0, 0, 1, 1] },
  },
  {
    rule: 'a reversal turns fractions back the way they came',
    entries: [
      { breakdown: lines(['a', 2.5], ['b', 2.5]) },
      { kind: 'reversal', credits: -5, breakdown: lines(['a', 2.5], ['b', 2.5]) },
    ],
    sums: { '': [0, 0, 0, 0], a: [0, 0, 0, 0], b: [0, 0, 0, 0] },
  },
  {
    rule: 'an item is named as every store can hold it',
    entries: [{ breakdown: lines(['a\0\ud800', 3], ['', 1], ['x'.repeat(200), 1]) }],
    sums: {
      '': [5, 0, 1, 1],
      'a\ufffd\ufffd': [3, 0, 1, 1],
      other: [1, 0, 1, 1],
      ['x'.repeat(100)]: [1, 0, 1, 1],
    },
  },
])('$rule', ({ entries, sums }) => expect(folded(...entries)).toEqual(sums));

test('days are those of UTC, and a correction belongs to no project or key', () => {
  const rows = foldEntries([
    entry({}),
    entry({ at: '2026-11-06T00:00:00.000Z' }),
    entry({ kind: 'adjustment', credits: 1, breakdown: 'null' }),
  ]);
  const places = rows.filter(({ item }) => item === '').map((row) => [row.day, row.project_id, row.key_id]);
  expect(places).toEqual([
    ['2026-11-05', 'p', 'k'],
    ['2026-11-06', 'p', 'k'],
    ['2026-11-05', '', ''],
  ]);
});
