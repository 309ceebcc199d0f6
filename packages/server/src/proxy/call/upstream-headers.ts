import type { IncomingHttpHeaders } from 'node:http';

/** Headers of an answer that the caller gets. */
export type CallHeaders = Readonly<Record<string, string | string[]>>;

const passedBack = ['retry-after', 'retry-after-ms', 'x-should-retry', 'openai-processing-ms', 'openai-version'];
const passedOn = ['openai-organization', 'openai-project', 'openai-beta', 'anthropic-beta', 'anthropic-version'];

/** What a header may hold (RFC 9110, 5.5): Node refuses to send anything else, and throws. */
const canBeSent = /^[\t\x20-\x7e\x80-\xff]*$/;

/** What an upstream says of its own limits and times; its request id under a name of its own, for ours stands in `x-request-id`. */
export function headersBack(headers: IncomingHttpHeaders): Record<string, string> {
  const back: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || !canBeSent.test(String(value))) continue;
    if (passedBack.includes(name) || name.startsWith('x-ratelimit-')) back[name] = String(value);
    else if (name === 'x-request-id') back['x-upstream-request-id'] = String(value);
  }
  return back;
}

/** As above, of an answer that goes on as it is: with what its provider says it is. */
export function headersBackWithType(headers: IncomingHttpHeaders): Record<string, string> {
  const type = headers['content-type'];
  return { ...(type !== undefined && { 'content-type': type }), ...headersBack(headers) };
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
