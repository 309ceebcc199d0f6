import { describe, expect, test } from 'vitest';
import { refuses, takes } from '../testing/check-bodies.ts';
import { BridgeId, isRelayAddress, parseRelayAddress } from './bridge-id.ts';
import { FrameToBridge, FrameToService, RELAY_CHUNK_BYTES, RELAY_MAX_FRAME_BYTES, relayCloseCodes } from './frames.ts';

describe('the id of a bridge', () => {
  takes(BridgeId, [
    { what: 'a letter', sent: 'a' },
    { what: 'letters, digits and marks', sent: '7.Office_2-b' },
    { what: 'the longest', sent: 'b'.repeat(63) },
  ]);
  refuses(BridgeId, [
    { what: 'a leading dot', sent: '.office', at: '', says: /begins with a letter or digit/ },
    { what: 'a longer one', sent: 'b'.repeat(64), at: '', says: /1 to 63/ },
    { what: 'a slash', sent: 'a/b', at: '', says: /hyphens and underscores/ },
    { what: 'other letters', sent: 'büro', at: '', says: /letters, digits/ },
    { what: 'nothing', sent: '', at: '', says: /1 to 63/ },
  ]);
});

describe('the address of a bridge', () => {
  test.each([
    { address: 'relay://Office/v1/chat?x=1', host: 'Office', path: '/v1/chat?x=1' },
    { address: 'relay://a.b_c-1', host: 'a.b_c-1', path: '' },
    { address: ' relay://office/', host: 'office', path: '/' },
  ])('$address leads to $host', ({ address, host, path }) => {
    const { hostname, pathname, search } = parseRelayAddress(address);
    expect({ hostname, path: pathname + search }).toEqual({ hostname: host, path });
    expect(isRelayAddress(address)).toBe(true);
  });

  test.each([
    { address: 'relay://', says: 'relay://<bridge_id>/<path>' },
    { address: 'relay:office', says: 'relay://<bridge_id>/<path>' },
    { address: 'relay://-office/', says: 'relay://<bridge_id>/<path>' },
    { address: 'https://office/', says: 'relay://<bridge_id>/<path>' },
    { address: 'relay://office:80/', says: 'no port' },
    { address: 'relay://jane@office/', says: 'user name' },
    { address: 'relay://:secret@office/', says: 'password' },
  ])('$address is none', ({ address, says }) => expect(() => parseRelayAddress(address)).toThrow(says));

  test.each([
    ['RELAY://a', true],
    ['relay:', true],
    ['https://relay:80/', false],
    ['relays://a', false],
  ])('%s begins like one: %s', (text, is) => expect(isRelayAddress(text)).toBe(is));
});

describe('frames to a bridge', () => {
  const request = { type: 'request', id: 1, method: 'POST', path: '/v1', headers: {}, body: '', body_bytes: 0 };
  takes(FrameToBridge, [
    { what: 'a greeting', sent: { type: 'hello', bridge_id: 'a', protocol: 1, window: 1 } },
    { what: 'a request with its query', sent: { ...request, path: '/v1?a=b', headers: { 'x-a': 'é\t~' } } },
    { what: 'a cancellation', sent: { type: 'cancel', id: 7 } },
    { what: 'a field of a newer service, which is dropped', sent: { type: 'ping', since: 1 }, read: { type: 'ping' } },
  ]);
  refuses(FrameToBridge, [
    { what: 'a number from zero', sent: { ...request, id: 0 }, at: 'id', says: /1/ },
    { what: 'another method', sent: { ...request, method: 'DELETE' }, at: 'method', says: /"GET"/ },
    { what: 'a path of another host', sent: { ...request, path: 'https://a' }, at: 'path', says: /"\/"/ },
    {
      what: 'a header of two lines',
      sent: { ...request, headers: { a: 'b\r\nc: d' } },
      at: 'headers.a',
      says: /one line/,
    },
    { what: 'a name in capital letters', sent: { ...request, headers: { 'X-A': 'b' } }, at: 'headers.X-A', says: /.+/ },
    {
      what: 'too many headers',
      sent: { ...request, headers: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`h${at}`, 'x'])) },
      at: 'headers',
      says: /at most 100/,
    },
    { what: 'an empty chunk', sent: { type: 'chunk', id: 1, data: '' }, at: 'data', says: /1/ },
    { what: 'credit of nothing', sent: { type: 'credit', id: 1, bytes: 0 }, at: 'bytes', says: /1/ },
    { what: 'an answer', sent: { type: 'response', id: 1, status: 200, headers: {} }, at: 'type', says: /.+/ },
  ]);
});

describe('frames to the service', () => {
  takes(FrameToService, [
    { what: 'an answer', sent: { type: 'response', id: 1, status: 599, headers: { a: '' } } },
    { what: 'a failure with its code', sent: { type: 'error', id: 1, code: 'busy', message: 'x' } },
    {
      what: 'a failure of a foreign bridge',
      sent: { type: 'error', id: 1, code: 'gremlins' },
      read: { type: 'error', id: 1, code: undefined, message: 'the bridge gave no reason' },
    },
    { what: 'a farewell', sent: { type: 'drain' } },
  ]);
  refuses(FrameToService, [
    {
      what: 'an interim answer',
      sent: { type: 'response', id: 1, status: 100, headers: {} },
      at: 'status',
      says: /200/,
    },
    { what: 'a request', sent: { type: 'request', id: 1 }, at: 'type', says: /.+/ },
    { what: 'no frame', sent: null, at: '', says: /object/ },
  ]);

  test('have room for the largest chunk', () => {
    const data = Buffer.alloc(RELAY_CHUNK_BYTES).toString('base64');
    const frame = { type: 'chunk', id: Number.MAX_SAFE_INTEGER, data };
    expect(FrameToService.safeParse(frame).success).toBe(true);
    expect(FrameToService.safeParse({ ...frame, data: `${data}AAAA` }).success).toBe(false);
    expect(JSON.stringify(frame).length).toBeLessThan(RELAY_MAX_FRAME_BYTES);
  });

  test('end with codes that a WebSocket may close with', () => {
    const codes = Object.values(relayCloseCodes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !(code >= 1000 && code <= 1003) && !(code >= 4000 && code < 5000))).toEqual([]);
  });
});
