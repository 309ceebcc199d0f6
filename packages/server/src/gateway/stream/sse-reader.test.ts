import { measureGrowth } from '@redoubt/detectors/testing/linear-growth';
import { seededRandom } from '@redoubt/guard/testing/seeded-random';
import { describe, expect, test } from 'vitest';
import { createSseReader, SseTooLong } from './sse-reader.ts';

interface Read {
  readonly data: string | undefined;
  readonly fields: string;
  readonly raw: string;
}

function readAll(parts: readonly Uint8Array[]): Read[] {
  const reader = createSseReader();
  return parts.flatMap((part) =>
    reader.read(part).map(({ data, fields, bytes, start, end }) => ({
      data,
      fields,
      raw: bytes.toString('latin1', start, end),
    })),
  );
}

const texts = (text: string): (string | undefined)[] => readAll([Buffer.from(text)]).map(({ data }) => data);

describe('events', () => {
  test.each([
    ['one line', 'data: {"a":1}\n\n', ['{"a":1}']],
    ['no space behind the colon', 'data:x\n\n', ['x']],
    ['of two spaces one belongs to the data', 'data:  x\n\n', [' x']],
    ['several lines', 'data: a\ndata:\ndata: b\n\n', ['a\n\nb']],
    [
      'line ends of every kind',
      'data: a\r\n\r\ndata: b\r\rdata: c\n\ndata: d\r\ndata: e\n\r\n',
      ['a', 'b', 'c', 'd\ne'],
    ],
    ['a return that parts two events', 'data: a\r\rdata: b\n\n', ['a', 'b']],
    ['a return within an event', 'data: a\rdata: b\n\n', ['a\nb']],
    ['a comment', ': keep-alive\n\ndata: x\n\n', [undefined, 'x']],
    ['other fields', 'event: chunk\nid: 7\ndata: x\n\n', ['x']],
    ['a field without a colon', 'data\n\n', ['']],
    ['a byte order mark', '\ufeffdata: x\n\n', ['x']],
    ['names that only begin alike', 'data : x\ndatax: y\ndate: z\n\n', [undefined]],
    ['what is not complete', 'data: x\n', []],
  ])('%s', (_, text, data) => expect(texts(text)).toEqual(data));

  test('other fields are kept for an event that is written anew', () => {
    const [event] = readAll([Buffer.from('event: a\n: comment\nid: 7\ndata: x\n\n')]);
    expect(event?.fields).toBe('event: a\nid: 7\n');
  });

  test('an event without its blank line is read at the end', () => {
    const reader = createSseReader();
    reader.read(Buffer.from('id: 1\ndata: [DONE]\n'));
    const { data, bytes } = reader.end() ?? {};
    expect([data, bytes?.toString()]).toEqual(['[DONE]', 'id: 1\ndata: [DONE]\n\n']);
    expect(reader.end()).toBeUndefined();
  });
});

const pieces = [
  'data: ',
  'data:',
  'x',
  'é',
  '漢',
  '😀',
  '\n',
  '\r',
  '\r\n',
  '\n\n',
  '\r\n\r\n',
  ': c',
  'event: e',
  '{"a":"b"}',
  ' ',
];

test('any cut, also inside a character, gives the same events and all the bytes', () => {
  const random = seededRandom(7);
  const pick = (): string => pieces[random(pieces.length)] ?? '';
  for (let round = 0; round < 10_000; round += 1) {
    const bytes = Buffer.from(Array.from({ length: random(24) }, pick).join(''));
    const parts: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; ) {
      const end = at + 1 + random(9);
      parts.push(new Uint8Array(bytes.subarray(at, end)));
      at = end;
    }
    const said = (events: readonly Read[]) => events.map(({ data, fields }) => ({ data, fields })).filter(says);
    const cut = readAll(parts);
    expect(said(cut)).toEqual(said(readAll([bytes])));
    expect(bytes.toString('latin1').startsWith(cut.map(({ raw }) => raw).join(''))).toBe(true);
  }
});

/** A CRLF that was cut between its halves may leave a line end that says nothing. */
const says = ({ data, fields }: Pick<Read, 'data' | 'fields'>): boolean => data !== undefined || fields !== '';

test('whole events are not copied', () => {
  const bytes = Buffer.from('data: a\n\ndata: b\n\n');
  expect(
    createSseReader()
      .read(bytes)
      .every((event) => event.bytes === bytes),
  ).toBe(true);
});

test('an event in single bytes takes linear time', () => {
  const make = (length: number) => `data: ${'x'.repeat(length)}`;
  const feed = (text: string) => {
    const reader = createSseReader(1_000_000);
    for (const byte of Buffer.from(text)) reader.read(Buffer.of(byte));
  };
  expect(measureGrowth(make, feed, 75_000)).toMatchObject({ isLinear: true });
});

test('an event that is longer than allowed is refused', () => {
  const reader = createSseReader(300_000);
  const one = Buffer.from('x');
  reader.read(Buffer.from('data: '));
  const feed = () => {
    for (let count = 0; count < 300_000; count += 1) reader.read(one);
  };
  expect(feed).toThrow(SseTooLong);
  expect(reader.held).toBe(300_000);
});
