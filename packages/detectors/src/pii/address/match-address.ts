import { isDigit, isLetter, isWord } from '../characters.ts';
import type { NumberMatch } from '../number-match.ts';
import { gap, gapAfter, type NumberRuns, runEnd, runLength, runStart } from '../number-runs.ts';
import { endOfLocality } from './end-of-locality.ts';
import { matchStreetLine } from './match-street-line.ts';
import { startWithNumber } from './start-with-number.ts';
import { streetEndings, streetsAfter, streetsBefore } from './street-words.ts';

const MAX_NUMBER = 5;
const MAX_WORDS = 5;
const MAX_STREET = 48;
const MAX_WORD = 28;

/** A street and its house number, with the town and postal code after them. */
export function matchAddress(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  if (runLength(runs, first) > MAX_NUMBER) return undefined;
  const number = runStart(runs, first);
  const numberEnd = endOfHouseNumber(text, runs, first);
  const street = endOfStreet(text, numberEnd) || endOfNumbered(text, number, runEnd(runs, first));
  if (street > 0) return address(text, number, street);
  const start = isAfterWord(text, number) ? startOfStreet(text, number) : -1;
  if (start >= 0 && !isWord(text.charCodeAt(numberEnd))) return address(text, start, numberEnd);
  return matchStreetLine(text, runs, first, numberEnd);
}

function address(text: string, start: number, streetEnd: number): NumberMatch {
  const end = endOfLocality(text, streetEnd);
  return {
    entity: 'address',
    start: startWithNumber(text, start),
    end,
    runs: 1,
    confidence: end > streetEnd ? 0.85 : 0.7,
  };
}

const NUMBERED = /(?:st|nd|rd|th) (?:Street|Avenue|Ave|St)(?![\p{L}\d])\.?/uy;

/** `on 5th Avenue`: a street whose name is a number, behind a word of place. */
function endOfNumbered(text: string, number: number, end: number): number {
  const suffix = text.charCodeAt(end);
  if (!isLetter(suffix) || text.charCodeAt(number - 1) !== 32) return 0;
  NUMBERED.lastIndex = end;
  return NUMBERED.test(text) && /\b(?:on|at|to|near|off) $/.test(text.slice(Math.max(0, number - 6), number))
    ? NUMBERED.lastIndex
    : 0;
}

/** `12`, `12a`, `12-14`, `12/3`. */
function endOfHouseNumber(text: string, runs: NumberRuns, first: number): number {
  const kind = gapAfter(runs, first);
  const isRange = (kind === gap.hyphen || kind === gap.slash) && runLength(runs, first + 1) <= 4;
  const end = runEnd(runs, isRange ? first + 1 : first);
  const hasLetter = isLetter(text.charCodeAt(end)) && !isWord(text.charCodeAt(end + 1));
  return hasLetter ? end + 1 : end;
}

/** `Elm Street`, `rue de la Paix` after a number: where the street ends; 0 when there is none. */
function endOfStreet(text: string, from: number): number {
  let at = text.charCodeAt(from) === 44 ? from + 1 : from;
  if (text.charCodeAt(at) !== 32) return 0;
  at++;
  const first = wordAt(text, at);
  if (first === '') return 0;
  if (streetsBefore.has(fold(first)) && (first === 'place' || !isProse(first)))
    return endOfName(text, at + first.length);
  if (first === 'Broadway') return endAfterKind(text, at + first.length);
  return isPartOfName(first) ? endAtKind(text, at) : 0;
}

/** Words of other languages that are words of prose, too, where they are not capitals. */
const isProse = (word: string): boolean =>
  /^(?:place|route|square|via|al|os|pr|av|passage|cours|plac|largo)$/.test(word);

/** Capitalised words up to one that says what kind of street it is. */
function endAtKind(text: string, from: number): number {
  let at = from;
  for (let count = 0; count < MAX_WORDS; count++) {
    const word = wordAt(text, at);
    const end = at + word.length;
    if (!isPartOfName(word)) return 0;
    if (count > 0 && streetsAfter.has(fold(word))) return endAfterKind(text, end);
    if (isWithEnding(word)) return endWithNumber(text, endAfterKind(text, end));
    at = startOfNext(text, end);
    if (at === 0) return 0;
  }
  return 0;
}

/** Past one space, and the full stop of an abbreviation before it; 0 where no word follows. */
function startOfNext(text: string, end: number): number {
  const at = text.charCodeAt(end) === 46 ? end + 1 : end;
  return text.charCodeAt(at) === 32 ? at + 1 : 0;
}

/** `Elm`, `5th` */
const isPartOfName = (word: string): boolean => isName(word) || /^\d+(?:st|nd|rd|th)$/i.test(word);

