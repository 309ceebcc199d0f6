import type { Endpoint, Scope } from '@redoubt/contract';
import type { KeyHolder } from '@redoubt/store';
import type { KeyCache } from '../accounts/key-cache.ts';
import { Failure } from '../errors.ts';
import { clientKey, sentKey } from './sent-key.ts';

/** No key is longer than this. A longer header is not hashed. */
const MAX_KEY_LENGTH = 512;
/** The `detail` of every 401. */
const detail = { header: 'apikey' } as const;

/**
 * Returns the holder of the key in the header `apikey`, or in one of its aliases. Checks that the key has the scope
 * that the endpoint needs.
 */
export async function authenticate(
  request: Pick<Request, 'headers' | 'url'>,
  { scope, takesKeyInQuery, errorForm }: Pick<Endpoint, 'scope' | 'takesKeyInQuery' | 'errorForm'>,
  keys: KeyCache,
): Promise<KeyHolder> {
  const inQuery = takesKeyInQuery ? new URL(request.url).searchParams.get('apikey') : null;
  // Clients of a model's API send the key in any of their headers.
  const sent = errorForm ? clientKey(Object.fromEntries(request.headers)) : sentKey(request);
  return holderOf(sent ?? inQuery, scope, keys);
}

/**
 * Returns the holder of a key, without a promise if it is in memory. Throws 401 for a missing or unknown key, and 403
 * for a key without the scope.
 */
export function holderOf(
  secret: string | null | undefined,
  scope: Endpoint['scope'],
  keys: KeyCache,
): KeyHolder | Promise<KeyHolder> {
  if (!secret) {
    throw new Failure('missing_key', 'The request carries no key; send it in the header "apikey"', { detail });
  }
  const found = secret.length <= MAX_KEY_LENGTH ? keys.find(secret) : undefined;
  return found instanceof Promise ? found.then((holder) => admitted(holder, scope)) : admitted(found, scope);
}

function admitted(holder: KeyHolder | undefined, scope: Endpoint['scope']): KeyHolder {
  if (!holder) {
    const message = 'The key in the header "apikey" is not known or was revoked; use a live one';
    throw new Failure('unknown_key', message, { detail });
  }
  if (scope !== 'any' && scope !== 'none') refuseWithout(typeof scope === 'string' ? [scope] : scope, holder);
  return holder;
}

function refuseWithout(needed: readonly Scope[], { key }: KeyHolder): void {
  if (needed.some((scope) => key.scopes.includes(scope))) return;
  const named = needed.map((scope) => `"${scope}"`).join(' or ');
  throw new Failure(
    'missing_scope',
    `The key "${key.prefix}…" has the scopes ${key.scopes.join(', ')}; this needs ${named}`,
    { detail: { needed: [...needed], scopes: [...key.scopes] } },
  );
}
