import { z } from 'zod';
import type { HttpAnswer, HttpClient } from '../http/http-client.ts';
import { isTooDeep } from '../json/json-shape.ts';

/** Where a chat model is and how long it may take. */
export interface ChatEndpoint {
  /** The address before `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
}

/** What servers answer to a `response_format` that they do not know. */
export const refusedFormat: readonly number[] = [400, 422];

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Send one chat completion; rejects as the client does. */
export function postCompletion(
  { baseUrl, apiKey, timeoutMs }: ChatEndpoint,
  body: Readonly<Record<string, unknown>>,
  { http, signal, maxAnswerBytes }: { http: HttpClient; signal: AbortSignal; maxAnswerBytes: number },
): Promise<HttpAnswer> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`);
  return http.send(
    { method: 'POST', url, headers, body: JSON.stringify(body) },
    { limits: { wholeMs: timeoutMs }, maxAnswerBytes, longer: 'cut', signal },
  );
}

/** The `response_format` that asks for JSON of a schema. */
export function jsonFormat(name: string, schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { type: 'json_schema', json_schema: { name, strict: true, schema } };
}

/** The words of a chat completion's first choice; undefined where the body is no completion. */
export function completionText(body: string): string | undefined {
  const completion = Completion.safeParse(jsonOf(body));
  return completion.success ? completion.data.choices[0]?.message.content : undefined;
}

/** The JSON of a model's words; undefined where they are none. Many models put a code fence around it, whatever they are told. */
export function jsonOfWords(words: string): unknown {
  const trimmed = words.trim();
  const isFenced = trimmed.startsWith('```') && trimmed.endsWith('```');
  return jsonOf(isFenced ? trimmed.slice(trimmed.indexOf('\n') + 1, -3) : trimmed);
}

function jsonOf(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
