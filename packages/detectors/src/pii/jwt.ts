import { isTokenCharacter } from './characters.ts';
import { report, type Scan } from './scan.ts';

const MAX_HEADER = 1024;

/** A JSON Web Token (RFC 7519) from the `J` of `eyJ`: three parts, the first of them a header that names its algorithm. */
export function atJwtAnchor(scan: Scan, at: number): number {
  const { text } = scan;
  const start = at - 2;
  if (!text.startsWith('ey', start) || start < 0 || isTokenCharacter(text.charCodeAt(start - 1))) return at + 1;
  const header = endOfPart(text, start);
  if (text.charCodeAt(header) !== 46 || header - start > MAX_HEADER) return header;
  const payload = endOfPart(text, header + 1);
  if (text.charCodeAt(payload) !== 46 || payload - header < 3) return header;
  const end = endOfPart(text, payload + 1);
  if (!isHeader(scan, text.slice(start, header))) return header;
  report(scan, 'jwt', start, end, 0.99);
  return end;
}

function endOfPart(text: string, from: number): number {
  let end = from;
  while (isTokenCharacter(text.charCodeAt(end))) end++;
  return end;
}

/** Texts full of tokens repeat the same header; the last good one is not decoded again. */
function isHeader(scan: Scan, encoded: string): boolean {
  if (encoded === scan.lastJwtHeader) return true;
  if (!namesAlgorithm(encoded)) return false;
  scan.lastJwtHeader = encoded;
  return true;
}

function namesAlgorithm(encoded: string): boolean {
  try {
    const header: unknown = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof header === 'object' && header !== null && 'alg' in header && typeof header.alg === 'string';
  } catch {
    return false;
  }
}
