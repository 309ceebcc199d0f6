import type { IncomingHttpHeaders } from 'node:http';
import { keyHeaderNames } from '@redoubt/contract';

/** Returns the key of a request, from the first header that is sent. An empty one is no key, and counts all the same. */
export function keyIn(headers: IncomingHttpHeaders): string | undefined {
  for (const name of keyHeaderNames) {
    const sent = headers[name];
    if (sent !== undefined) return String(sent);
  }
  return undefined;
}

/** Does the same for a request of the Fetch API. */
export function sentKey({ headers }: Pick<Request, 'headers'>): string | null {
  for (const name of keyHeaderNames) {
    const sent = headers.get(name);
    if (sent !== null) return sent;
  }
  return null;
}
