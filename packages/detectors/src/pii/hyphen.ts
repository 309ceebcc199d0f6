import { macAddressAt } from './mac-address.ts';
import { privateKeyAt } from './private-key.ts';
import type { Scan } from './scan.ts';
import { keyAtHyphen } from './secrets/marked-keys.ts';
import { atTokenAnchor } from './tokens.ts';

/** A hyphen ends a token's prefix, starts a PEM header, or stands after the first pair of a MAC address. */
export function atHyphen(scan: Scan, at: number): number {
  const found =
    (scan.text.charCodeAt(at + 1) === 45 ? privateKeyAt(scan, at) : 0) ||
    macAddressAt(scan, at - 2) ||
    keyAtHyphen(scan, at);
  return found > 0 ? found : atTokenAnchor(scan, at);
}
