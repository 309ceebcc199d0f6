import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService, testKey } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ REDOUBT_MAX_BODY_BYTES: '100000' });
});
afterAll(() => service.stop());

const PIECE = Buffer.alloc(1_000_000, 'a');
const PIECES = 8;
const chunk = Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from('\r\n')]);
const LAST_CHUNK = '0\r\n\r\n';

/** Sends a body for 1.6 s and only then reads. Returns what the service answered, '' if the connection broke. */
async function sendSlowly(headers: readonly string[], pieces: readonly (Buffer | string)[]): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.once('error', () => resolve());
  });
  await once(socket, 'connect');
  const sent = ['content-type: application/json', 'connection: close', `host: ${hostname}`, ...headers];
  socket.write(`POST /guardrails/detect HTTP/1.1\r\n${sent.join('\r\n')}\r\n\r\n`);
  for (const piece of pieces) {
    socket.write(piece);
    await sleep(200);
  }
  socket.on('data', (bytes: Buffer) => {
    answer += bytes.toString();
  });
  await closed;
  return answer;
}

const key = `apikey: ${testKey}`;
const pieces = Array.from({ length: PIECES }, () => PIECE);
const declared = `content-length: ${PIECE.length * PIECES}`;

test.each([
  { what: 'a body that says its length', headers: [key, declared], body: pieces, status: 413 },
  {
    what: 'a body in chunks',
    headers: [key, 'transfer-encoding: chunked'],
    body: [...pieces.map(() => chunk), LAST_CHUNK],
    status: 413,
  },
  { what: 'a body without a key', headers: [declared], body: pieces, status: 401 },
])('$what is received to its end before its refusal is sent', async ({ headers, body, status }) => {
  const answer = await sendSlowly(headers, body);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toContain('"request_id"');
});
