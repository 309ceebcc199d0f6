import { randomBytes } from 'node:crypto';

/** Returns `rt-` and a UUID version 7. Later ids sort after earlier ids. */
export const newRunId = (now: Date): string => `rt-${uuidOf(now)}`;

/** Returns `ds-` and a UUID version 7. Later ids sort after earlier ids. */
export const newDatasetId = (now: Date): string => `ds-${uuidOf(now)}`;

/** A UUID version 7 (RFC 9562, section 5.7). */
function uuidOf(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
