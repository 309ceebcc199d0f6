import type { IncomingHttpHeaders } from 'node:http';

/** Headers of a provider's answer that are useful to a client, in addition to those with the prefixes below. */
const delivered = new Set([
  'content-type',
  'openai-processing-ms',
  'openai-version',
  'retry-after',
  'retry-after-ms',
  'request-id',
  'x-request-id',
  'x-should-retry',
]);
const prefixes = ['x-ratelimit-', 'anthropic-ratelimit-', 'x-ms-'] as const;

/** Characters that a header value may contain (RFC 9110, section 5.5). Node throws if others are sent. */
const canBeSent = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * Returns the headers that are passed on to the client. Left out are headers of the connection, cookies, headers that
 * name the account, and headers that describe the bytes of the body, which may have changed.
 */
export function deliveredHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (typeof value === 'string' && isDelivered(name) && canBeSent.test(value)) kept[name] = value;
  }
  return kept;
}

function isDelivered(name: string): boolean {
  if (delivered.has(name)) return true;
  for (const prefix of prefixes) if (name.startsWith(prefix)) return true;
  return false;
}
