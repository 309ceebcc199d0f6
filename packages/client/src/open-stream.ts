import type { Contract } from '@redoubt/contract';
import { type AnyCall, type ClientOptions, request } from './request.ts';

type Streamed = Contract['rt']['streamRun'] | Contract['rt']['getRecords'];

/** How to stream an answer. */
export interface StreamForm {
  readonly accept: 'text/event-stream' | 'application/x-ndjson' | 'text/csv';
  readonly lastEventId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Opens a streamed answer and returns its text as it arrives. Rejects with ServiceError. */
export async function openStream(
  options: ClientOptions,
  endpoint: Streamed,
  { accept, lastEventId, signal, ...call }: AnyCall & StreamForm,
): Promise<AsyncIterable<string>> {
  const headers = { accept, ...(lastEventId && { 'last-event-id': lastEventId }) };
  const response = await request(options, endpoint, call, { headers, signal });
  return texts(response);
}

async function* texts(response: Response): AsyncGenerator<string> {
  if (response.body) yield* response.body.pipeThrough(new TextDecoderStream());
}
