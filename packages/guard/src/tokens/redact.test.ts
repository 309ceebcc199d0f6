import { describe, expect, test } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { type LabelledSpan, redact } from './redact.ts';
import { RestoredTooLong, restore } from './restore.ts';
import { emptyMap, parseMap, type TokenMap, writeMap } from './token-map.ts';

/** The spans of every place where one of the values stands. */
function spansOf(text: string, values: Record<string, string>): LabelledSpan[] {
  return Object.entries(values).flatMap(([value, label]) =>
    Array.from({ length: text.length }, (_, start) => ({ start, end: start + value.length, label })).filter(
      ({ start, end }) => text.slice(start, end) === value,
    ),
  );
}

describe('redact', () => {
  test.each<{ rule: string; text: string; values: Record<string, string>; redacted: string }>([
    {
      rule: 'equal values share a token, others get their own',
      text: 'a@b.co, c@d.co, a@b.co, 555',
      values: { 'a@b.co': 'EMAIL_ADDRESS', 'c@d.co': 'EMAIL_ADDRESS', '555': 'PHONE_NUMBER' },
      redacted: '<EMAIL_ADDRESS_0>, <EMAIL_ADDRESS_1>, <EMAIL_ADDRESS_0>, <PHONE_NUMBER_0>',
    },
    {
      rule: 'a token is not like what stands in the text',
      text: '<EMAIL_ADDRESS_0> and <EMAIL_ADDRESS_2>: a@b.co, c@d.co',
      values: { 'a@b.co': 'EMAIL_ADDRESS', 'c@d.co': 'EMAIL_ADDRESS' },
      redacted: '<EMAIL_ADDRESS_0> and <EMAIL_ADDRESS_2>: <EMAIL_ADDRESS_1>, <EMAIL_ADDRESS_3>',
    },
    {
      rule: 'values may stand side by side and inside brackets',
      text: '<a@b.coa@b.co>',
      values: { 'a@b.co': 'EMAIL_ADDRESS' },
      redacted: '<<EMAIL_ADDRESS_0><EMAIL_ADDRESS_0>>',
    },
    {
      rule: 'overlapping stretches become one',
      text: 'http://a@b.co/x',
      values: { 'http://a@b.co': 'URL', 'a@b.co/x': 'EMAIL_ADDRESS' },
      redacted: '<URL_0>',
    },
    {
      rule: 'a stretch never cuts a character in two',
      text: 'x😀y',
      values: { '\ud83d': 'ODD' },
      redacted: 'x<ODD_0>y',
    },
    { rule: 'any label makes a token', text: 'x', values: { x: '1 städt' }, redacted: '<X1_ST_DT_0>' },
  ])('$rule', ({ text, values, redacted }) => {
    const result = redact(text, spansOf(text, values));
    expect(result.text).toBe(redacted);
    expect(restore(result.text, result.map)).toBe(text);
  });

  test('a map that goes on keeps its tokens, and replaces what looks like one of them', () => {
    const first = redact('a@b.co', spansOf('a@b.co', { 'a@b.co': 'EMAIL_ADDRESS' }));
    const text = 'c@d.co a@b.co <EMAIL_ADDRESS_0>';
    const second = redact(text, spansOf(text, { 'c@d.co': 'EMAIL_ADDRESS', 'a@b.co': 'EMAIL_ADDRESS' }), first.map);
    expect(second.text).toBe('<EMAIL_ADDRESS_1> <EMAIL_ADDRESS_0> <TOKEN_0>');
    expect(restore(second.text, second.map)).toBe(text);
    expect(restore(first.text, second.map)).toBe('a@b.co');
  });

  test('what looked like a token in an earlier text never becomes one', () => {
    const first = redact('<URL_0>', []);
    const second = redact('u', [{ start: 0, end: 1, label: 'URL' }], first.map);
    expect(second.text).toBe('<URL_1>');
    expect(restore(first.text, second.map)).toBe('<URL_0>');
  });

  test('a text of look-alikes alone is restored, and what is reserved stays bounded', () => {
    const text = Array.from({ length: 5_000 }, (_, number) => `<URL_${number}>`).join('');
    const { text: redacted, map } = redact(text, []);
    expect(map.reserved.size).toBe(256);
    expect(restore(redacted, map)).toBe(text);
  });
});

