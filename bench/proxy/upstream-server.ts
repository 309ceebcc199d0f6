import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, renderAnswer } from './render-answer.ts';
import type { UpstreamStats } from './upstream-child.ts';

/** Rendered answers that are kept, one for every text that was echoed. */
const MAX_RENDERED = 100;
const repeated = /<[A-Z][A-Z_]*_\d+>|case number \d+/;
const rendered = new Map<string, Answer>();
let stats: UpstreamStats = { calls: 0, withAddress: 0, cut: 0 };

/**
 * A provider that speaks OpenAI's chat completions: `/<manner>/v1/chat/completions`. A stream comes `whole` (in one
 * write), in `turns` (a chunk each turn of the event loop) or `paced-<ms>`; the first placeholder of a request comes back
 * in its answer, or its case number.
 */
const server = createServer((request, response) => {
  if (request.url === '/stats') return control(request, response);
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => complete(request.url ?? '', Buffer.concat(pieces).toString('latin1'), response));
}).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
server.keepAliveTimeout = 60_000;
process.once('disconnect', () => process.exit());

function control(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(stats));
  if (request.method === 'POST') stats = { calls: 0, withAddress: 0, cut: 0 };
}

function complete(path: string, body: string, response: ServerResponse): void {
  stats.calls++;
  if (body.includes('@example.com')) stats.withAddress++;
  const answer = answerWith(repeated.exec(body)?.[0] ?? 'the desk');
  if (!body.includes('"stream":true')) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.plain.length });
    response.end(answer.plain);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  response.once('close', () => {
    if (!response.writableFinished) stats.cut++;
  });
  const manner = path.split('/', 2)[1] ?? '';
  if (manner === 'whole') response.end(answer.events.join(''));
  else sendNext(response, answer.events, manner === 'turns' ? undefined : Number(manner.slice('paced-'.length)));
}

/** One event after another; what the client does not take in time waits in memory, as the answers are small. */
function sendNext(response: ServerResponse, events: readonly string[], paceMs: number | undefined, index = 0): void {
  if (response.destroyed) return;
  const event = events[index];
  if (event === undefined) {
    response.end();
    return;
  }
  response.write(event);
  const next = () => sendNext(response, events, paceMs, index + 1);
  if (paceMs === undefined) setImmediate(next);
  else setTimeout(next, paceMs);
}

function answerWith(echo: string): Answer {
  const known = rendered.get(echo);
  if (known) return known;
  if (rendered.size >= MAX_RENDERED) rendered.clear();
  const made = renderAnswer(echo);
  rendered.set(echo, made);
  return made;
}
