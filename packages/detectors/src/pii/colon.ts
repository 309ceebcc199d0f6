import { atAssignment } from './aws-secret.ts';
import { isHexDigit } from './characters.ts';
import { ipv6AtColon } from './ipv6.ts';
import type { Scan } from './scan.ts';
import { urlAtColon } from './url.ts';

/** A colon is a scheme's, an IPv6 address's or an assignment's. */
export function atColon(scan: Scan, at: number): number {
  const url = urlAtColon(scan, at);
  if (url > 0) return url;
  const address = isAddressLike(scan.text, at) ? ipv6AtColon(scan, at) : 0;
  return address > 0 ? address : atAssignment(scan, at);
}

function isAddressLike(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return next === 58 || (isHexDigit(next) && isHexDigit(text.charCodeAt(at - 1)));
}
