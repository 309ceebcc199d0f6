import { z } from 'zod';

const KEY_BYTES = 32;
const MAX_KEYS = 10;
const hex = /^[0-9a-f]{64}$/i;
const base64 = /^[A-Za-z0-9+/_-]{43}=?$/;

/**
 * Parses one to ten keys of 32 bytes, each in hex or base64, separated by commas. Error messages never contain the
 * input.
 */
export const secretKeys = z.string().transform((list, context): readonly Uint8Array[] => {
  const keys = list.split(',').map((word) => decodeKey(word.trim()));
  if (keys.length <= MAX_KEYS && keys.every((key) => key !== undefined)) return keys;
  const message = `one to ${MAX_KEYS} keys with commas between, each 32 bytes as 64 hex digits or in base64 (make one with: openssl rand -base64 32)`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

function decodeKey(word: string): Uint8Array | undefined {
  if (hex.test(word)) return Buffer.from(word, 'hex');
  const bytes = base64.test(word) ? Buffer.from(word, 'base64') : undefined;
  return bytes?.length === KEY_BYTES ? bytes : undefined;
}
