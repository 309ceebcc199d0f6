import OpenAI from 'openai';
import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import { type Client, type ClientPackage, type Connection, failures, trip, weather } from '../client-package.ts';

const clientOf = ({ url, key }: Connection) =>
  new OpenAI({ apiKey: key, baseURL: `${url}/ai-proxy/v1`, maxRetries: 0 });

/** How errors of this package look, whichever of its APIs is used. */
const told = {
  failureOf: (error: unknown) => ({
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

/** The package `openai`, over chat completions. */
export const openaiChat: ClientPackage = {
  name: 'openai, chat completions',
  open: async (connection) => chatClient(clientOf(connection), connection.deployment),
  ...told,
};

/** The package `openai`, over its Responses API. */
export const openaiResponses: ClientPackage = {
  name: 'openai, responses',
  open: async (connection) => responsesClient(clientOf(connection), connection.deployment),
  ...told,
};

function chatClient(client: OpenAI, model: string): Client {
  const user = (content: OpenAI.ChatCompletionUserMessageParam['content']) => ({
    model,
    messages: [{ role: 'user' as const, content }],
  });
  const said = (answer: OpenAI.ChatCompletion) => answer.choices[0]?.message.content ?? '';
  const withTool = (text: string, asked: unknown[]) => ({
    ...user(text),
    tools: [
      {
        type: 'function' as const,
        function: {
          name: weather.name,
          description: weather.description,
          parameters: weather.parameters,
          parse: JSON.parse,
          function: (given: unknown) => {
            asked.push(given);
            return weather.answer;
          },
        },
      },
    ],
  });
  return {
    chat: async (text) => said(await client.chat.completions.create(user(text))),
    async stream(text) {
      const pieces: string[] = [];
      for await (const { choices } of await client.chat.completions.create({ ...user(text), stream: true })) {
        const piece = choices[0]?.delta.content;
        if (piece) pieces.push(piece);
      }
      return pieces;
    },
    async tool(text) {
      const asked: unknown[] = [];
      const runner = client.chat.completions.runTools(withTool(text, asked));
      return { said: (await runner.finalContent()) ?? '', asked: asked[0] };
    },
    async streamedTool(text) {
      const asked: unknown[] = [];
      const runner = client.chat.completions.runTools({ ...withTool(text, asked), stream: true });
      return { said: (await runner.finalContent()) ?? '', asked: asked[0] };
    },
    async structured(text) {
      const response_format = zodResponseFormat(trip, 'trip');
      const answer = await client.chat.completions.parse({ ...user(text), response_format });
      return answer.choices[0]?.message.parsed;
    },
    picture: async (text, png) =>
      said(
        await client.chat.completions.create(
          user([
            { type: 'text', text },
            { type: 'image_url', image_url: { url: `data:image/png;base64,${png}` } },
          ]),
        ),
      ),
    async abort(text) {
      const stream = await client.chat.completions.create({ ...user(text), stream: true });
      for await (const _ of stream) {
        stream.controller.abort();
        return;
      }
    },
  };
}

function responsesClient(client: OpenAI, model: string): Client {
  const tools: OpenAI.Responses.Tool[] = [{ type: 'function', strict: false, ...weather.declared }];
  /** Makes the calls of an answer, and asks again with their results. */
  const goOn = async (text: string, first: OpenAI.Responses.Response) => {
    const call = first.output.find((item) => item.type === 'function_call');
    if (call === undefined) throw new Error('The model called no tool');
    const result = { type: 'function_call_output' as const, call_id: call.call_id, output: weather.answer };
    const input = [{ role: 'user' as const, content: text }, call, result];
    return { asked: JSON.parse(call.arguments), input };
  };
  return {
    chat: async (text) => (await client.responses.create({ model, input: text })).output_text,
    async stream(text) {
      const pieces: string[] = [];
      for await (const event of client.responses.stream({ model, input: text })) {
        if (event.type === 'response.output_text.delta') pieces.push(event.delta);
      }
      return pieces;
    },
    async tool(text) {
      const { asked, input } = await goOn(text, await client.responses.create({ model, input: text, tools }));
      return { asked, said: (await client.responses.create({ model, input, tools })).output_text };
    },
    async streamedTool(text) {
      const final = (input: OpenAI.Responses.ResponseInput | string) =>
        client.responses.stream({ model, input, tools }).finalResponse();
      const { asked, input } = await goOn(text, await final(text));
      return { asked, said: (await final(input)).output_text };
    },
    async structured(text) {
      const format = zodTextFormat(trip, 'trip');
      return (await client.responses.parse({ model, input: text, text: { format } })).output_parsed;
    },
    async picture(text, png) {
      const image_url = `data:image/png;base64,${png}`;
      const content: OpenAI.Responses.ResponseInputContent[] = [
        { type: 'input_text', text },
        { type: 'input_image', image_url, detail: 'auto' },
      ];
      return (await client.responses.create({ model, input: [{ role: 'user', content }] })).output_text;
    },
    async abort(text) {
      const stream = await client.responses.create({ model, input: text, stream: true });
      for await (const event of stream) {
        if (event.type !== 'response.output_text.delta') continue;
        stream.controller.abort();
        return;
      }
    },
  };
}
