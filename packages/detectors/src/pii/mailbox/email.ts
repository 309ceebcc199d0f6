import { isAccentedLetter, isAlphanumeric, isDigit, isLetter, isPrecededBy } from '../characters.ts';
import { contextOf, distanceTo } from '../context/read-context.ts';
import { report, type Scan } from '../scan.ts';

/** Longer than real mailboxes. Some servers accept more than RFC 5321 allows. */
const MAX_LOCAL = 1_024;
const MAX_DOMAIN = 253;
const MAX_LABEL = 63;
const MAX_TOP_LEVEL = 24;

/** File extensions that are not top-level domains: `icon@2x.png` is not a mailbox. */
const fileEndings: ReadonlySet<string> = new Set(
  'png jpg jpeg gif svg webp bmp ico tiff avif heic css scss less js jsx mjs cjs tsx json html htm xhtml xml yml yaml toml txt csv pdf doc docx xls xlsx ppt pptx exe dll jar mp3 mp4 wav avi mkv tmp bak log lock'.split(
    ' ',
  ),
);

/** Finds a mailbox around an `@`: a practical subset of RFC 5321. Returns where to continue. */
export function atAt(scan: Scan, at: number): number {
  const { text } = scan;
  const start = startOfLocal(text, at);
  const end = start < 0 ? 0 : endOfDomain(text, at + 1) || endOfLiteral(text, at + 1);
  if (start < 0 || (end === 0 && text.charCodeAt(at - 1) === 34)) return handleAt(scan, at);
  if (end === 0 || isRemoteOfGit(text, start, at, end)) return at + 1;
  report(scan, 'email', start, end, 0.98);
  return end;
}

const MAX_HANDLE = 30;
/** Networks where people have handles. */
const networks =
  /\b(?:insta(?:gram)?|twitter|tiktok|snap(?:chat)?|telegram|discord|threads|mastodon|bluesky|github|skype|follow|add me|dm)\b[^.!?]*$/i;

const isHandleCharacter = (code: number): boolean => isAlphanumeric(code) || code === 95 || code === 46;

/** Finds a handle such as `@anna` next to a word that announces a user name. Returns where to continue. */
function handleAt(scan: Scan, at: number): number {
  const { text } = scan;
  if (!isLetter(text.charCodeAt(at + 1)) || isAlphanumeric(text.charCodeAt(at - 1))) return at + 1;
  let end = at + 2;
  while (end < at + MAX_HANDLE && isHandleCharacter(text.charCodeAt(end))) end++;
  while (text.charCodeAt(end - 1) === 46) end--;
  if (distanceTo(contextOf(text, at), 'username') > 0 && !isPrecededBy(text, at, networks, 24)) return at + 1;
  report(scan, 'username', at, end, 0.8);
  return end;
}

/** Returns where the local part starts, or -1 if there is none or it is too long. */
function startOfLocal(text: string, at: number): number {
  const last = text.charCodeAt(at - 1);
  if (last === 34) return startOfQuoted(text, at);
  if (isIdeograph(last)) return startOfIdeographs(text, at);
  if (!isLocalEdge(last)) return -1;
  let start = at - 1;
  const floor = at - MAX_LOCAL;
  while (isLocalCharacter(text.charCodeAt(start - 1))) {
    if (start <= floor) return -1;
    start--;
    if (isDotPair(text, start)) return -1;
  }
  while (start < at && !isLocalEdge(text.charCodeAt(start))) start++;
  return start;
}

const MAX_QUOTED = 64;

/** Returns the start of a local part in quotation marks, such as `"nora finch"`, or -1 if there is none. */
function startOfQuoted(text: string, at: number): number {
  const start = text.lastIndexOf('"', at - 2);
  const isQuoted = start >= 0 && start < at - 2 && at - start <= MAX_QUOTED;
  return isQuoted && !/[\n@<>]/.test(text.slice(start, at)) ? start : -1;
}

const MAX_IDEOGRAPHS = 8;

/** Scripts without spaces do not show where a local part starts, so all characters before the sign are taken. */
function startOfIdeographs(text: string, at: number): number {
  let start = at - 1;
  while (start > at - MAX_IDEOGRAPHS && isIdeograph(text.charCodeAt(start - 1))) start--;
  return start;
}

const literal = /\[(?:\d{1,3}(?:\.\d{1,3}){3}|IPv6:[\da-f:.]{2,39})\]/iy;

/** Returns the end of an address in brackets in place of a domain, or 0. */
function endOfLiteral(text: string, from: number): number {
  if (text.charCodeAt(from) !== 91) return 0;
  literal.lastIndex = from;
  return literal.test(text) ? literal.lastIndex : 0;
}

