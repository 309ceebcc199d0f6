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
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish().catch(undefined),
});

/** What a request needs besides its address and body. */
interface Posting {
  readonly http: HttpClient;
  readonly signal: AbortSignal;
  readonly maxAnswerBytes: number;
}

/** Sends one chat completion request. Rejects with the errors of `HttpClient.send`. */
export function postCompletion(
  endpoint: ChatEndpoint,
  body: Readonly<Record<string, unknown>>,
  posting: Posting,
): Promise<HttpAnswer> {
  return postJson({ ...completionRequest(endpoint), timeoutMs: endpoint.timeoutMs }, body, posting);
}

/** Returns the address and the headers of a chat completion request. */
export function completionRequest({ baseUrl, apiKey }: Pick<ChatEndpoint, 'baseUrl' | 'apiKey'>): RequestHead {
  return {
    url: new URL(`${withoutLastSlashes(baseUrl)}/chat/completions`),
    headers: { ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
  };
}

/** Where a request goes. */
export interface RequestHead {
  readonly url: URL;
  /** Headers in addition to the media types. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Removes the slashes at the end of a base URL. */
export const withoutLastSlashes = (baseUrl: string): string => baseUrl.replace(/\/+$/, '');

/** Sends one JSON request. Rejects with the errors of `HttpClient.send`. */
export function postJson(
  to: RequestHead & Pick<ChatEndpoint, 'timeoutMs'>,
  body: Readonly<Record<string, unknown>>,
  { http, signal, maxAnswerBytes }: Posting,
): Promise<HttpAnswer> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...to.headers };
  return http.send(
    { method: 'POST', url: to.url, headers, body: JSON.stringify(body) },
    { limits: { wholeMs: to.timeoutMs }, maxAnswerBytes, longer: 'cut', signal },
  );
}

/** Returns the `response_format` that requests JSON of a schema. */
export function jsonFormat(name: string, schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { type: 'json_schema', json_schema: { name, strict: true, schema } };
}

/**
 * Returns the text of the first choice of a chat completion. Returns undefined if the body is not a chat completion.
 */
export const completionText = (body: string): string | undefined => readCompletion(body)?.text;

/** Reads the first choice of a chat completion and its usage. Returns undefined if the body is not one. */
export function readCompletion(body: string): ReadCompletion | undefined {
  const { data } = Completion.safeParse(jsonOf(body));
  const text = data?.choices[0]?.message.content;
  if (data === undefined || text === undefined) return undefined;
  const { usage } = data;
  return { text, tokens: usage ? { prompt: usage.prompt_tokens, completion: usage.completion_tokens } : undefined };
}

/** A model's answer with the usage that the server reports, if it reports one. */
export interface ReadCompletion {
  readonly text: string;
  readonly tokens: { readonly prompt: number; readonly completion: number } | undefined;
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

/** Parses JSON. Returns undefined if the text is not JSON, or nested too deep. */
export function jsonOf(text: string): unknown {
  try {
    return isTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
