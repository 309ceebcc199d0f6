import { ChatAnthropic } from '@langchain/anthropic';
import type { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { type AIMessageChunk, HumanMessage, type ToolMessage } from '@langchain/core/messages';
import { tool } from '@langchain/core/tools';
import { ChatOpenAI } from '@langchain/openai';
import { type Client, type ClientPackage, type Connection, failures, trip, weather } from '../client-package.ts';

type Chat = ChatOpenAI | ChatAnthropic;

const modelsOf: Readonly<Record<string, (connection: Connection) => Chat>> = {
  ChatOpenAI: ({ url, key, deployment }) =>
    new ChatOpenAI({ model: deployment, apiKey: key, maxRetries: 0, configuration: { baseURL: `${url}/ai-proxy/v1` } }),
  ChatAnthropic: ({ url, key, deployment }) =>
    new ChatAnthropic({ model: deployment, apiKey: key, maxRetries: 0, anthropicApiUrl: `${url}/ai-proxy` }),
};

/** LangChain's models. Their errors are those of the packages that they call, by their status. */
export const langchain: readonly ClientPackage[] = Object.entries(modelsOf).map(([name, modelOf]) => ({
  name: `LangChain, ${name}`,
  open: async (connection) => chainClient(modelOf(connection)),
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
}));

function chainClient(model: Chat): Client {
  const withTool = (asked: unknown[]) => {
    const run = (given: { city: string }) => {
      asked.push(given);
      return weather.answer;
    };
    const { name, description, arguments: schema } = weather;
    const made = tool(run, { name, description, schema });
    return { made, bound: (model as BaseChatModel).bindTools?.([made]) };
  };
  const useTool = async (text: string, ask: (bound: Bound, messages: Messages) => Promise<AIMessageChunk>) => {
    const asked: unknown[] = [];
    const { made, bound } = withTool(asked);
    if (bound === undefined) throw new Error('The model takes no tools');
    const messages: Messages = [new HumanMessage(text)];
    const first = await ask(bound, messages);
    const call = first.tool_calls?.[0];
    if (call === undefined) throw new Error('The model called no tool');
    const result = await made.invoke({ ...call, type: 'tool_call' });
    const second = await ask(bound, [...messages, first, result as ToolMessage]);
    return { asked: asked[0], said: second.text };
  };
  return {
    chat: async (text) => (await model.invoke(text)).text,
    async stream(text) {
      const pieces: string[] = [];
      for await (const { text: piece } of await model.stream(text)) if (piece) pieces.push(piece);
      return pieces;
    },
    tool: (text) => useTool(text, (bound, messages) => bound.invoke(messages) as Promise<AIMessageChunk>),
    streamedTool: (text) =>
      useTool(text, async (bound, messages) => {
        let whole: AIMessageChunk | undefined;
        for await (const chunk of await bound.stream(messages)) {
          whole = whole === undefined ? (chunk as AIMessageChunk) : whole.concat(chunk as AIMessageChunk);
        }
        if (whole === undefined) throw new Error('The stream was empty');
        return whole;
      }),
    structured: (text) => model.withStructuredOutput(trip, { name: 'trip' }).invoke(text),
    picture: async (text, png) => {
      const image = { type: 'image_url', image_url: { url: `data:image/png;base64,${png}` } };
      return (await model.invoke([new HumanMessage({ content: [{ type: 'text', text }, image] })])).text;
    },
    async abort(text) {
      for await (const _ of await model.stream(text)) return;
    },
  };
}

type Bound = NonNullable<ReturnType<NonNullable<BaseChatModel['bindTools']>>>;
type Messages = Parameters<Bound['invoke']>[0] & unknown[];
