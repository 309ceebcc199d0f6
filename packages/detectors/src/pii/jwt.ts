import { isTokenCharacter } from './characters.ts';
import { report, type Scan } from './scan.ts';

/** Length of the shortest encoded header that names an algorithm: `{"alg":""}`. */
const MIN_HEADER = 14;
const MAX_HEADER = 1024;

/**
 * Finds a JSON Web Token (RFC 7519) from the `J` of `eyJ`: three parts, of which the first is a header with an
 * algorithm. Returns where to continue.
 */
export function atJwtAnchor(scan: Scan, at: number): number {
  const { text } = scan;
  const start = at - 2;
  if (!text.startsWith('ey', start) || start < 0 || isTokenCharacter(text.charCodeAt(start - 1))) return at + 1;
  const header = endOfPart(text, start);
  if (text.charCodeAt(header) !== 46 || header - start < MIN_HEADER || header - start > MAX_HEADER) return header;
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

/** Caches the last valid header, because texts full of tokens repeat it. */
function isHeader(scan: Scan, encoded: string): boolean {
  if (encoded === scan.lastJwtHeader) return true;
  if (!namesAlgorithm(encoded)) return false;
  scan.lastJwtHeader = encoded;
  return true;
}

/**
 * Checks for the member before it parses, because a parser that throws is slow and hostile text could trigger it often.
 */
function namesAlgorithm(encoded: string): boolean {
  if (encoded.length % 4 === 1) return false;
  const header = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  if (!header.startsWith('{"') || !header.endsWith('}') || !header.includes('"alg"')) return false;
  try {
    const { alg } = JSON.parse(header) as { readonly alg?: unknown };
    return typeof alg === 'string';
  } catch {
    return false;
  }
}
