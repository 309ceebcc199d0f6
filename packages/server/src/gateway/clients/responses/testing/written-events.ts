import type { JsonObject } from '@redoubt/providers';
import { accumulateResponse } from 'openai/lib/responses/ResponseAccumulator';
import type { Response, ResponseStreamEvent } from 'openai/resources/responses/responses';
import { settingsOf } from '../responses-settings.ts';
import { ResponsesWriter } from '../responses-writer.ts';

/** What the client asked for. */
export interface AskedResponse {
  readonly body?: JsonObject;
  readonly isSummary?: boolean;
  readonly isSealed?: boolean;
}

/** The writer of one answer. */
export const writerFor = ({ body = {}, isSummary = false, isSealed = false }: AskedResponse = {}) =>
  new ResponsesWriter(
    () => ({ settings: settingsOf(body), reasoning: { isSummary, isSealed } }),
    () => 'made',
  );

/** What all chunks of an answer have. */
export const base = { id: 'chatcmpl-1', created: 7, model: 'gpt-x' };
const usage = {
  prompt_tokens: 5,
  completion_tokens: 7,
  total_tokens: 12,
  prompt_tokens_details: { cached_tokens: 2 },
  completion_tokens_details: { reasoning_tokens: 3 },
};
/** A whole answer. */
export const completion = (message: object, finish_reason = 'stop', more: object = {}): JsonObject =>
  ({
    ...base,
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason }],
    usage,
    ...more,
  }) as JsonObject;
export const chunkOf = (delta: object, finish_reason: string | null = null, more: object = {}): JsonObject =>
  ({ ...base, choices: [{ index: 0, delta, finish_reason }], ...more }) as JsonObject;
/** The last chunks of a stream: why it ends, and its usage. */
export const last = (finish: string, more: object = {}) => [
  chunkOf({}, finish),
  { ...base, choices: [], usage, ...more },
];

/** An event as it was read. */
export type ResponseEvent = ResponseStreamEvent & { readonly response?: Response };

/** Writes chunks as events, and reads them. */
export function eventsOf(chunks: readonly JsonObject[], asked?: AskedResponse): ResponseEvent[] {
  const own = writerFor(asked);
  const written = [...chunks.map((chunk) => own.chunk(chunk)), own.end()].join('');
  return written
    .split('\n\n')
    .filter((event) => event !== '')
    .map((event) => {
      const [name, data] = event.split('\n');
      const value = JSON.parse(String(data).slice('data: '.length));
      if (name !== `event: ${value.type}`) throw new Error(`${name} is the name of ${value.type}`);
      return value;
    });
}

/** What an application has that follows the events with the code of OpenAI's package. */
export function followed(events: readonly ResponseEvent[]): Response {
  let response: Response | undefined;
  for (const event of events) response = accumulateResponse(event, response as never);
  return response as Response;
}

/** A piece of a call. */
export const pieceOf = (index: number, written: string, opening: object = {}) =>
  chunkOf({
    tool_calls: [
      { index, ...opening, function: { ...(opening as { function?: object }).function, arguments: written } },
    ],
  });
/** The first piece of a call. */
export const opened = (index: number, name: string) =>
  pieceOf(index, '', { id: `call_${index}`, type: 'function', function: { name } });

/** A whole call. */
export const callOf = (index: number, name: string, written: string) => ({
  ...{ id: `call_${index}`, type: 'function' },
  function: { name, arguments: written },
});
