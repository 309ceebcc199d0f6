import { isLetter } from '../characters.ts';
import { report, type Scan } from '../scan.ts';
import { isNoName, mailWord, topLevels } from './mailbox-words.ts';

/** Words for the at sign in English, German, Spanish, Portuguese, French, Italian, Polish, Czech and Russian. */
const AT = 'at|ät|arroba|arobase|chiocciola|ma[łl]pa|zavin[áa][čc]|собака|klammeraffe';
const DOT = 'dot|punkt|punto|point|ponto|kropka|te[čc]ka|точка|nokta|prick|piste';
const JOINT = `${DOT}|underscore|underline|dash|hyphen|minus|plus|unterstrich|bindestrich|gui[óo]n bajo|gui[óo]n|tiret|trattino`;

/** An at sign in brackets, or spelled between spaces. */
const atSign = new RegExp(` ?([([{<]) ?(?:${AT}|@|a) ?[)\\]}>] ?| (?:${AT}|@) `, 'gi');
const wordCharacter = /[\p{L}\d]/u;
const dot = `(?:\\.| ?[([{<] ?(?:${DOT}|\\.) ?[)\\]}>] ?| (?:${DOT}) )`;
const domain = new RegExp(`[\\p{L}\\d-]{1,63}(?:${dot}[\\p{L}\\d-]{1,63}){1,5}`, 'iuy');
const dots = new RegExp(dot, 'iu');
const spelledDot = new RegExp(` (?:${DOT}) `, 'iu');
const bracketedDot = new RegExp(`[([{<] ?(?:${DOT})`, 'iu');
/** The local part before an at sign, with its own dots and dashes spelled or written. */
const local = new RegExp(
  `(?:[\\p{L}\\d]+ (?:${JOINT}) ){0,4}(?:[\\p{L}\\d][\\p{L}\\d._%+-]{0,40})?[\\p{L}\\d](?<![\\p{L}\\d._%+-]{64})$`,
  'iu',
);
const spelledJoint = new RegExp(` (?:${JOINT}) `, 'iu');
const REACH = 96;
const WORDS_BEFORE = 48;
const WORDS_AFTER = 32;

/** Reports mailboxes whose at sign or dots are spelled or in brackets: `nora(at)tidewater.org`, `nora dot finch at …`. */
export function reportSpelledMailboxes(scan: Scan): void {
  if (!scan.wanted.has('email')) return;
  const { text } = scan;
  atSign.lastIndex = 0;
  for (let sign = atSign.exec(text); sign; sign = atSign.exec(text)) {
    const found = mailboxAround(text, sign);
    if (found) report(scan, 'email', found.start, found.end, 0.8);
    atSign.lastIndex = found?.end ?? sign.index + sign[0].length;
  }
}

function mailboxAround(text: string, sign: RegExpExecArray): Candidate | undefined {
  const at = sign.index;
  const from = at + sign[0].length;
  const end = at > 0 && wordCharacter.test(text.charAt(at - 1)) ? endOfDomain(text, from) : 0;
  const start = end > 0 ? startOfLocal(text, at) : -1;
  const found = { start, at, from, end, isBracketed: sign[1] !== undefined };
  return start >= 0 && isMailbox(text, found) ? found : undefined;
}

/** Returns the end of a domain that ends in a known top-level domain, or 0. */
function endOfDomain(text: string, from: number): number {
  domain.lastIndex = from;
  const found = domain.exec(text)?.[0];
  if (found === undefined) return 0;
  const labels = found.split(dots);
  // A full stop may end the sentence, so that the last label is a word of the next one.
  for (let count = labels.length; count >= 2; count--) {
    if (topLevels.has((labels[count - 1] ?? '').toLowerCase())) return endOfLabels(text, from, found, count);
  }
  return 0;
}

function endOfLabels(text: string, from: number, found: string, count: number): number {
  let rest = found;
  let end = from;
  for (let label = 1; label <= count; label++) {
    const gap = dots.exec(rest);
    const length = label === count || !gap ? (gap?.index ?? rest.length) : gap.index + gap[0].length;
    end += length;
    rest = rest.slice(length);
  }
  // The bracket after a spelled dot belongs to the words around the mailbox.
  return isLetter(text.charCodeAt(end)) ? 0 : end;
}

function startOfLocal(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - REACH), at);
  const place = before.search(local);
  return place < 0 ? -1 : at - before.length + place;
}

interface Candidate {
  readonly start: number;
  readonly at: number;
  readonly from: number;
  readonly end: number;
  readonly isBracketed: boolean;
}

/** Whether the parts are a mailbox and not prose such as "look at example.org". */
function isMailbox(text: string, { start, at, from, end, isBracketed }: Candidate): boolean {
  const name = text.slice(start, at);
  const host = text.slice(from, end);
  if (isNoName(name) || isNoName(host.split(dots)[0] ?? '')) return false;
  if (isBracketed || bracketedDot.test(host)) return true;
  if (spelledJoint.test(name) && (spelledDot.test(host) || isAnnounced(text, start, end))) return true;
  return isAnnounced(text, start, end);
}

const isAnnounced = (text: string, start: number, end: number): boolean =>
  mailWord.test(text.slice(Math.max(0, start - WORDS_BEFORE), start)) ||
  mailWord.test(text.slice(end, end + WORDS_AFTER));
