import type { ClientOptions } from './options.ts';
import { type AnyCall, request } from './request.ts';
import type { Route } from './routes.ts';

/** How to stream an answer. */
export interface StreamForm {
  readonly accept: 'text/event-stream' | 'application/x-ndjson' | 'text/csv';
  readonly lastEventId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Opens a streamed answer and returns its text as it arrives, such as the records of a run as NDJSON. Rejects with
 * ServiceError.
 */
export async function openStream(
  options: ClientOptions,
  route: Route,
  { accept, lastEventId, signal, ...call }: AnyCall & StreamForm,
): Promise<AsyncIterable<string>> {
  const headers = { accept, ...(lastEventId && { 'last-event-id': lastEventId }) };
  const response = await request(options, route, call, { headers, signal, retries: 0 });
  return texts(response);
}

async function* texts(response: Response): AsyncGenerator<string> {
  if (response.body) yield* response.body.pipeThrough(new TextDecoderStream());
}
