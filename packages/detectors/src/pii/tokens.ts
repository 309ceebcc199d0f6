import { isAlphanumeric, isDigit, isTokenCharacter, isWord } from './characters.ts';
import { report, type Scan } from './scan.ts';
import { type ProviderToken, providerTokens } from './secrets/provider-tokens.ts';

/** Tokens by the anchor character and the one before it. This look-up rejects nearly every anchor. */
const rowsByAnchor = Map.groupBy(providerTokens, ({ prefix, anchor = prefix.length - 1 }) => pairAt(prefix, anchor));

function pairAt(text: string, at: number): number {
  return text.charCodeAt(at - 1) * 128 + text.charCodeAt(at);
}

/** Finds a token whose prefix has its anchor at `at`. Returns where to continue. */
export function atTokenAnchor(scan: Scan, at: number): number {
  for (const row of rowsByAnchor.get(pairAt(scan.text, at)) ?? []) {
    const start = at - (row.anchor ?? row.prefix.length - 1);
    const end = endOfToken(scan.text, start, row);
    if (end === 0) continue;
    report(scan, row.entity, start, end, 0.97);
    return end;
  }
  return at + 1;
}

/** Returns the end of a token, or 0 if there is none. A match inside a longer identifier does not count. */
function endOfToken(text: string, start: number, { prefix, allows, min, max }: ProviderToken): number {
  if (isTokenCharacter(text.charCodeAt(start - 1)) || !text.startsWith(prefix, start)) return 0;
  const from = start + prefix.length;
  let end = from;
  while (end <= from + max && allows(text.charCodeAt(end))) end++;
  const length = end - from;
  if (length < min || length > max || isWord(text.charCodeAt(end))) return 0;
  return max === min || isRandom(text, from, end) ? end : 0;
}

/** A key of variable length must look random: with digits, and not just hyphenated words. */
function isRandom(text: string, from: number, end: number): boolean {
  let [digits, longest, row] = [0, 0, 0];
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) digits++;
    row = isAlphanumeric(code) ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return digits > 0 && longest >= 10;
}
