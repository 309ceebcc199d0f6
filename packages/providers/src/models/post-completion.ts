import { z } from 'zod';
import type { HttpAnswer, HttpClient } from '../http/http-client.ts';
import { isTooDeep } from '../json/json-shape.ts';

/** Address of a chat model, its key and its timeout. */
export interface ChatEndpoint {
  /** The address without `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
}

/** Status codes of servers that do not support `response_format`. */
export const refusedFormat: readonly number[] = [400, 422];

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Sends one chat completion request. Rejects with the errors of `HttpClient.send`. */
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

/** Returns the `response_format` that requests JSON of a schema. */
export function jsonFormat(name: string, schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { type: 'json_schema', json_schema: { name, strict: true, schema } };
}

/**
 * Returns the text of the first choice of a chat completion. Returns undefined if the body is not a chat completion.
 */
export function completionText(body: string): string | undefined {
  const completion = Completion.safeParse(jsonOf(body));
  return completion.success ? completion.data.choices[0]?.message.content : undefined;
}

/**
 * Parses the JSON in a model's answer. Returns undefined if the answer is not JSON. A code fence around it is removed,
 * because many models add one against instructions.
 */
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
