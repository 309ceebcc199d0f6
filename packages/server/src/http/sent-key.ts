import type { IncomingHttpHeaders } from 'node:http';
import { keyHeaderNames } from '@redoubt/contract';

/** Returns the key of a request, from the first header that carries one. An empty header counts as absent. */
export function keyIn(headers: IncomingHttpHeaders): string | undefined {
  for (const name of keyHeaderNames) {
    const sent = headers[name];
    if (sent) return String(sent);
  }
  return undefined;
}

/** Does the same for a request of the Fetch API. */
export function sentKey({ headers }: Pick<Request, 'headers'>): string | null {
  for (const name of keyHeaderNames) {
    const sent = headers.get(name);
    if (sent) return sent;
  }
  return null;
}
