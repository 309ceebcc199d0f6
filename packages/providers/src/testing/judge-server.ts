import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the server received it. */
export interface AskedQuestion {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the service sent; the tests look into it
  readonly body: any;
  /** The text between the marks of the prompt. */
  readonly text: string;
}

/** How a request is answered: with the judge's words, with a status and a body, or never. */
export type JudgeReply = { readonly says: string } | { readonly status: number; readonly body: string } | 'hang';

/** A real HTTP server on loopback that offers the chat completions API and answers from a script. */
export interface JudgeServer {
  /** Address in the form of a `base_url`. */
  readonly url: string;
  readonly asked: readonly AskedQuestion[];
  stop(): Promise<void>;
}

/**
 * Starts a judge server. `reply` decides the answer to each request. A hung request ends when the caller disconnects.
 */
export async function startJudge(reply: (question: AskedQuestion) => JudgeReply): Promise<JudgeServer> {
  const asked: AskedQuestion[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    const question = {
      path: request.url ?? '',
      headers: request.headers,
      body,
      text: markedText(body.messages[1].content),
    };
    asked.push(question);
    const answer = reply(question);
    if (answer === 'hang') return;
    if ('status' in answer) response.writeHead(answer.status).end(answer.body);
    else response.end(completion(answer.says));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns the text between the first and the last line. */
const markedText = (content: string): string => content.slice(content.indexOf('\n') + 1, content.lastIndexOf('\n'));

const completion = (content: string): string =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  });
