import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a whole answer takes, as a fast model would. */
const LATENCY_MS = 200;
/** One event of the long stream. */
const event = Buffer.from(`data: {"choices":[{"index":0,"delta":{"content":"${'x'.repeat(16_300)}"}}]}\n\n`);
const answer = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'x'.repeat(600) }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
});

/** A model that answers after a while, or streams as many bytes as the prompt says. */
const server = createServer(async (request, response) => {
  const { stream, messages } = JSON.parse(await textOf(request));
  if (stream) return sendStream(response, Number(messages[0].content));
  await sleep(LATENCY_MS);
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit());

async function sendStream(response: ServerResponse, bytes: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let sent = 0; sent < bytes && !response.destroyed; sent += event.length) {
    if (!response.write(event)) await room(response);
  }
  response.end('data: [DONE]\n\n');
}

/** Resolves when the response takes more, or nobody reads it any more. */
async function room(response: ServerResponse): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await Promise.race(['drain', 'close'].map((name) => once(response, name, { signal }))).finally(() => over.abort());
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
