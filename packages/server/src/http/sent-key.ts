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

/** Every key that the service makes begins so. */
const KEY_FORM = /^sk_/;

/**
 * Returns the key of a call by a client of a model's API. `apikey` wins, because OpenAI clients may send a bearer token
 * as well. A header of another API and a key in the address win, too, unless the bearer token alone looks like a key: a
 * proxy on the way may have keys of its own.
 */
export function clientKey(headers: IncomingHttpHeaders, inAddress?: string): string | undefined {
  const sent = keyIn(headers) ?? inAddress;
  const isOwn = headers.apikey !== undefined || headers.api_key !== undefined;
  if (sent !== undefined && (isOwn || KEY_FORM.test(sent))) return sent;
  const [, bearer] = /^bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? '') ?? [];
  return bearer !== undefined && (sent === undefined || KEY_FORM.test(bearer)) ? bearer : sent;
}
