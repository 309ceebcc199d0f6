import { privateKeyAt } from './private-key.ts';
import type { Scan } from './scan.ts';
import { atTokenAnchor } from './tokens.ts';

/** A hyphen ends a token's prefix or starts a PEM header. */
export function atHyphen(scan: Scan, at: number): number {
  const key = scan.text.charCodeAt(at + 1) === 45 ? privateKeyAt(scan, at) : 0;
  return key > 0 ? key : atTokenAnchor(scan, at);
}