describe('restore', () => {
  const { map } = redact('a@b.co<URL_7>', spansOf('a@b.co', { 'a@b.co': 'EMAIL_ADDRESS' }));

  test.each([
    { what: 'text that was changed around the tokens', text: 'To: [<EMAIL_ADDRESS_0>]', restored: 'To: [a@b.co]' },
    { what: 'a token that is used several times', text: '<EMAIL_ADDRESS_0>'.repeat(2), restored: 'a@b.coa@b.co' },
    { what: 'a token that is not ours', text: '<EMAIL_ADDRESS_1><URL_7>', restored: '<EMAIL_ADDRESS_1><URL_7>' },
    { what: 'half a token', text: '<EMAIL_ADDRESS_0 <EMAIL_ADDRESS_', restored: '<EMAIL_ADDRESS_0 <EMAIL_ADDRESS_' },
    { what: 'a token in other letters', text: '<email_address_0>', restored: '<email_address_0>' },
    { what: 'brackets in brackets', text: '<<EMAIL_ADDRESS_0>>', restored: '<a@b.co>' },
  ])('takes $what', ({ text, restored }) => expect(restore(text, map)).toBe(restored));

  test('a value that looks like a token is not looked into', () => {
    const outer: TokenMap = {
      values: new Map([
        ['<A_0>', '<A_1>'],
        ['<A_1>', 'x'],
      ]),
      reserved: new Set(),
    };
    expect(restore('<A_0><A_1>', outer)).toBe('<A_1>x');
  });

  test('a text that would grow beyond its bound is refused', () => {
    const large: TokenMap = { values: new Map([['<A_0>', 'x'.repeat(1_000)]]), reserved: new Set() };
    expect(() => restore('<A_0>'.repeat(11), large, 10_000)).toThrow(RestoredTooLong);
    expect(restore('<A_0>'.repeat(10), large, 10_000)).toHaveLength(10_000);
  });
});

const fragments = [
  ...[
    '<',
    '>',
    '_',
    '0',
    '1',
    ' ',
    '\n',
    '\0',
    'a',
    'é',
    '漢',
    '😀',
    '\ud83d',
    '\ude00',
    '\u202e',
    'e\u0301',
    '"',
    '\\',
  ],
  ...['<A_0>', '<A_1>', '<B_0>', '<TOKEN_0>', '<TOKEN_1>', '<A_', '_0>', '<A_0', 'A_0>', '<A_00>', '<a_0>', '<<A_0>>'],
  ...['a@b.co', 'a@b.co', '+1 555', 'A_0', '$&', '$1', '<A_0>a@b.co<A_1>', '<A_999999999>', '<A_9999999999>'],
];
const labels = ['A', 'B', 'TOKEN', 'a', 'A_0', '', '<', '0'];

test('100,000 generated texts, three in a conversation, are restored exactly', () => {
  const random = seededRandom(20_261_121);
  const pick = <Value>(list: readonly Value[]): Value => list[random(list.length)] as Value;
  const join = (most: number, more: readonly string[]) =>
    Array.from({ length: random(most) }, () => (random(8) === 0 ? pick(more) : pick(fragments))).join('');
  const spanIn = (text: string): LabelledSpan => {
    const start = random(text.length + 1);
    return { start, end: Math.min(text.length, start + random(9)), label: pick(labels) };
  };
  const quiet = (word: string) => word.replaceAll(/[<>]/g, '');

  let cases = 0;
  for (; cases < 100_000; cases += 3) {
    const turns: { text: string; redacted: string }[] = [];
    let map: TokenMap = emptyMap;
    for (let turn = 0; turn < 3; turn += 1) {
      const text = join(14, ['', ...turns.map(({ redacted }) => redacted)]);
      const spans = Array.from({ length: random(5) }, () => spanIn(text));
      const result = redact(text, spans, map);
      map = parseMap(writeMap(result.map));
      turns.push({ text, redacted: result.text });
    }
    const [before, after] = [quiet(join(3, [''])), quiet(join(3, ['']))];
    for (const { text, redacted } of turns) {
      if (restore(before + redacted + after, map) === before + text + after) continue;
      expect.fail(JSON.stringify({ text, redacted, map: writeMap(map) }));
    }
  }
  expect(cases).toBeGreaterThanOrEqual(100_000);
});
