import type { IncomingHttpHeaders } from 'node:http';
import { deliveredHeaders } from '@redoubt/providers';

/** Headers of an answer that the caller gets. */
export type CallHeaders = Readonly<Record<string, string | string[]>>;

const passedOn = ['openai-organization', 'openai-project', 'openai-beta', 'anthropic-beta', 'anthropic-version'];

/** What an upstream says of its own limits and times; its request id under a name of its own, for ours stands in `x-request-id`. */
export function headersBack(headers: IncomingHttpHeaders): Record<string, string> {
  const { 'content-type': _, ...back } = headersBackWithType(headers);
  return back;
}

/** As above, of an answer that goes on as it is: with what its provider says it is. */
export function headersBackWithType(headers: IncomingHttpHeaders): Record<string, string> {
  const back = deliveredHeaders(headers);
  // Anthropic's is without the `x-`.
  const { 'x-request-id': id = back['request-id'], ...others } = back;
  return id === undefined ? back : { ...others, 'x-upstream-request-id': id };
}

/** Of a caller's headers those that a provider is to see. */
export function headersOn(headers: IncomingHttpHeaders): Record<string, string> {
  const on: Record<string, string> = {};
  for (const name of passedOn) {
    const value = headers[name];
    if (value !== undefined) on[name] = String(value);
  }
  return on;
}
