import { type KeyHider, keyHider } from '@redoubt/secrets';
import type { UpstreamModel } from './upstream-model.ts';

const SECRET_HEADER = /key|token|secret|auth|cookie|passw|signature/i;
/** Every chunk of a stream that reports an error contains this text. */
const ERROR_MARK = '"error"';

const hiders = new WeakMap<UpstreamModel, KeyHider>();

/** Masks the secrets of a model in an error of its provider, because servers often repeat a wrong key. */
export function withoutModelKeys(body: Buffer, status: number, model: UpstreamModel): Buffer {
  if (status < 300) return body;
  const hider = hiderOf(model);
  const text = body.toString();
  const shown = hider.mask(text);
  if (!hider.isSafe && shortKeysOf(model).some((key) => shown.includes(key))) return Buffer.from(NOT_REPEATED);
  return shown === text ? body : Buffer.from(shown);
}

/** Like `withoutModelKeys`, for a chunk of a stream. Chunks without an error are not searched. */
export const chunkWithoutModelKeys = (chunk: Buffer, model: UpstreamModel | undefined): Buffer =>
  model && chunk.includes(ERROR_MARK) ? Buffer.from(hiderOf(model).mask(chunk.toString('latin1')), 'latin1') : chunk;

/** Replaces an error that contains a short key. Such a key could be an ordinary word, so it cannot be masked safely. */
const NOT_REPEATED = JSON.stringify({
  error: {
    message: 'The provider repeats the API key in its error, which is not shown; check the key of the saved model',
    type: 'upstream_error',
    param: null,
    code: 'upstream_error_not_shown',
  },
});

function hiderOf(model: UpstreamModel): KeyHider {
  const known = hiders.get(model) ?? keyHider(...secretsOf(model));
  hiders.set(model, known);
  return known;
}

const shortKeysOf = (model: UpstreamModel): string[] => secretsOf(model).filter((key) => !keyHider(key).isSafe);

/**
 * Returns the secrets of a saved model: its keys, the values of headers whose names suggest a secret, and the query
 * values of its address.
 */
function secretsOf({ apiKeys, headers = {}, baseUrl }: UpstreamModel): string[] {
  const inHeaders = Object.entries(headers).filter(([name]) => SECRET_HEADER.test(name));
  const query = [...(URL.parse(baseUrl)?.searchParams ?? [])].filter(([name]) => name !== 'api-version');
  return [...apiKeys, ...inHeaders.map(([, value]) => value.replace(/^\w+ +/, '')), ...query.map(([, value]) => value)];
}
