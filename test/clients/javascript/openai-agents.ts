import { Agent, OpenAIProvider, Runner, tool } from '@openai/agents';
import OpenAI from 'openai';
import { type Client, type ClientPackage, trip, weather } from '../client-package.ts';
import { openaiChat } from './openai.ts';

/** The package `@openai/agents`, over each of OpenAI's APIs. Its errors are those of OpenAI's client. */
export const openaiAgents: readonly ClientPackage[] = [true, false].map((useResponses) => ({
  name: `@openai/agents, ${useResponses ? 'responses' : 'chat completions'}`,
  open: async ({ url, key, deployment }) => {
    const openAIClient = new OpenAI({ apiKey: key, baseURL: `${url}/ai-proxy/v1`, maxRetries: 0 });
    const modelProvider = new OpenAIProvider({ openAIClient, useResponses });
    return agentClient(new Runner({ modelProvider, tracingDisabled: true }), deployment);
  },
  failureOf: openaiChat.failureOf,
  failures: openaiChat.failures,
}));

function agentClient(runner: Runner, model: string): Client {
  const agent = new Agent({ name: 'Clerk', model });
  const withTool = (asked: unknown[]) => {
    const made = tool({
      name: weather.name,
      description: weather.description,
      parameters: weather.arguments,
      execute: (given) => {
        asked.push(given);
        return weather.answer;
      },
    });
    return new Agent({ name: 'Clerk', model, tools: [made] });
  };
  return {
    chat: async (text) => (await runner.run(agent, text)).finalOutput ?? '',
    async stream(text) {
      const result = await runner.run(agent, text, { stream: true });
      const pieces: string[] = [];
      for await (const piece of result.toTextStream()) pieces.push(piece);
      await result.completed;
      return pieces;
    },
    async tool(text) {
      const asked: unknown[] = [];
      const { finalOutput } = await runner.run(withTool(asked), text);
      return { asked: asked[0], said: finalOutput ?? '' };
    },
    async streamedTool(text) {
      const asked: unknown[] = [];
      const result = await runner.run(withTool(asked), text, { stream: true });
      await result.completed;
      return { asked: asked[0], said: String(result.finalOutput ?? '') };
    },
    structured: async (text) =>
      (await runner.run(new Agent({ name: 'Clerk', model, outputType: trip }), text)).finalOutput,
    async picture(text, png) {
      const content = [
        { type: 'input_text' as const, text },
        { type: 'input_image' as const, image: `data:image/png;base64,${png}` },
      ];
      return (await runner.run(agent, [{ role: 'user', content }])).finalOutput ?? '';
    },
    async abort(text) {
      const aborting = new AbortController();
      const result = await runner.run(agent, text, { stream: true, signal: aborting.signal });
      for await (const _ of result.toTextStream()) {
        aborting.abort();
        break;
      }
      await result.completed.catch(() => undefined);
    },
  };
}
