import Anthropic from '@anthropic-ai/sdk';
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod';
import { type Client, type ClientPackage, failures, trip, weather } from '../client-package.ts';

/** The package `@anthropic-ai/sdk`. */
export const anthropic: ClientPackage = {
  name: '@anthropic-ai/sdk',
  open: async ({ url, key, deployment }) =>
    messagesClient(new Anthropic({ apiKey: key, baseURL: `${url}/ai-proxy`, maxRetries: 0 }), deployment),
  failureOf: (error) => ({
    name: (error as Error).constructor.name,
    status: (error as { status?: number }).status ?? null,
  }),
  failures: failures({
    400: 'BadRequestError',
    401: 'AuthenticationError',
    429: 'RateLimitError',
    500: 'InternalServerError',
  }),
};

function messagesClient({ messages }: Anthropic, model: string): Client {
  const ask = (content: Anthropic.MessageParam['content']) => ({
    model,
    max_tokens: 500,
    messages: [{ role: 'user' as const, content }],
  });
  const said = ({ content }: { content: readonly { type: string; text?: string }[] }) =>
    content.map(({ type, text }) => (type === 'text' ? text : '')).join('');
  const { name, description, parameters } = weather;
  const tools = [{ name, description, input_schema: parameters as Anthropic.Tool.InputSchema }];
  const useTool = async (
    text: string,
    create: (body: Anthropic.MessageCreateParamsNonStreaming) => Promise<Anthropic.Message>,
  ) => {
    const first = await create({ ...ask(text), tools });
    const call = first.content.find((block) => block.type === 'tool_use');
    if (call === undefined) throw new Error('The model called no tool');
    const result = { type: 'tool_result' as const, tool_use_id: call.id, content: weather.answer };
    const second = await create({
      ...ask(text),
      messages: [
        ...ask(text).messages,
        { role: 'assistant', content: first.content },
        { role: 'user', content: [result] },
      ],
      tools,
    });
    return { asked: call.input, said: said(second) };
  };
  return {
    chat: async (text) => said(await messages.create(ask(text))),
    async stream(text) {
      const pieces: string[] = [];
      const stream = messages.stream(ask(text)).on('text', (piece) => pieces.push(piece));
      await stream.finalMessage();
      return pieces;
    },
    tool: (text) => useTool(text, (body) => messages.create(body)),
    streamedTool: (text) => useTool(text, (body) => messages.stream(body).finalMessage()),
    structured: async (text) =>
      (await messages.parse({ ...ask(text), output_config: { format: zodOutputFormat(trip) } })).parsed_output,
    picture: async (text, data) =>
      said(
        await messages.create(
          ask([
            { type: 'text', text },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data } },
          ]),
        ),
      ),
    async abort(text) {
      const stream = messages.stream(ask(text));
      const ended = stream.done().catch(() => undefined);
      await new Promise<void>((resolve) => {
        stream.once('text', () => resolve());
      });
      stream.abort();
      await ended;
    },
  };
}
