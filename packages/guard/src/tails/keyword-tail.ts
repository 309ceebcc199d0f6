import { lettersOf, type View, viewsOf } from '@redoubt/detectors';
import { NameCursor } from '../restore/placeholder-names.ts';
import type { OpenFrom } from '../watch/output-watch.ts';

/** A disguised or widely spaced keyword may be this many times as long as the keyword. */
const STRETCH = 3;
const MAX_TAIL = 1_000;
const MAX_SPELLED = 80;
const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;
/**
 * Letters and signs that only folding of case changes. A text of these units needs no other reading, except for letters
 * that are spelled out one by one.
 */
const ordinary = /^[A-Za-z\s.,;:?"()-]*$/;
/** Such a text can be folded as a whole, because each unit is folded to one unit. */
const singleSpaced = /^(?:[!-~]| (?! ))*$/;

/**
 * Holds a tail as long as it may still become a banned keyword. It follows the keyword detector: any case, any white
 * space, whole words, disguised letters.
 */
export function keywordTail(banned: readonly string[]): OpenFrom {
  const known = tails.get(banned) ?? makeTail(banned);
  tails.set(banned, known);
  return known;
}

/** Cached tails by the list of keywords. All calls of a deployment use the same list. */
const tails = new WeakMap<readonly string[], OpenFrom>();

function makeTail(banned: readonly string[]): OpenFrom {
  const written = searchTail(banned.map(foldCase));
  const disguised = searchTail(banned.map(foldLetters));
  const longest = Math.max(written.longest, disguised.longest);
  if (longest === 0) return (text) => text.length;
  const most = Math.min(MAX_TAIL, longest * STRETCH + STRETCH);
  return (text) => {
    const from = Math.max(0, text.length - most);
    const tail = text.slice(from);
    const open = Math.min(openAsWritten(tail, written.openFrom), spelledFrom(tail, disguised.initials));
    if (ordinary.test(tail)) return from + open;
    return from + Math.min(open, openIn(lettersOf(viewsOf(tail).plain), tail.length, disguised.openFrom));
  };
}

const foldCase = (text: string): string => text.toUpperCase().toLowerCase().trim().replace(/\s+/g, ' ');
const foldLetters = (text: string): string => foldCase(lettersOf(viewsOf(text).plain).text);

interface TailSearch {
  readonly openFrom: OpenFrom;
  readonly longest: number;
  /** The first units of the keywords. */
  readonly initials: ReadonlySet<number>;
}

/** Makes a search for keywords in folded texts. */
function searchTail(keywords: readonly string[]): TailSearch {
  const sorted = [...new Set(keywords)].filter((keyword) => keyword !== '').sort();
  const cursor = new NameCursor(sorted);
  const initials = new Set(sorted.map((keyword) => keyword.charCodeAt(0)));
  const isOpenAt = (text: string, start: number): boolean => {
    if (!initials.has(text.charCodeAt(start)) || cutsWord(text, start)) return false;
    cursor.restart();
    for (let at = start; at < text.length; at += 1) if (!cursor.step(text.charCodeAt(at))) return false;
    return true;
  };
  return {
    initials,
    longest: sorted.reduce((most, { length }) => Math.max(most, length), 0),
    openFrom(text) {
      for (let start = 0; start < text.length; start += 1) if (isOpenAt(text, start)) return start;
      return text.length;
    },
  };
}

const cutsWord = (text: string, at: number): boolean =>
  at > 0 &&
  letterOrDigit.test(text.charAt(at - 1)) &&
  letterOrDigit.test(text.charAt(at)) &&
  text.charCodeAt(at) < 0x2e80;

/**
 * Folds unit by unit. Each run of white space becomes one space, and the position of each unit in the original is
 * known.
 */
function openAsWritten(text: string, openFrom: OpenFrom): number {
  if (singleSpaced.test(text)) return openFrom(text.toLowerCase());
  const starts: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = foldedUnit(text.charAt(at));
    if (unit === ' ' && folded.endsWith(' ')) continue;
    folded += unit;
    starts.push(at);
  }
  return starts[openFrom(folded)] ?? text.length;
}

function foldedUnit(unit: string): string {
  if (unit.trim() === '') return ' ';
  const folded = unit.toUpperCase().toLowerCase();
  return folded.length === 1 ? folded : unit;
}

function openIn(view: View, length: number, openFrom: OpenFrom): number {
  const open = openFrom(view.text);
  return open === view.text.length ? length : view.toSource(open, open + 1).start;
}

/**
 * Returns the start of letters that are spelled out one by one at the end, such as "b o m". The disguised reading joins
 * such letters only when there are more of them.
 */
function spelledFrom(text: string, initials: ReadonlySet<number>): number {
  const spelled = /(?:^|[^\p{L}\p{N}])((?:[\p{L}\p{N}][^\p{L}\p{N}]{1,3})+[\p{L}\p{N}]?)$/u.exec(
    text.slice(-MAX_SPELLED),
  )?.[1];
  const start = text.length - (spelled?.length ?? 0);
  for (let at = start; at < text.length; at += 1) {
    if (initials.has(text.charAt(at).toLowerCase().charCodeAt(0))) return at;
  }
  return text.length;
}
