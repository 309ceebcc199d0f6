import { isHexDigit, isWord } from './characters.ts';
import { contextOf, distanceTo } from './context/read-context.ts';
import { report, type Scan } from './scan.ts';

const PAIRS = 6;

/**
 * Finds a MAC address (IEEE 802): six pairs of hexadecimal digits with hyphens or colons. Returns its end, or 0 if
 * there is none.
 */
export function macAddressAt(scan: Scan, start: number): number {
  const { text } = scan;
  const separator = text.charCodeAt(start + 2);
  if ((separator !== 45 && separator !== 58) || text.charCodeAt(start + 14) !== separator) return 0;
  const end = start + PAIRS * 3 - 1;
  const letters = countLetters(text, start, end, separator);
  if (letters < 0) return 0;
  if (!standsAlone(text, start, end, separator)) return 0;
  // Pairs of decimal digits only may be a date and a time.
  if (letters === 0 && distanceTo(contextOf(text, start), 'mac_address') > 3) return 0;
  report(scan, 'mac_address', start, end, letters === 0 ? 0.8 : 0.95);
  return end;
}

/** Returns the number of letters, or -1 if the characters are not hexadecimal pairs with separators. */
function countLetters(text: string, start: number, end: number, separator: number): number {
  let letters = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if ((at - start) % 3 === 2 ? code !== separator : !isHexDigit(code)) return -1;
    if (code > 64) letters++;
  }
  return letters;
}

function standsAlone(text: string, start: number, end: number, separator: number): boolean {
  if (start < 0 || isWord(text.charCodeAt(start - 1)) || isWord(text.charCodeAt(end))) return false;
  return (
    text.charCodeAt(start - 1) !== separator &&
    !(text.charCodeAt(end) === separator && isWord(text.charCodeAt(end + 1)))
  );
}