/** The full stop of `St.`, and `NW` or `South` after it. */
function endAfterKind(text: string, kind: number): number {
  const end = text.charCodeAt(kind) === 46 && /^[ ,\n]/.test(text.slice(kind + 1, kind + 2)) ? kind + 1 : kind;
  const side = /^ (?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)(?![A-Za-z])/.exec(text.slice(end, end + 7));
  return end + (side?.[0].length ?? 0);
}

/** Names after `rue`, `calle`: particles in small letters, then words with capitals. */
function endOfName(text: string, from: number): number {
  const name =
    /^\.? (?:(?:de la|de las|de los|de|des|du|della|delle|dei|del|di|da|do|dos|das|la|le|les|el) |d['’]|l['’]|de l['’]){0,2}\p{Lu}[\p{L}'’.-]{1,24}(?: (?!(?:Apt|Apto|Suite|Ste|Unit)\b)(?:(?:de|du|des|la|di|da|do|del) )?\p{Lu}[\p{L}'’-]{1,24}){0,3}/u.exec(
      text.slice(from, from + 96),
    );
  return name ? endWithNumber(text, from + name[0].length) : 0;
}

/** Some write a second number behind the street. */
function endWithNumber(text: string, end: number): number {
  const number = /^ \d{1,3}(?!\w)/.exec(text.slice(end, end + 5));
  return end + (number?.[0].length ?? 0);
}

const isAfterWord = (text: string, number: number): boolean => {
  const before = text.charCodeAt(number - 1);
  const joint = text.charCodeAt(number - 2);
  return before === 32 && (isLetter(joint) || joint === 46 || joint === 44 || joint >= 0xc0);
};

/** `Bahnhofstr.`, `Via Roma` before a number: where the street starts; -1 when there is none. */
function startOfStreet(text: string, number: number): number {
  const end = number - 1;
  const last = startOfWord(text, end);
  // A street's name has a capital: nearly every number in prose is turned away here.
  if (last === end || !isCapital(text, last)) return -1;
  if (isWithEnding(bare(text, last, end))) return startWithAdjective(text, last);
  return startOfKind(text, last, Math.max(0, number - MAX_STREET));
}

/** Back over the words of a name to the one that says what kind of street it is. */
function startOfKind(text: string, name: number, floor: number): number {
  let from = name;
  for (let count = 1; count < MAX_WORDS && from > floor; count++) {
    const end = from - 1;
    from = startOfWord(text, end);
    if (from === end || text.charCodeAt(end) !== 32 || text.charCodeAt(end - 1) === 44) return -1;
    const word = bare(text, from, end);
    if (streetsBefore.has(fold(word)) && !isProse(word)) return from;
  }
  return -1;
}

/** Back over letters, apostrophes, hyphens, and a full stop or comma at the end. */
function startOfWord(text: string, end: number): number {
  const mark = text.charCodeAt(end - 1);
  let start = mark === 46 || mark === 44 ? end - 1 : end;
  while (start > end - MAX_WORD && isNameCharacter(text.charCodeAt(start - 1))) start--;
  return start;
}

const isNameCharacter = (code: number): boolean => isWordPart(code) && !isDigit(code);

const bare = (text: string, start: number, end: number): string => {
  const mark = text.charCodeAt(end - 1);
  return text.slice(start, mark === 46 || mark === 44 ? end - 1 : end);
};

function isCapital(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? code >= 65 && code <= 90 : isName(text.charAt(at));
}

const adjectives: ReadonlySet<string> = new Set(
  'Alte Neue Große Grosse Kleine Obere Untere Lange Hohe Am An Im Auf Unter Zum Zur Van Oude Nieuwe Prins Sint St'.split(
    ' ',
  ),
);

/** `Alte Bahnhofstraße`, `Am Ring`: one more word with a capital before a street of one word. */
function startWithAdjective(text: string, street: number): number {
  const start = startOfWord(text, street - 1);
  return adjectives.has(bare(text, start, street - 1)) ? start : street;
}

/** One word that ends in what it is, and is more than that. */
function isWithEnding(word: string): boolean {
  if (word.length < 6) return false;
  const folded = fold(word);
  return streetEndings.some((ending) => folded.endsWith(ending) && folded.length > ending.length + 1);
}

const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

function fold(word: string): string {
  for (let at = 0; at < word.length; at++) {
    if (word.charCodeAt(at) > 127)
      return word
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '');
  }
  return word.toLowerCase();
}

/** The word at a place, digits and apostrophes within it included; empty when none starts there. */
function wordAt(text: string, from: number): string {
  let end = from;
  while (end < from + MAX_WORD && isWordPart(text.charCodeAt(end))) end++;
  return text.slice(from, end);
}

function isWordPart(code: number): boolean {
  return (
    isLetter(code) || isDigit(code) || code === 39 || code === 0x2019 || code === 45 || (code >= 0xc0 && code < 0x2000)
  );
}
