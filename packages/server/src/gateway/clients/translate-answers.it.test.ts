import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { OpenClientCall } from './client-call.ts';
import { openGeminiCall } from './gemini/gemini-call.ts';
import { openMessagesCall } from './messages/messages-call.ts';
import { openResponsesCall } from './responses/responses-call.ts';
import { translateAnswers } from './translate-answers.ts';

const clients: readonly [string, OpenClientCall][] = [
  ['Gemini', (address, own) => openGeminiCall({ ...address, isStream: true, isSse: true }, own)],
  ['Messages', openMessagesCall],
  ['Responses', openResponsesCall],
];

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Returns what a client receives of what the gateway writes. */
async function received(open: OpenClientCall, write: (response: ServerResponse) => void): Promise<Response> {
  const server = createServer((_, response) => {
    translateAnswers(response, open({}).writer);
    write(response);
  });
  closing.push(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const streamed = async (open: OpenClientCall, pieces: readonly string[]): Promise<string> => {
  const response = await received(open, (each) => {
    each.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) each.write(piece);
    each.end();
  });
  return response.text();
};

const eventOf = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const call = (name: string, index?: number) => ({ index, id: `id_${name}`, function: { name, arguments: '{}' } });

describe.each(clients)('a client of %s', (_, open) => {
  test.each([
    ['no index', undefined],
    ['one index for all', 0],
  ])('gets each call of a stream that has %s', async (_reason, index) => {
    const pieces = ['first', 'second'].map((name) => eventOf({ tool_calls: [call(name, index)] }));
    const sent = await streamed(open, [...pieces, eventOf({}, 'tool_calls')]);
    expect(sent).toContain('"name":"first"');
    expect(sent).toContain('"name":"second"');
    expect(sent).not.toContain('{}{}');
  });

  test('is told that the connection is alive', async () => {
    expect(await streamed(open, [': still here\n\n', eventOf({}, 'stop')])).toMatch(/^:\n\n/);
  });

  test('gets an error in place of an event that is longer than is read', async () => {
    const tooLong = `data: "${'x'.repeat(8_500_000)}`;
    const sent = await streamed(open, [eventOf({ content: 'Hi' }), tooLong, '"\n\n', eventOf({}, 'stop')]);
    expect(sent).toContain('Hi');
    expect(sent).toMatch(/"error":\{[^}]*has more than \d+ bytes/);
  });

  test('gets a large answer as a small one', async () => {
    const content = 'x'.repeat(1_500_000);
    const answer = { id: 'c', model: 'm', choices: [{ message: { content }, finish_reason: 'stop' }] };
    const response = await received(open, (each) => {
      each.writeHead(200, { 'content-type': 'application/json' });
      each.end(JSON.stringify(answer));
    });
    const sent = await response.text();
    expect(response.headers.get('content-length')).toBe(String(sent.length));
    const written: object = JSON.parse(sent);
    expect(JSON.stringify(written)).toContain(content);
    expect(written).not.toHaveProperty('choices');
  });
});