const isDotPair = (text: string, at: number): boolean => text.charCodeAt(at) === 46 && text.charCodeAt(at + 1) === 46;

/** Whether a character may be in a local part: letters, digits and `. _ % + - ' & ~`. */
function isLocalCharacter(code: number): boolean {
  return isLocalEdge(code) || code === 46 || code === 37 || code === 39 || code === 38 || code === 126;
}

/** Whether a character may be the first or last of a local part. */
function isLocalEdge(code: number): boolean {
  return (
    isAlphanumeric(code) || code === 95 || code === 43 || code === 45 || isAccentedLetter(code) || isOtherLetter(code)
  );
}

/**
 * Returns the end of the domain, or 0 if there is none. It is the longest sequence of labels that ends in a possible
 * top-level domain.
 */
function endOfDomain(text: string, from: number): number {
  let best = 0;
  for (let label = from; label <= from + MAX_DOMAIN; ) {
    const end = endOfLabel(text, label);
    if (!isLabel(text, label, end)) break;
    if (label > from && isTopLevel(text, label, end)) best = end;
    if (text.charCodeAt(end) !== 46) break;
    label = end + 1;
  }
  return best > 0 && !isVersion(text, from) ? best : 0;
}

function endOfLabel(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (isIdeograph(first)) return endOfIdeographicLabel(text, from, endOfCharacters(text, from, isIdeograph));
  return endOfCharacters(text, from, isOtherLetter(first) ? isOtherLetter : isDomainCharacter);
}

function endOfCharacters(text: string, from: number, accepts: (code: number) => boolean): number {
  let end = from;
  while (end <= from + MAX_LABEL && accepts(text.charCodeAt(end))) end++;
  return end;
}

function isDomainCharacter(code: number): boolean {
  return isAlphanumeric(code) || code === 45 || isAccentedLetter(code);
}

function isLabel(text: string, start: number, end: number): boolean {
  if (end === start || end - start > MAX_LABEL) return false;
  return text.charCodeAt(start) !== 45;
}

function isTopLevel(text: string, start: number, end: number): boolean {
  if (end - start < 2 || end - start > MAX_TOP_LEVEL) return false;
  const label = text.slice(start, end).toLowerCase();
  if (isOtherLetter(label.charCodeAt(0))) return true;
  if (isIdeograph(label.charCodeAt(0))) return ideographicTopLevels.includes(label);
  if (label.startsWith('xn--')) return true;
  for (let at = start; at < end; at++) if (!isLetter(text.charCodeAt(at))) return false;
  return !fileEndings.has(label);
}

const ideographicTopLevels = [
  '公司',
  '中国',
  '中國',
  '网络',
  '在线',
  '香港',
  '台湾',
  '台灣',
  'コム',
  'みんな',
  '한국',
  '닷컴',
];

/** A top-level domain ends where its name does, because the next word follows without a space. */
function endOfIdeographicLabel(text: string, from: number, end: number): number {
  const topLevel = ideographicTopLevels.find((name) => text.startsWith(name, from));
  return topLevel && text.charCodeAt(end) !== 46 ? from + topLevel.length : end;
}

/** Chinese, Japanese and Korean letters. */
const isIdeograph = (code: number): boolean => (code >= 0x3041 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af);

/** Greek, Cyrillic, Semitic and Indic letters, which occur in internationalised host names. */
const isOtherLetter = (code: number): boolean => code >= 0x370 && code < 0xe00 && code !== 0x60c && code !== 0x61b;

/** Finds a mailbox in a link or form with its at sign encoded as `%40`. Returns where to continue. */
export function atPercent(scan: Scan, at: number): number {
  const { text } = scan;
  if (!text.startsWith('%40', at) || !isAlphanumeric(text.charCodeAt(at - 1))) return at + 1;
  let start = at - 1;
  while (start > at - MAX_LOCAL && (isLocalEdge(text.charCodeAt(start - 1)) || text.charCodeAt(start - 1) === 46))
    start--;
  const end = endOfDomain(text, at + 3);
  if (end === 0) return at + 1;
  report(scan, 'email', start, end, 0.9);
  return end;
}

/** Matches package versions such as `package@1.2.3-beta.next`. */
function isVersion(text: string, from: number): boolean {
  let at = from;
  while (at < from + 4 && isDigit(text.charCodeAt(at))) at++;
  return at > from && text.charCodeAt(at) === 46 && isDigit(text.charCodeAt(at + 1));
}

/** Matches Git remotes such as `git@host:owner/repository`. */
function isRemoteOfGit(text: string, start: number, at: number, end: number): boolean {
  return text.charCodeAt(end) === 58 && text.slice(start, at) === 'git';
}
