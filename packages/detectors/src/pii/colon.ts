import { isHexDigit } from './characters.ts';
import { ipv6AtColon } from './ipv6.ts';
import type { Scan } from './scan.ts';
import { atAssignment } from './secrets/assignment.ts';
import { keyAtColon } from './secrets/marked-keys.ts';
import { urlAtColon } from './url.ts';

/** A colon is a scheme's, a bot's, an IPv6 or MAC address's or an assignment's. */
export function atColon(scan: Scan, at: number): number {
  const special = urlAtColon(scan, at) || keyAtColon(scan, at);
  if (special > 0) return special;
  const address = isAddressLike(scan.text, at) ? ipv6AtColon(scan, at) : 0;
  return address > 0 ? address : atAssignment(scan, at);
}

function isAddressLike(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return next === 58 || (isHexDigit(next) && isHexDigit(text.charCodeAt(at - 1)));
}
