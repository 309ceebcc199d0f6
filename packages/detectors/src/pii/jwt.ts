import { isTokenCharacter } from './characters.ts';
import { report, type Scan } from './scan.ts';

/** The shortest header that can name an algorithm: `{"alg":""}`. */
const MIN_HEADER = 14;
const MAX_HEADER = 1024;

/** A JSON Web Token (RFC 7519) from the `J` of `eyJ`: three parts, the first of them a header that names its algorithm. */
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

/** Texts full of tokens repeat the same header; the last good one is not decoded again. */
function isHeader(scan: Scan, encoded: string): boolean {
  if (encoded === scan.lastJwtHeader) return true;
  if (!namesAlgorithm(encoded)) return false;
  scan.lastJwtHeader = encoded;
  return true;
}

/** Looks for the member before it parses: a parser that throws is slow, and a hostile text would make it throw often. */
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
