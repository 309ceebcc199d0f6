import { afterEach, describe, expect, test, vi } from 'vitest';
import { ErrorInPlace } from './error-in-place.ts';
import { StreamOpening } from './stream-opening.ts';

afterEach(() => vi.useRealTimers());

const answer = 'data: {"choices":[{"delta":{"content":"\\"error\\""}}]}\n\n';
const error = '{"error":{"message":"busy","code":429}}';

/** What an opening gives for pieces and, at last, for the end. */
function open(pieces: readonly (string | Buffer)[]) {
  const opening = new StreamOpening();
  const given = pieces.map((piece) => opening.push(Buffer.from(piece))?.toString());
  return { given, end: () => opening.end()?.toString() };
}

describe('a stream begins', () => {
  test.each([
    ['with its first event', [answer], [answer]],
    ['when that is whole', ['data: {"ch', 'oices":[]}', '\n', '\n'], [undefined, undefined, 'data: {"choices":[]}\n']],
    ['after comments', [': one\n\n', ':two\r\n', answer], [undefined, undefined, `: one\n\n:two\r\n${answer}`]],
    ['after other fields', ['event: chunk\nid: 1\n', answer], [undefined, `event: chunk\nid: 1\n${answer}`]],
    ['where lines end in CR', ['data: 1\r'], ['data: 1\r']],
    ['with what is no event', ['hello\n'], ['hello\n']],
    ['with what cannot be parsed', ['data: {"error"\n'], ['data: {"error"\n']],
    ['with an error that is none', ['data: {"error":null}\n'], ['data: {"error":null}\n']],
    ['with its end', ['data: [DONE]\n'], ['data: [DONE]\n']],
  ])('%s', (_, pieces, given) => expect(open(pieces).given.slice(0, given.length)).toEqual(given));

  test('however it is cut', () => {
    const text = `: wait\n\nevent: x\n${answer}`;
    for (let at = 1; at < text.length - 1; at++) {
      expect(open([text.slice(0, at), text.slice(at)]).given.join('')).toBe(text);
    }
  });

  test('where its first line is too long for an error, or comes without an end', () => {
    const long = `data: ${'x'.repeat(40_000)}`;
    expect(open([long]).given).toEqual([long]);
    const { given, end } = open(['data: {}']);
    expect([given, end()]).toEqual([[undefined], 'data: {}']);
  });

  test('with its comments alone once it has said nothing else for fifteen seconds', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const opening = new StreamOpening();
    vi.advanceTimersByTime(14_000);
    expect(opening.push(Buffer.from(': 1\n'))).toBeUndefined();
    vi.advanceTimersByTime(2_000);
    expect(opening.push(Buffer.from(': 2\n'))?.toString()).toBe(': 1\n: 2\n');
  });
});

test.each([
  ['', undefined],
  [': comment\n\n', undefined],
  ['event: x\n', undefined],
])('%j alone is no stream', (text, rest) => expect(open([text]).end()).toBe(rest));

describe('an error is told from an answer', () => {
  test.each([
    [`data: ${error}\n\n`],
    [`data:${error}\r\n`],
    [`: wait\n\nevent: error\ndata: ${error}\n\n`],
    [`${error}\n`],
  ])('%j', (text) => {
    for (let at = 0; at < text.length; at += 5) {
      expect(() => open([text.slice(0, at), text.slice(at)])).toThrow(
        expect.objectContaining({ body: error, status: 429 }),
      );
    }
  });

  test('at the end of a stream that ends without a line end', () => {
    const { end } = open([`data: ${error}`]);
    expect(end).toThrow(ErrorInPlace);
  });
});
