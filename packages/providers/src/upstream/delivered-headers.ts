import type { IncomingHttpHeaders } from 'node:http';

/** Headers of a provider's answer that a client has use for, besides those whose names begin as below. */
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

/** What a header may hold (RFC 9110, 5.5): Node refuses to send anything else, and throws. */
const canBeSent = /^[\t\x20-\x7e\x80-\xff]*$/;

/** What goes on to the client: not what belongs to the connection, cookies, whose account it is, or what describes bytes that may have changed. */
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
