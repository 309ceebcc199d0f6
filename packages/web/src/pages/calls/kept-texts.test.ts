import { describe, expect, test } from 'vitest';
import { type CallFinding, keptMessages, type Mark, otherTexts, piecesOf } from './kept-texts.ts';

const mark = (start: number, end: number, kind: Mark['kind'] = 'blocked'): Mark => ({ start, end, kind, label: kind });
/** `[` and `]` around what is marked, `*` for what weighs, `!` for what stopped the call. */
const written = (text: string, marks: readonly Mark[]) =>
  piecesOf(text, marks)
    .map(({ text: piece, isFound, isBlocked, weighs }) =>
      isFound ? `[${isBlocked ? '!' : ''}${weighs ? '*' : ''}${piece}]` : piece,
    )
    .join('');

describe('the pieces of a text', () => {
  test.each<{ what: string; marks: readonly Mark[]; shown: string }>([
    { what: 'without marks', marks: [], shown: 'abcdef' },
    { what: 'at its ends', marks: [mark(0, 2), mark(4, 6, 'told')], shown: '[!ab]cd[ef]' },
    { what: 'with a word in a passage', marks: [mark(1, 5), mark(2, 3, 'word')], shown: 'a[!b][!*c][!de]f' },
    { what: 'with marks that overlap', marks: [mark(0, 3, 'told'), mark(2, 5)], shown: '[ab][!c][!de]f' },
    { what: 'with marks beyond it', marks: [mark(4, 9), mark(-1, 2), mark(3, 3)], shown: 'abcdef' },
  ])('$what', ({ marks, shown }) => expect(written('abcdef', marks)).toBe(shown));
});

const body = {
  messages: [
    { role: 'user', content: 'Hello' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'a', function: { name: 'read', arguments: '{"a":1}' } }],
    },
    { role: 'user', content: ['Bare', { type: 'text', text: 'See' }, { type: 'image_url' }], name: 'ann' },
  ],
  metadata: { note: 'x' },
};

test('the texts of messages are kept with their places', () => {
  expect(keptMessages(JSON.stringify(body))).toEqual([
    { index: 0, role: 'user', texts: [{ at: 'messages.0.content', text: 'Hello' }], others: [] },
    {
      index: 1,
      role: 'assistant',
      texts: [{ at: 'messages.1.tool_calls.0.function.arguments', text: '{"a":1}' }],
      others: [],
    },
    {
      index: 2,
      role: 'user',
      texts: [
        { at: 'messages.2.content.0', text: 'Bare' },
        { at: 'messages.2.content.1.text', text: 'See' },
      ],
      others: ['[image_url]', '{"name":"ann"}'],
    },
  ]);
});

test.each(['{"messages": [{"role": "us', '{"prompt": "Hello"}', '[]', ''])('%s is no chat', (request) => {
  expect(keptMessages(request)).toBeUndefined();
});

test('a finding beside the messages brings its text along', () => {
  const place = { message: null, role: null, part: 'field', characters: 1, spans: [], more_spans: 0 };
  const places = ['metadata.note', 'messages.0.content', 'metadata.gone', null].map((at) => ({ at, ...place }));
  const finding = { stage: 'input', places } as unknown as CallFinding;
  expect(otherTexts(JSON.stringify(body), [finding], ['messages.0.content'])).toEqual([
    { at: 'metadata.note', text: 'x' },
  ]);
});
