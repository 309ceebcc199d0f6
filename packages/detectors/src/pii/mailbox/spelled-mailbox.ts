import { isLetter } from '../characters.ts';
import { report, type Scan } from '../scan.ts';

/** Words that announce a mailbox. "Address" alone could also announce a place, but a place has no top-level domain. */
const mailWord =
  /(?:e-?mail|\bmail|courriel|correo|correio|\bcorreu|adresse|address|indirizzo|direcci[oó]n|endere[cç]o|postfach|posta\b|poczt|почт|\bwrite\b|schreib|escr[ií]b|écri|scriv|пиши|contact|kontakt|contato|reach (?:me|us|him|her|them|out)|邮箱|メール|이메일|메일|بريد|ايميل|إيميل|ईमेल|דוא)/iu;

/** Words of prose that often precede "at" or follow it, and are no mailbox or host. */
const prose: ReadonlySet<string> = new Set(
  'look looks looking looked us me you him her it them this that these those the a an is are was were be been available hosted found here there buy bought shop shopping order read visit visiting work works working worked live lives stay see meet join come sold data site page website online info. more details documentation docs code source file files download downloads right left good best great back arrive arrived start starts starting stop end ends price free open up down out all one two three http https my our your their his its noon night home once least last first em en de la el le un une'.split(
    ' ',
  ),
);

/** Whether a text is one word of prose, and so no name of a mailbox or host. */
const isNoName = (name: string): boolean => prose.has(name.toLowerCase());

/** Top-level domains that people spell: the common generic ones, those of countries, and a few reserved ones. */
const topLevels: ReadonlySet<string> = new Set(
  'com org net edu gov mil int info biz name pro app dev io ai co me tv cc xyz online site shop store tech cloud email blog news club eu example test invalid ac ad ae af ag al am ar at au az ba bd be bg bh bo br by bz ca ch ci cl cm cn cr cu cy cz de dk do dz ec ee eg es et fi fj fo fr ge gg gh gi gr gt hk hn hr hu id ie il im in iq ir is it je jm jo jp ke kg kh kr kw kz lb li lk lt lu lv ly ma mc md mg mk mn mo mt mu mv mx my mz na ng ni nl no np nz om pa pe pg ph pk pl ps pt py qa ro rs ru rw sa se sg si sk sm sn sv sy th tj tn tr tt tw tz ua ug uk us uy uz va ve vn ye za zm zw рф укр'.split(
    ' ',
  ),
);

/** Words for the at sign in English, German, Spanish, Portuguese, French, Italian, Polish, Czech and Russian. */
const AT = 'at|ät|arroba|arobase|chiocciola|ma[łl]pa|zavin[áa][čc]|собака|klammeraffe';
const DOT = 'dot|punkt|punto|point|ponto|kropka|te[čc]ka|точка|nokta|prick|piste';
const JOINT = `${DOT}|underscore|underline|dash|hyphen|minus|plus|unterstrich|bindestrich|gui[óo]n bajo|gui[óo]n|tiret|trattino`;

/** An at sign in brackets. */
const bracketedSign = new RegExp(`[([{<] ?(?:${AT}|@|a) ?[)\\]}>] ?`, 'iy');
/** An at sign between spaces. The search is much faster without classes and the flag for case. */
const spelledSign = / (?:at|At|AT|ät|arroba|arobase|chiocciola|małpa|malpa|собака|@) /g;
const wordCharacter = /[\p{L}\d]/u;
const dot = `(?:\\.| ?[([{<] ?(?:${DOT}|\\.) ?[)\\]}>] ?| (?:${DOT}) )`;
const domain = new RegExp(`[\\p{L}\\d-]{1,63}(?:${dot}[\\p{L}\\d-]{1,63}){1,5}`, 'iuy');
const dots = new RegExp(dot, 'iu');
const spelledDot = new RegExp(` (?:${DOT}) `, 'iu');
const bracketedDot = new RegExp(`[([{<] ?(?:${DOT})`, 'iu');
/** The local part before an at sign, with its own dots and dashes spelled or written. */
const local = new RegExp(
  `(?:[\\p{L}\\d]+(?: (?:${JOINT}) | ?[([{<] ?(?:${JOINT}|\\.) ?[)\\]}>] ?)){0,4}(?:[\\p{L}\\d][\\p{L}\\d._%+-]{0,40})?[\\p{L}\\d](?<![\\p{L}\\d._%+-]{64})$`,
  'iu',
);
const spelledJoint = new RegExp(` (?:${JOINT}) `, 'iu');
const REACH = 96;
const WORDS_BEFORE = 48;
const WORDS_AFTER = 32;

/** Reports mailboxes whose at sign is spelled between spaces: `nora dot finch at tidewater dot org`. */
export function reportSpelledMailboxes(scan: Scan): void {
  if (!scan.wanted.has('email')) return;
  const { text } = scan;
  spelledSign.lastIndex = 0;
  for (let sign = spelledSign.exec(text); sign; sign = spelledSign.exec(text)) {
    const from = spelledSign.lastIndex;
    const end = reportAround(scan, sign.index, from, false);
    // The space behind a sign may be the one before the next.
    spelledSign.lastIndex = end || from - 1;
  }
}

/** Finds a mailbox around an at sign in brackets: `nora(at)tidewater.org`. Returns where to continue. */
export function atBracket(scan: Scan, at: number): number {
  const { text } = scan;
  const next = text.charCodeAt(at + 1) === 32 ? text.charCodeAt(at + 2) : text.charCodeAt(at + 1);
  if (!opensSign(next) || !scan.wanted.has('email')) return at + 1;
  bracketedSign.lastIndex = at;
  if (!bracketedSign.test(text)) return at + 1;
  const local = text.charCodeAt(at - 1) === 32 ? at - 1 : at;
  return reportAround(scan, local, bracketedSign.lastIndex, true) || at + 1;
}

/** Whether a word for the at sign can start with a letter. This rejects nearly every bracket. */
const opensSign = (code: number): boolean => code === 64 || 'aäcmzkс'.includes(String.fromCharCode(code).toLowerCase());

/** Reports the mailbox whose local part ends at `at`, and whose host starts at `from`. Returns its end, or 0. */
function reportAround(scan: Scan, at: number, from: number, isBracketed: boolean): number {
  const { text } = scan;
  const end = at > 0 && wordCharacter.test(text.charAt(at - 1)) ? endOfDomain(text, from) : 0;
  const start = end > 0 ? startOfLocal(text, at) : -1;
  if (start < 0 || !isMailbox(text, { start, at, from, end, isBracketed })) return 0;
  report(scan, 'email', start, end, 0.8);
  return end;
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
