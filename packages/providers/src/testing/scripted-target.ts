import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A question as the server received it. */
export interface TargetQuestion {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent; the tests look into it
  readonly body: any;
}

/** The answer to a question: a body with status 200, a whole answer, or a function that writes it. */
export type TargetReply =
  | { readonly json: unknown }
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string | undefined>>;
      readonly body?: unknown;
    }
  | ((response: ServerResponse) => void);

/** A real model server on loopback that answers from a script. */
export interface ScriptedTarget {
  /** The URL without a path. */
  readonly url: string;
  readonly port: number;
  readonly asked: readonly TargetQuestion[];
  stop(): Promise<void>;
}

/** Starts a target. `reply` answers each question. */
export async function startScriptedTarget(reply: (question: TargetQuestion) => TargetReply): Promise<ScriptedTarget> {
  const asked: TargetQuestion[] = [];
  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const question = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: sent === '' ? undefined : JSON.parse(sent),
    };
    asked.push(question);
    const answer = reply(question);
    if (typeof answer === 'function') return answer(response);
    const { status, headers = {}, body } = 'json' in answer ? { status: 200, body: answer.json } : answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers } as Record<string, string>);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A chat completion with this content. */
export const chatAnswer = (content: string | null, message: object = {}, finish = 'stop'): TargetReply => ({
  json: {
    id: 'x',
    object: 'chat.completion',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, ...message } }],
    usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 },
  },
});

/** Returns an answer of the Messages API with these content blocks. */
export const messageAnswer = (content: readonly object[], stop = 'end_turn'): TargetReply => ({
  json: {
    type: 'message',
    role: 'assistant',
    content,
    stop_reason: stop,
    usage: { input_tokens: 7, output_tokens: 4 },
  },
});
