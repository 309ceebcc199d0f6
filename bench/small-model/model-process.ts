/**
 * Serves a small model on loopback, as `POST /v1/chat/completions`. A process of its own, because the model runs in native
 * code. Started by `startSmallModel` with the runtime and the model as its words; sends its port when it listens.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** Tokens of question and answer. The model was trained with 8,192, and its memory grows with them. */
const CONTEXT_TOKENS = 4_096;
const MAX_TOKENS = 120;
/** What the model was trained to be told. */
const SYSTEM = 'You are a helpful AI assistant named SmolLM, trained by Hugging Face';

/** What is used of the runtime, which is installed apart. */
interface Runtime {
  getLlama(options: object): Promise<{
    loadModel(options: { modelPath: string }): Promise<{
      createContext(options: object): Promise<{ getSequence(): unknown }>;
      tokenize(text: string): readonly unknown[];
    }>;
  }>;
  readonly LlamaChat: new (options: {
    contextSequence: unknown;
  }) => {
    generateResponse(
      history: readonly object[],
      options: object,
    ): Promise<{ response: string; metadata: { stopReason: string } }>;
  };
}

const Chat = z.object({
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
});
type ChatMessages = z.output<typeof Chat>['messages'];

const [runtimeFile = '', modelPath = ''] = process.argv.slice(2);
// The cast: the package has no types where it is not installed.
const { getLlama, LlamaChat } = (await import(pathToFileURL(runtimeFile).href)) as Runtime;
const llama = await getLlama({
  gpu: false,
  build: 'never',
  skipDownload: true,
  progressLogs: false,
  logLevel: 'error',
});
const model = await llama.loadModel({ modelPath });
// Two threads wait for each other in a loop, which takes minutes where others use the cores.
const context = await model.createContext({ contextSize: CONTEXT_TOKENS, threads: 1 });
const chat = new LlamaChat({ contextSequence: context.getSequence() });

/** Answers are made one after another: the model has one memory of what it reads. */
let before: Promise<unknown> = Promise.resolve();

function answer(messages: ChatMessages) {
  const next = before.then(() =>
    chat.generateResponse(historyOf(messages), { maxTokens: MAX_TOKENS, temperature: 0, trimWhitespaceSuffix: true }),
  );
  before = next.catch(() => undefined);
  return next;
}

const historyOf = (messages: ChatMessages): object[] => [
  ...(messages.some(({ role }) => role === 'system') ? [] : [{ type: 'system', text: SYSTEM }]),
  ...messages.map(({ role, content }) =>
    role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content },
  ),
];

const countOf = (said: string): number => model.tokenize(said).length;

async function serve(body: string, response: ServerResponse): Promise<void> {
  const read = Chat.safeParse(JSON.parse(body));
  if (!read.success) return send(response, 400, { error: { message: z.prettifyError(read.error) } });
  const { messages } = read.data;
  const prompt = countOf(messages.map(({ content }) => content).join('\n'));
  if (prompt > CONTEXT_TOKENS - 2 * MAX_TOKENS) {
    const message = `The context length is ${CONTEXT_TOKENS} tokens, and the messages have ${prompt}`;
    return send(response, 400, { error: { message, code: 'context_length_exceeded' } });
  }
  const { response: content, metadata } = await answer(messages);
  const completion = countOf(content);
  send(response, 200, {
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content },
        finish_reason: metadata.stopReason === 'maxTokens' ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
  });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const server = createServer(async (request, response) => {
  const body = await text(request);
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return send(response, 404, {});
  await serve(body, response).catch((error: unknown) =>
    send(response, 500, { error: { message: error instanceof Error ? error.message : String(error) } }),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
