import { isAlphanumeric, isDigit, isTokenCharacter, isWord } from './characters.ts';
import type { PiiEntity } from './entities.ts';
import { report, type Scan } from './scan.ts';

interface TokenRow {
  readonly entity: PiiEntity;
  readonly prefix: string;
  /** Which character of the prefix the scan stops at; its last when absent. */
  readonly anchor?: number;
  readonly allows: (code: number) => boolean;
  /** Characters after the prefix. */
  readonly min: number;
  readonly max: number;
}

const isUpperOrDigit = (code: number): boolean => isDigit(code) || (code >= 65 && code <= 90);

const githubKinds = ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'];
const slackKinds = ['xoxa-', 'xoxb-', 'xoxe-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'];
const stripeKinds = ['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_'];

/** Tokens that carry their maker's prefix, as the makers document them; of two that fit, the first stands. */
const tokens: readonly TokenRow[] = [
  ...['AKIA', 'ASIA'].map(
    (prefix): TokenRow => ({ entity: 'aws_access_key', prefix, anchor: 2, allows: isUpperOrDigit, min: 16, max: 16 }),
  ),
  ...githubKinds.map(
    (prefix): TokenRow => ({ entity: 'github_token', prefix, allows: isAlphanumeric, min: 36, max: 255 }),
  ),
  { entity: 'github_token', prefix: 'github_pat_', allows: isWord, min: 40, max: 255 },
  { entity: 'gitlab_token', prefix: 'glpat-', allows: isTokenCharacter, min: 20, max: 64 },
  { entity: 'google_api_key', prefix: 'AIza', anchor: 2, allows: isTokenCharacter, min: 35, max: 35 },
  ...slackKinds.map(
    (prefix): TokenRow => ({ entity: 'slack_token', prefix, allows: isTokenCharacter, min: 20, max: 255 }),
  ),
  ...stripeKinds.map(
    (prefix): TokenRow => ({ entity: 'stripe_key', prefix, allows: isAlphanumeric, min: 16, max: 255 }),
  ),
  { entity: 'anthropic_key', prefix: 'sk-ant-', anchor: 2, allows: isTokenCharacter, min: 24, max: 255 },
  { entity: 'openai_key', prefix: 'sk-', allows: isTokenCharacter, min: 20, max: 255 },
  { entity: 'hugging_face_token', prefix: 'hf_', allows: isAlphanumeric, min: 30, max: 64 },
  { entity: 'npm_token', prefix: 'npm_', allows: isAlphanumeric, min: 36, max: 36 },
];

/** Rows by the anchor's character and the one before it: two comparisons turn nearly every anchor away. */
const rowsByAnchor = Map.groupBy(tokens, ({ prefix, anchor = prefix.length - 1 }) => pairAt(prefix, anchor));

function pairAt(text: string, at: number): number {
  return text.charCodeAt(at - 1) * 128 + text.charCodeAt(at);
}

/** A token whose prefix has its anchor at `at`; where to go on. */
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

/** Where a row's token ends; 0 when there is none. What stands inside a longer identifier is none. */
function endOfToken(text: string, start: number, { prefix, allows, min, max }: TokenRow): number {
  if (isTokenCharacter(text.charCodeAt(start - 1)) || !text.startsWith(prefix, start)) return 0;
  const from = start + prefix.length;
  let end = from;
  while (end <= from + max && allows(text.charCodeAt(end))) end++;
  const length = end - from;
  if (length < min || length > max || isWord(text.charCodeAt(end))) return 0;
  return max === min || isRandom(text, from, end) ? end : 0;
}

/** A key of no fixed length must look drawn at random: it has digits and letters. A row of hyphenated words, or one repeated character, is none. */
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
