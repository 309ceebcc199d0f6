import { isAccentedLetter, isAlphanumeric, isDigit, isLetter, isPrecededBy } from './characters.ts';
import { contextOf, distanceTo } from './context/read-context.ts';
import { report, type Scan } from './scan.ts';

/** Longer than mailboxes are: servers take some that RFC 5321 does not. */
const MAX_LOCAL = 1_024;
const MAX_DOMAIN = 253;
const MAX_LABEL = 63;
const MAX_TOP_LEVEL = 24;

/** Endings of file names that no registry hands out: `icon@2x.png` is no mailbox. */
const fileEndings: ReadonlySet<string> = new Set(
  'png jpg jpeg gif svg webp bmp ico tiff avif heic css scss less js jsx mjs cjs tsx json html htm xhtml xml yml yaml toml txt csv pdf doc docx xls xlsx ppt pptx exe dll jar mp3 mp4 wav avi mkv tmp bak log lock'.split(
    ' ',
  ),
);

/** A mailbox round an `@`: a practical subset of RFC 5321, without quoted local parts and address literals. */
export function atAt(scan: Scan, at: number): number {
  const { text } = scan;
  const start = startOfLocal(text, at);
  if (start < 0) return handleAt(scan, at);
  const end = endOfDomain(text, at + 1);
  if (end === 0 || isRemoteOfGit(text, start, at, end)) return at + 1;
  report(scan, 'email', start, end, 0.98);
  return end;
}

const MAX_HANDLE = 30;
/** Where people are known by a handle. */
const networks =
  /\b(?:insta(?:gram)?|twitter|tiktok|snap(?:chat)?|telegram|discord|threads|mastodon|bluesky|github|skype|follow|add me|dm)\b[^.!?]*$/i;

const isHandleCharacter = (code: number): boolean => isAlphanumeric(code) || code === 95 || code === 46;

/** `@anna` beside a word that says it is a user's name; where to go on. */
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

/** Where the local part starts; -1 when there is none or it is too long. */
function startOfLocal(text: string, at: number): number {
  if (!isLocalEdge(text.charCodeAt(at - 1))) return -1;
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

const isDotPair = (text: string, at: number): boolean => text.charCodeAt(at) === 46 && text.charCodeAt(at + 1) === 46;

/** Letters, digits, and those of `. _ % + - ' & ~` that people have in addresses. */
function isLocalCharacter(code: number): boolean {
  return isLocalEdge(code) || code === 46 || code === 37 || code === 39 || code === 38 || code === 126;
}

/** What a local part starts and ends with. */
function isLocalEdge(code: number): boolean {
  return isAlphanumeric(code) || code === 95 || code === 43 || code === 45 || isAccentedLetter(code);
}

/** Where the domain ends: the longest row of labels whose last can be a top-level domain; 0 for none. */
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
  let end = from;
  if (isOtherLetter(text.charCodeAt(from))) {
    while (end <= from + MAX_LABEL && isOtherLetter(text.charCodeAt(end))) end++;
    return end;
  }
  while (end <= from + MAX_LABEL && isDomainCharacter(text.charCodeAt(end))) end++;
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
  if (label.startsWith('xn--')) return true;
  for (let at = start; at < end; at++) if (!isLetter(text.charCodeAt(at))) return false;
  return !fileEndings.has(label);
}

/** A letter of the Greek, Cyrillic, Semitic or Indian blocks: some names of hosts are written in one of them. */
const isOtherLetter = (code: number): boolean => code >= 0x370 && code < 0xe00 && code !== 0x60c && code !== 0x61b;

/** A mailbox in a link or a form, whose at sign is written `%40`. */
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

/** `package@1.2.3-beta.next` names a version. */
function isVersion(text: string, from: number): boolean {
  let at = from;
  while (at < from + 4 && isDigit(text.charCodeAt(at))) at++;
  return at > from && text.charCodeAt(at) === 46 && isDigit(text.charCodeAt(at + 1));
}

/** `git@host:owner/repository` is an address of code. */
function isRemoteOfGit(text: string, start: number, at: number, end: number): boolean {
  return text.charCodeAt(end) === 58 && text.slice(start, at) === 'git';
}
