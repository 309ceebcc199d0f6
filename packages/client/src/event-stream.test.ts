import { expect, test } from 'vitest';
import { EventReader, type StreamedEvent } from './event-stream.ts';

const eventsOf = (pieces: readonly string[]): StreamedEvent[] => {
  const reader = new EventReader();
  return pieces.flatMap((piece) => [...reader.read(piece)]);
};
const first = { id: '7', event: 'record', data: '{"a":1}' };

test.each([
  { what: 'a whole event', pieces: ['id: 7\nevent: record\ndata: {"a":1}\n\n'] },
  { what: 'an event cut anywhere', pieces: [...'id: 7\nevent: record\ndata: {"a":1}\n\n'] },
  { what: 'lines that end as on Windows', pieces: ['id: 7\r\nevent: record\r\ndata: {"a":1}\r\n\r\n', ':\r\n'] },
  { what: 'a line end cut in half', pieces: ['id: 7\r', '\nevent: record\r', '\ndata: {"a":1}\r', '\n\r', '\n'] },
  { what: 'comments and unknown fields', pieces: [': hello\nretry: 5\nid:7\nevent:record\nnope\ndata:{"a":1}\n\n'] },
])('$what is read', ({ pieces }) => expect(eventsOf(pieces)).toEqual([first]));

test('lines of data are joined, the id stays, the name does not', () => {
  expect(eventsOf(['id: 7\nevent: record\ndata: a\ndata: b\n\ndata: c\n\n'])).toEqual([
    { id: '7', event: 'record', data: 'a\nb' },
    { id: '7', event: 'message', data: 'c' },
  ]);
});

test('an event without data, and one that is not whole, are none', () => {
  expect(eventsOf(['id: 7\nevent: record\n\n', 'data: half'])).toEqual([]);
});

test('an event that does not end is refused', () => {
  const reader = new EventReader();
  const megabytes = 'x'.repeat(8 * 1024 * 1024);
  const flood = () => Array.from({ length: 9 }, () => [...reader.read(megabytes)]);
  expect(flood).toThrow('does not end');
});
