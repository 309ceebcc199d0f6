import { Failure } from '../errors.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes the bytes of a body (RFC 8259, section 8.1). Throws 400 if they are no UTF-8. A decoder that puts U+FFFD in
 * the place of what it cannot read would let detectors judge another text than the caller sent.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw noUtf8(cause);
  }
}

/** The failure of a body whose text is no UTF-8. */
export function noUtf8(cause?: unknown): Failure {
  const msg = 'The body is no UTF-8; send its text in UTF-8, and bytes as base64';
  const detail = [{ type: 'utf8_invalid', loc: ['body'], msg, input: null }];
  return new Failure('invalid_encoding', msg, { detail, cause });
}
