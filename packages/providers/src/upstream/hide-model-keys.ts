import { type KeyHider, keyHider } from '@redoubt/secrets';
import type { UpstreamModel } from './upstream-model.ts';

const SECRET_HEADER = /key|token|secret|auth|cookie|passw|signature/i;
/** Every stream's chunk that tells of an error has this word. */
const ERROR_MARK = '"error"';

const hiders = new WeakMap<UpstreamModel, KeyHider>();

/** A provider's words of a failure without the keys that it was asked with: servers like to repeat a key that is wrong. */
export function withoutModelKeys(body: Buffer, status: number, model: UpstreamModel): Buffer {
  if (status < 300) return body;
  const hider = hiderOf(model);
  const text = body.toString();
  const shown = hider.mask(text);
  if (!hider.isSafe && shortKeysOf(model).some((key) => shown.includes(key))) return Buffer.from(NOT_REPEATED);
  return shown === text ? body : Buffer.from(shown);
}

/** The same for a chunk of a stream; one that tells of no error is not read. */
export const chunkWithoutModelKeys = (chunk: Buffer, model: UpstreamModel | undefined): Buffer =>
  model && chunk.includes(ERROR_MARK) ? Buffer.from(hiderOf(model).mask(chunk.toString('latin1')), 'latin1') : chunk;

/** A key that could be a word cannot be cut out of a sentence. */
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

/** Keys, and what else of a saved model is a secret: headers that are named like one, and the query of its address. */
function secretsOf({ apiKeys, headers = {}, baseUrl }: UpstreamModel): string[] {
  const inHeaders = Object.entries(headers).filter(([name]) => SECRET_HEADER.test(name));
  const query = [...(URL.parse(baseUrl)?.searchParams ?? [])].filter(([name]) => name !== 'api-version');
  return [...apiKeys, ...inHeaders.map(([, value]) => value.replace(/^\w+ +/, '')), ...query.map(([, value]) => value)];
}
