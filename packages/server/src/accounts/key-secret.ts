import { hash, randomBytes } from 'node:crypto';

/** Characters of a key that are kept for display. */
const SHOWN = 12;

/** A new key `sk_<brand>_<43 random characters>`: 256 random bits (contract §1). */
export function newSecret(brand: string): string {
  return `sk_${brand}_${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a key: SHA-256 in hex. A key is 256 random bits, so a slow hash would add nothing. */
export const hashSecret = (secret: string): string => hash('sha256', secret);

/** The part of a key that may be shown again. */
export const prefixOf = (secret: string): string => secret.slice(0, SHOWN);
