import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A question as the server received it. */
export interface AskedQuestion {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the service sent; the tests look into it
  readonly body: any;
  /** The text between the marks of the prompt. */
  readonly text: string;
}

/** The answer to a question: the judge's words, a status with a body, or no answer at all. */
export type JudgeReply = { readonly says: string } | { readonly status: number; readonly body: string } | 'hang';

/** A real HTTP server on loopback that answers chat calls from a script. */
export interface JudgeServer {
  /** The URL for the setting `base_url`. */
  readonly url: string;
  readonly asked: readonly AskedQuestion[];
  stop(): Promise<void>;
}

/** Starts a judge. `reply` answers each question. A call without an answer stays open until the caller leaves. */
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

/** The lines between the first and the last line. */
const markedText = (content: string): string => content.slice(content.indexOf('\n') + 1, content.lastIndexOf('\n'));

const completion = (content: string): string =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  });
