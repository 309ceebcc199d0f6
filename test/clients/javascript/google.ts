import { ApiError, type Content, GoogleGenAI, type Part } from '@google/genai';
import { z } from 'zod';
import { type Client, type ClientPackage, failures, trip, weather } from '../client-package.ts';

/** The package `@google/genai`. All its errors are of one class. */
export const google: ClientPackage = {
  name: '@google/genai',
  open: async ({ url, key, deployment }) =>
    geminiClient(new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl: `${url}/ai-proxy` } }), deployment),
  failureOf: (error) => ({
    name: (error as Error).constructor.name,
    status: error instanceof ApiError ? error.status : null,
  }),
  failures: {
    ...failures({ 400: 'ApiError', 401: 'ApiError', 429: 'ApiError', 500: 'ApiError' }),
    // The address names the model, so that there is nothing at another one.
    'no deployment': { name: 'ApiError', status: 404 },
  },
};

function geminiClient({ models }: GoogleGenAI, model: string): Client {
  const { name, description, parameters } = weather;
  const config = { tools: [{ functionDeclarations: [{ name, description, parametersJsonSchema: parameters }] }] };
  const user = (...parts: Part[]): Content => ({ role: 'user', parts });
  const whole = (contents: Content[]) => models.generateContent({ model, contents, config });
  const streamed = async (contents: Content[]) => {
    const parts: Part[] = [];
    for await (const { candidates } of await models.generateContentStream({ model, contents, config })) {
      parts.push(...(candidates?.[0]?.content?.parts ?? []));
    }
    return { text: parts.map((part) => part.text ?? '').join(''), candidates: [{ content: { role: 'model', parts } }] };
  };
  const useTool = async (text: string, generate: typeof whole | typeof streamed) => {
    const { candidates } = await generate([user({ text })]);
    const content = candidates?.[0]?.content as Content;
    const call = content.parts?.find(({ functionCall }) => functionCall)?.functionCall;
    if (call === undefined) throw new Error('The model called no tool');
    const result = { functionResponse: { id: call.id, name, response: { result: weather.answer } } };
    const second = await generate([user({ text }), content, user(result as Part)]);
    return { asked: call.args, said: second.text ?? '' };
  };
  return {
    chat: async (text) => (await models.generateContent({ model, contents: text })).text ?? '',
    async stream(text) {
      const pieces: string[] = [];
      for await (const { text: piece } of await models.generateContentStream({ model, contents: text })) {
        if (piece) pieces.push(piece);
      }
      return pieces;
    },
    tool: (text) => useTool(text, whole),
    streamedTool: (text) => useTool(text, streamed),
    async structured(text) {
      const shape = { responseMimeType: 'application/json', responseJsonSchema: z.toJSONSchema(trip) };
      return JSON.parse((await models.generateContent({ model, contents: text, config: shape })).text ?? '');
    },
    picture: async (text, data) =>
      (
        await models.generateContent({
          model,
          contents: [user({ text }, { inlineData: { mimeType: 'image/png', data } })],
        })
      ).text ?? '',
    async abort(text) {
      const aborting = new AbortController();
      const config = { abortSignal: aborting.signal };
      const stream = await models.generateContentStream({ model, contents: text, config });
      await stream.next();
      aborting.abort();
      await stream.next().catch(() => undefined);
    },
  };
}
