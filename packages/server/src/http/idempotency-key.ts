import { IDEMPOTENCY_KEY_HEADER, type InvalidPlace } from '@redoubt/contract';
import { Failure } from '../errors.ts';

const visibleAscii = /^[!-~]{1,255}$/;
const MAX_SHOWN = 200;

/** The `Idempotency-Key` of a request, undefined where it has none; 400 where it is no key. */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get(IDEMPOTENCY_KEY_HEADER);
  if (key === null || visibleAscii.test(key)) return key ?? undefined;
  const msg = `${IDEMPOTENCY_KEY_HEADER} is not 1–255 visible ASCII characters; send one such as a UUID, or none`;
  throw new Failure('invalid_header', msg, { detail: placesOf('invalid_header', key, msg) });
}

/** A key that was used for another request: 422. */
export function reusedKey(key: string): Failure {
  const msg = `The ${IDEMPOTENCY_KEY_HEADER} "${key}" was used for another request; send the same method, path, body and selecting headers, or a new key`;
  return new Failure('idempotency_key_reused', msg, { detail: placesOf('idempotency_key_reused', key, msg) });
}

function placesOf(type: string, key: string, msg: string): InvalidPlace[] {
  return [{ type, loc: ['header', IDEMPOTENCY_KEY_HEADER], msg, input: key.slice(0, MAX_SHOWN) }];
}
