import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type LanguageModel, Output, stepCountIs, streamText, tool } from 'ai';
import { type Client, type ClientPackage, type Connection, failures, trip, weather } from '../client-package.ts';

const modelsOf: Readonly<Record<string, (connection: Connection) => LanguageModel>> = {
  openai: ({ url, key, deployment }) => createOpenAI({ baseURL: `${url}/ai-proxy/v1`, apiKey: key })(deployment),
  'openai.chat': ({ url, key, deployment }) =>
    createOpenAI({ baseURL: `${url}/ai-proxy/v1`, apiKey: key }).chat(deployment),
  anthropic: ({ url, key, deployment }) => createAnthropic({ baseURL: `${url}/ai-proxy/v1`, apiKey: key })(deployment),
  compatible: ({ url, key, deployment }) =>
    createOpenAICompatible({
      name: 'redoubt',
      baseURL: `${url}/ai-proxy/v1`,
      apiKey: key,
      supportsStructuredOutputs: true,
    })(deployment),
};

/** The package `ai`, with each of its providers. Errors of calls are of one class. */
export const aiSdk: readonly ClientPackage[] = Object.entries(modelsOf).map(([provider, modelOf]) => ({
  name: `ai, ${provider}`,
  open: async (connection) => sdkClient(modelOf(connection)),
  failureOf: (error) => ({
    name: (error as Error).name,
    status: APICallError.isInstance(error) ? (error.statusCode ?? null) : null,
  }),
  failures: failures({
    400: 'AI_APICallError',
    401: 'AI_APICallError',
    429: 'AI_APICallError',
    500: 'AI_APICallError',
  }),
}));

function sdkClient(model: LanguageModel): Client {
  // The Responses API of the gateway keeps no answers, so each turn is sent whole.
  const usual = { model, maxRetries: 0, providerOptions: { openai: { store: false } } };
  const withTool = (asked: unknown[]) => ({
    tools: {
      weather: tool({
        description: weather.description,
        inputSchema: weather.arguments,
        execute: (given) => {
          asked.push(given);
          return weather.answer;
        },
      }),
    },
    stopWhen: stepCountIs(3),
  });
  const quiet = { onError: () => undefined };
  /** The pieces of a stream; an error in it is thrown, as an application has to do. */
  const piecesOf = async ({ fullStream }: Pick<ReturnType<typeof streamText>, 'fullStream'>) => {
    const pieces: string[] = [];
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta') pieces.push(part.text);
    }
    return pieces;
  };
  return {
    chat: async (prompt) => (await generateText({ ...usual, prompt })).text,
    stream: (prompt) => piecesOf(streamText({ ...usual, ...quiet, prompt })),
    async tool(prompt) {
      const asked: unknown[] = [];
      const { text } = await generateText({ ...usual, ...withTool(asked), prompt });
      return { asked: asked[0], said: text };
    },
    async streamedTool(prompt) {
      const asked: unknown[] = [];
      const result = streamText({ ...usual, ...quiet, ...withTool(asked), prompt });
      return { said: (await piecesOf(result)).join(''), asked: asked[0] };
    },
    structured: async (prompt) =>
      (await generateText({ ...usual, prompt, output: Output.object({ schema: trip }) })).output,
    picture: async (text, data) => {
      const content = [
        { type: 'text' as const, text },
        { type: 'image' as const, image: data, mediaType: 'image/png' },
      ];
      return (await generateText({ ...usual, messages: [{ role: 'user', content }] })).text;
    },
    async abort(prompt) {
      const aborting = new AbortController();
      const { textStream } = streamText({ ...usual, ...quiet, prompt, abortSignal: aborting.signal });
      for await (const _ of textStream) aborting.abort();
    },
  };
}
