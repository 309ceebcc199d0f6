import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Dispatcher, Pool } from 'undici';

/** The least that a proxy on Node can do: L forwards bytes, J (`REDOUBT_BENCH_PARSES`) parses and writes all it forwards. */
const parses = process.env.REDOUBT_BENCH_PARSES === 'yes';
const upstream = new Pool(process.env.REDOUBT_BENCH_UPSTREAM ?? '', { pipelining: 1 });

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => forward(request, Buffer.concat(pieces), response));
}).listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit());

const again = (text: string): string => JSON.stringify(JSON.parse(text));

function forward({ url = '', headers }: IncomingMessage, sent: Buffer, response: ServerResponse): void {
  const body = parses ? again(sent.toString()) : sent;
  const asked = { 'content-type': 'application/json', authorization: headers.authorization ?? '' };
  upstream.dispatch({ path: url, method: 'POST', headers: asked, body }, handlerFor(response));
}

function handlerFor(response: ServerResponse): Dispatcher.DispatchHandler {
  let edit: Edit | undefined;
  return {
    onRequestStart(controller) {
      response.once('close', () => {
        if (!response.writableFinished) controller.abort(new Error('the caller went'));
      });
    },
    onResponseStart(controller, status, headers) {
      const type = String(headers['content-type']);
      if (parses) edit = type.startsWith('text/event-stream') ? editEvents() : editWhole();
      const length = parses ? undefined : headers['content-length'];
      response.writeHead(
        status,
        length === undefined ? { 'content-type': type } : { 'content-type': type, 'content-length': String(length) },
      );
      response.on('drain', () => controller.resume());
    },
    onResponseData(controller, chunk) {
      const out = edit ? edit.push(chunk) : chunk;
      if (out.length > 0 && !response.write(out)) controller.pause();
    },
    onResponseEnd() {
      response.end(edit?.end());
    },
    onResponseError(_controller, error) {
      if (response.headersSent) return void response.destroy();
      response.writeHead(502).end(JSON.stringify({ error: { message: error.message } }));
    },
  };
}

/** What becomes of an answer's bytes. */
interface Edit {
  push(chunk: Buffer): string;
  end(): string | undefined;
}

function editWhole(): Edit {
  const pieces: Buffer[] = [];
  return {
    push(chunk) {
      pieces.push(chunk);
      return '';
    },
    end: () => again(Buffer.concat(pieces).toString()),
  };
}

/** Events that each hold one line of JSON. */
function editEvents(): Edit {
  const decoder = new TextDecoder();
  let rest = '';
  return {
    push(chunk) {
      const events = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      return events.map((event) => `data: ${event === 'data: [DONE]' ? '[DONE]' : again(event.slice(6))}\n\n`).join('');
    },
    end: () => undefined,
  };
}
