import { isAlphanumeric, isHexDigit, isWord } from './characters.ts';
import { macAddressAt } from './mac-address.ts';
import { report, type Scan } from './scan.ts';

/** Length of the longest form: eight groups, the last two as an IPv4 address. */
const MAX_ADDRESS = 45;
const MIN_HEX_DIGITS = 4;

/** Finds an IPv6 address (RFC 4291 §2.2) from its first colon. Returns where reading ended, or 0 if there is none. */
export function ipv6AtColon(scan: Scan, at: number): number {
  const { text } = scan;
  if (at < scan.addressReadTo) return 0;
  const start = startOfGroup(text, at);
  const mac = at - start === 2 ? macAddressAt(scan, start) : 0;
  if (mac > 0) return mac;
  const end = endOfRow(text, at);
  scan.addressReadTo = end;
  if (end - start > MAX_ADDRESS + 1 || opensInsideWord(text.charCodeAt(start - 1))) return 0;
  const address = trimSentence(text.slice(start, end));
  if (isWord(text.charCodeAt(start + address.length)) || !isIpv6(address) || isSlice(address)) return 0;
  report(scan, 'ip_address', start, start + address.length, 0.95);
  return end;
}

function startOfGroup(text: string, at: number): number {
  let start = at;
  while (start > at - 5 && isHexDigit(text.charCodeAt(start - 1))) start--;
  return start;
}

function endOfRow(text: string, at: number): number {
  let end = at;
  while (isRowCharacter(text.charCodeAt(end))) end++;
  return end;
}

const isRowCharacter = (code: number): boolean => code === 58 || code === 46 || isHexDigit(code);

const opensInsideWord = (code: number): boolean => isWord(code) || code === 58 || code === 46;

function trimSentence(row: string): string {
  const bare = row.endsWith('.') ? row.slice(0, -1) : row;
  return bare.endsWith(':') && !bare.endsWith('::') ? bare.slice(0, -1) : bare;
}

/**
 * `[1::2]` is a slice in some languages. Fewer than four digits are therefore not accepted, except for the loopback.
 */
function isSlice(address: string): boolean {
  if (address === '::1') return false;
  let digits = 0;
  for (const character of address) if (isAlphanumeric(character.charCodeAt(0))) digits++;
  return digits < MIN_HEX_DIGITS || !/\d/.test(address);
}

/** Whether a text is one IPv6 address: eight groups, or fewer with exactly one `::`. */
function isIpv6(address: string): boolean {
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half, index) => countGroups(half, index === halves.length - 1));
  if (groups.includes(-1)) return false;
  const total = groups.reduce((sum, count) => sum + count, 0);
  return halves.length === 2 ? total <= 7 : total === 8;
}

/**
 * Returns the number of 16-bit groups on one side of the `::`, or -1 if malformed. An IPv4 address at the very end
 * counts as two.
 */
function countGroups(half: string, isLast: boolean): number {
  if (half === '') return 0;
  const groups = half.split(':');
  let count = groups.length;
  const tail = groups.at(-1) ?? '';
  if (isLast && isDottedQuad(tail)) {
    groups.pop();
    count++;
  }
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? count : -1;
}

function isDottedQuad(text: string): boolean {
  const octets = text.split('.');
  return octets.length === 4 && octets.every((octet) => /^(?:0|[1-9]\d{0,2})$/.test(octet) && Number(octet) <= 255);
}
