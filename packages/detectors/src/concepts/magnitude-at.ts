const [ZERO, NINE, GROUP] = [0x30, 0x39, 3];
/** What stands between groups of three digits: comma, full stop, apostrophe, space, underscore, narrow spaces. */
const separators: ReadonlySet<number> = new Set([...",.' _\u00a0\u202f"].map((sign) => sign.charCodeAt(0)));
const thousand = 'k'.charCodeAt(0);
/** Digits beyond these do not make a number larger than huge. */
const MAX_DIGITS = 12;

/**
 * Returns the number of digits of the whole number that begins at a position, with its groups of three ("50,000" has
 * five) and a "k" behind it. Returns 0 if no number begins there.
 */
export function magnitudeAt(text: string, start: number, limit: number): number {
  let at = digitsEnd(text, start, limit);
  let digits = at - start;
  if (digits === 0 || (digits === GROUP && isGroupOf(text, start))) return 0;
  if (digits > GROUP) return digits;
  while (digits <= MAX_DIGITS && separators.has(text.charCodeAt(at))) {
    const end = digitsEnd(text, at + 1, limit);
    if (end - at - 1 !== GROUP) break;
    digits += GROUP;
    at = end;
  }
  return text.charCodeAt(at) === thousand ? digits + GROUP : digits;
}

/** Whether a number goes on at `start` that begins before it. */
function isGroupOf(text: string, start: number): boolean {
  return separators.has(text.charCodeAt(start - 1)) && isDigit(text.charCodeAt(start - 2));
}

function digitsEnd(text: string, start: number, limit: number): number {
  const most = Math.min(limit, start + MAX_DIGITS);
  let at = start;
  while (at < most && isDigit(text.charCodeAt(at))) at += 1;
  return at;
}

/** Whether a UTF-16 unit is an ASCII digit. */
export const isDigit = (unit: number): boolean => unit >= ZERO && unit <= NINE;
