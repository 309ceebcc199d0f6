import type { Script } from '@redoubt/providers/testing/scripted-upstream';

/** A provider's whole answer. */
export const completion = (content: string | null, message: object = {}) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'gpt-x',
  choices: [{ index: 0, message: { role: 'assistant', content, ...message }, finish_reason: 'stop', logprobs: null }],
  usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
});

/** Answers every call alike. */
export const jsonReply =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Script =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export const chatReply = (content: string): Script => jsonReply(completion(content));

const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'gpt-x' };
export const chunkOf = (delta: object, finish: string | null = null, index = 0) => ({
  ...base,
  choices: [{ index, delta, finish_reason: finish, logprobs: null }],
});

/** Streams chunks, each written by itself. */
export const streamReply =
  (chunks: readonly object[]): Script =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const chunk of chunks) {
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end('data: [DONE]\n\n');
  };

/** A text in pieces, as a model streams it. */
export const textChunks = (text: string, size = 4): object[] => [
  chunkOf({ role: 'assistant', content: '' }),
  ...(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []).map((content) => chunkOf({ content })),
  chunkOf({}, 'stop'),
];

/** A stream that says a text and breaks off: what was said arrives, and the connection ends before the answer does. */
export const cutReply =
  (text: string): Script =>
  (response, _, { socket }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(chunkOf({ content: text }))}\n\n`);
    socket.end();
  };
