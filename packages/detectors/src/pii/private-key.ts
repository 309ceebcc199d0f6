import { isAlphanumeric } from './characters.ts';
import { report, type Scan } from './scan.ts';

const BEGIN = '-----BEGIN ';
const END = '-----END ';
const MAX_LABEL = 48;
const MAX_KEY = 16_384;

/**
 * Finds a PEM block of a private key (RFC 7468) from the first hyphen of its header. Returns its end, or 0 if there is
 * none.
 */
export function privateKeyAt(scan: Scan, at: number): number {
  const { text } = scan;
  if (!text.startsWith(BEGIN, at) || text.charCodeAt(at - 1) === 45) return 0;
  const label = text.slice(at + BEGIN.length, at + BEGIN.length + MAX_LABEL);
  const labelLength = label.indexOf('-----');
  if (labelLength < 0 || !label.slice(0, labelLength).includes('PRIVATE KEY')) return 0;
  const header = at + BEGIN.length + labelLength + 5;
  const end = endOfBlock(scan, header);
  report(scan, 'private_key', at, end, 0.99);
  return end;
}

/** Returns the end of the footer. If the footer is missing, returns the end of the base64 lines. */
function endOfBlock(scan: Scan, from: number): number {
  const { text } = scan;
  // The next footer is cached. Otherwise each header without a footer would search the whole text.
  if (scan.footerAt >= 0 && scan.footerAt < from) scan.footerAt = text.indexOf(END, from);
  const footer = scan.footerAt;
  if (footer < 0 || footer - from > MAX_KEY) return endOfLines(text, from);
  const close = text.slice(footer + END.length, footer + END.length + MAX_LABEL).indexOf('-----');
  return close < 0 ? footer : footer + END.length + close + 5;
}

function endOfLines(text: string, from: number): number {
  let end = from;
  while (end < from + MAX_KEY && isKeyCharacter(text.charCodeAt(end))) end++;
  return end;
}

/**
 * Whether a character can be in a key block: base64, padding, line ends, and the backslash of escaped line ends in
 * JSON.
 */
function isKeyCharacter(code: number): boolean {
  return isAlphanumeric(code) || code === 43 || code === 47 || code === 61 || code === 10 || code === 13 || code === 92;
}
