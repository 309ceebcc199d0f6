import type { IncomingHttpHeaders } from 'node:http';
import { deliveredHeaders } from '@redoubt/providers';

/** Headers of an answer for the caller. */
export type CallHeaders = Readonly<Record<string, string | string[]>>;

const passedOn = ['openai-organization', 'openai-project', 'openai-beta', 'anthropic-beta', 'anthropic-version'];

/**
 * Returns the upstream's headers about its limits and times. Its request id gets another name, because `x-request-id`
 * holds the service's own.
 */
export function headersBack(headers: IncomingHttpHeaders): Record<string, string> {
  const { 'content-type': _, ...back } = headersBackWithType(headers);
  return back;
}

/** Like `headersBack`, with the content type of the provider, for an answer that is passed on unchanged. */
export function headersBackWithType(headers: IncomingHttpHeaders): Record<string, string> {
  const back = deliveredHeaders(headers);
  // Anthropic's header has no `x-` prefix.
  const { 'x-request-id': id = back['request-id'], ...others } = back;
  return id === undefined ? back : { ...others, 'x-upstream-request-id': id };
}

/** Returns the headers of a caller that are forwarded to a provider. */
export function headersOn(headers: IncomingHttpHeaders): Record<string, string> {
  const on: Record<string, string> = {};
  for (const name of passedOn) {
    const value = headers[name];
    if (value !== undefined) on[name] = String(value);
  }
  return on;
}
