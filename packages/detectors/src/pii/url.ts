import { isAccentedLetter, isAlphanumeric, isWord } from './characters.ts';
import type { PiiEntity } from './entities.ts';
import { report, type Scan } from './scan.ts';
import { connectionAt } from './secrets/connection-string.ts';
import { keyAtDot } from './secrets/marked-keys.ts';
import { atTokenAnchor } from './tokens.ts';

/** URLs that let anyone who knows them post. The path is the secret. */
const hooks: readonly (readonly [start: string, entity: PiiEntity])[] = [
  ['hooks.slack.com/services/T', 'slack_webhook'],
  ['hooks.slack.com/workflows/', 'slack_webhook'],
  ['discord.com/api/webhooks/', 'discord_webhook'],
  ['discordapp.com/api/webhooks/', 'discord_webhook'],
];

/** Returns the webhook entity of a URL, given from its host on. */
function hookOf(text: string, host: number, end: number): PiiEntity | undefined {
  return hooks.find(([start]) => text.startsWith(start, host) && end - host > start.length + 16)?.[1];
}

const schemes = ['https', 'http', 'ftps', 'ftp', 'wss', 'ws'];
const MAX_HOST = 255;
/** Longer URLs are cut here. Every browser and server supports this length. */
const MAX_URL = 2048;

/** Finds a URL with a scheme from the colon of `://`. Returns where to continue, or 0 if there is none. */
export function urlAtColon(scan: Scan, at: number): number {
  const { text } = scan;
  if (at < scan.urlReadTo || text.charCodeAt(at + 1) !== 47 || text.charCodeAt(at + 2) !== 47) return 0;
  const scheme = schemes.find((name) => text.slice(at - name.length, at).toLowerCase() === name);
  if (!scheme) return connectionAt(scan, at);
  if (isWord(text.charCodeAt(at - scheme.length - 1))) return 0;
  const end = endOfUrl(text, at + 3);
  if (!hasHost(text, at + 3, end)) return 0;
  scan.urlReadTo = end;
  const hook = hookOf(text, at + 3, end);
  report(scan, hook ?? 'url', at - scheme.length, end, 0.98);
  return at + 3;
}

/** Finds a URL that starts with `www.` from its first dot, or else a key with a dot. Returns where to continue. */
export function atDot(scan: Scan, at: number): number {
  const { text } = scan;
  const key = keyAtDot(scan, at);
  if (key > 0) return key;
  if ((text.charCodeAt(at - 1) | 32) !== 119 || at < scan.urlReadTo) return atTokenAnchor(scan, at);
  if (text.slice(at - 3, at).toLowerCase() !== 'www' || !opensHost(text.charCodeAt(at - 4))) return at + 1;
  const end = endOfUrl(text, at + 1);
  if (!hasHost(text, at + 1, end) || !text.slice(at + 1, at + MAX_HOST).includes('.')) return at + 1;
  scan.urlReadTo = end;
  report(scan, 'url', at - 3, end, 0.95);
  return at + 1;
}

/** Whether a host may follow this character: not inside a word, a mailbox, a path or another host. */
function opensHost(code: number): boolean {
  return !isWord(code) && code !== 64 && code !== 47 && code !== 46 && code !== 45;
}

/**
 * Whether there is a host after an optional `user:password@`: it starts with a letter or digit, or is an IPv6 literal.
 */
function hasHost(text: string, from: number, end: number): boolean {
  const authority = text.slice(from, Math.min(end, from + MAX_HOST)).split(/[/?#]/, 1)[0] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const first = host.charCodeAt(0);
  return first === 91 ? host.includes(']') : isAlphanumeric(first) || isAccentedLetter(first);
}

/** Returns the end of the URL: at a space, quote or bracket, without the punctuation of the sentence. */
function endOfUrl(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_URL);
  let end = from;
  let open = 0;
  while (end < limit && isUrlCharacter(text.charCodeAt(end))) {
    const code = text.charCodeAt(end);
    if (code === 40) open++;
    if (code === 41 && --open < 0) break;
    end++;
  }
  while (end > from && isTrailing(text.charCodeAt(end - 1))) end--;
  return end;
}

/**
 * Printable ASCII except quotation marks, angle brackets, braces, backslash, caret, backtick and `|`. Also letters of
 * European and Arabic blocks.
 */
function isUrlCharacter(code: number): boolean {
  if (code > 126) return code >= 0xc0 && code < 0x2000;
  return code > 32 && !(code === 34 || code === 60 || code === 62 || code === 92 || code === 94 || isBrace(code));
}

const isBrace = (code: number): boolean => code === 96 || code >= 123;

function isTrailing(code: number): boolean {
  return ".,;:!?'*_~([$&@#".includes(String.fromCharCode(code));
}
