const MAX_REDIRECTS = 5;
const redirects: readonly number[] = [301, 302, 303, 307, 308];

/** Thrown for a redirect that is not followed, because it would take the key along. */
export class RedirectRefused extends Error {
  override readonly name = 'RedirectRefused';
}

/**
 * Sends a request, and follows redirects to the same host alone. `fetch` would send the header `apikey` to any host that
 * an answer names. Rejects with RedirectRefused for a redirect to another host, and for one that would send a body again
 * in another form (RFC 9110, section 15.4).
 */
export async function followRedirects(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  let at = url;
  for (let followed = 0; followed <= MAX_REDIRECTS; followed++) {
    const response = await fetch(at, { ...init, redirect: 'manual' });
    const next = nextOf(response, at, init.method);
    if (next === undefined) return response;
    await response.body?.cancel();
    at = next;
  }
  throw new RedirectRefused(
    `${url} redirects more than ${MAX_REDIRECTS} times; set the base URL to the address of the service`,
  );
}

/** Returns the address to ask next, or undefined if the response is no redirect. */
function nextOf(response: Response, at: string, method = 'GET'): string | undefined {
  // In a browser, a page does not see where a redirect leads.
  if (response.type === 'opaqueredirect') throw elsewhere(at, 'another address');
  const location = redirects.includes(response.status) ? response.headers.get('location') : null;
  if (location === null) return undefined;
  const [from, to] = [new URL(at), addressOf(location, at)];
  if (!to || !isSameHost(from, to)) throw elsewhere(at, to?.origin ?? location.slice(0, 200));
  if (method !== 'GET' && response.status < 307) throw elsewhere(at, to.origin);
  return to.href;
}

function addressOf(location: string, base: string): URL | undefined {
  try {
    return new URL(location, base);
  } catch {
    return undefined;
  }
}

/** The same host and port. An upgrade to https on the usual ports is the same host, too. */
const isSameHost = (from: URL, to: URL): boolean =>
  from.origin === to.origin ||
  (from.protocol === 'http:' &&
    to.protocol === 'https:' &&
    from.hostname === to.hostname &&
    to.port === '' &&
    from.port === '');

const elsewhere = (at: string, to: string): RedirectRefused =>
  new RedirectRefused(
    `${at} redirects to ${to}, which is not followed with a key; set the base URL to the address of the service`,
  );
