import { IDEMPOTENCY_KEY_HEADER } from '@redoubt/contract';
import { Failure } from '../errors.ts';

const visibleAscii = /^[\x21-\x7e]{1,255}$/;

/** The `Idempotency-Key` of a request, undefined where it has none; 400 where it is no key. */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get(IDEMPOTENCY_KEY_HEADER);
  if (key === null) return undefined;
  if (visibleAscii.test(key)) return key;
  const msg = `${IDEMPOTENCY_KEY_HEADER} is 1–255 visible ASCII characters, such as a UUID; sent ${key.length}${key.length > 0 && key.length <= 255 ? ' with others among them' : ''}`;
  const detail = [
    { type: 'invalid_header', loc: ['header', IDEMPOTENCY_KEY_HEADER], msg, input: key.slice(0, MAX_SHOWN) },
  ];
  throw new Failure('invalid_header', msg, { detail });
}

const MAX_SHOWN = 200;
