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

/** A street with a house number, and the town and postal code after them. */
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

/** Matches a street with a number as its name after a preposition, as in `on 5th Avenue`. */
function endOfNumbered(text: string, number: number, end: number): number {
  const suffix = text.charCodeAt(end);
  if (!isLetter(suffix) || text.charCodeAt(number - 1) !== 32) return 0;
  NUMBERED.lastIndex = end;
  return NUMBERED.test(text) && /\b(?:on|at|to|near|off) $/.test(text.slice(Math.max(0, number - 6), number))
    ? NUMBERED.lastIndex
    : 0;
}

/** Returns the end of `12`, `12a`, `12 a,`, `12-14` or `12/3`. */
function endOfHouseNumber(text: string, runs: NumberRuns, first: number): number {
  const kind = gapAfter(runs, first);
  const isRange = (kind === gap.hyphen || kind === gap.slash) && runLength(runs, first + 1) <= 4;
  const end = runEnd(runs, isRange ? first + 1 : first);
  const hasLetter = isLetter(text.charCodeAt(end)) && !isWord(text.charCodeAt(end + 1));
  if (hasLetter) return end + 1;
  const hasSpacedLetter = text.charCodeAt(end) === 32 && isLetter(text.charCodeAt(end + 1));
  return hasSpacedLetter && text.charCodeAt(end + 2) === 44 ? end + 2 : end;
}

/** Returns the end of a street after a number, such as `Elm Street` or `rue de la Paix`. Returns 0 if there is none. */
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

/** Street words that are also ordinary words if not capitalised. */
const isProse = (word: string): boolean =>
  /^(?:place|route|square|via|al|os|pr|av|passage|cours|plac|largo)$/.test(word);

/** Returns the end of capitalised words up to a street word, or 0. */
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

/** Returns the offset after one space and an optional full stop, or 0 if no word follows. */
function startOfNext(text: string, end: number): number {
  const at = text.charCodeAt(end) === 46 ? end + 1 : end;
  return text.charCodeAt(at) === 32 ? at + 1 : 0;
}

/** Whether a word is part of a street name, such as `Elm` or `5th`. */
const isPartOfName = (word: string): boolean => isName(word) || /^\d+(?:st|nd|rd|th)$/i.test(word);

/** Includes the full stop of `St.`, and a direction such as `NW` or `South`. */
function endAfterKind(text: string, kind: number): number {
  const end = text.charCodeAt(kind) === 46 && /^[ ,\n]/.test(text.slice(kind + 1, kind + 2)) ? kind + 1 : kind;
  const side = /^ (?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)(?![A-Za-z])/.exec(text.slice(end, end + 7));
  return end + (side?.[0].length ?? 0);
}

/** Returns the end of a name after `rue` or `calle`: lower-case particles followed by capitalised words. */
function endOfName(text: string, from: number): number {
  const name =
    /^\.? (?:(?:de la|de las|de los|de|des|du|della|delle|dei|del|di|da|do|dos|das|la|le|les|el) |d['’]|l['’]|de l['’]){0,2}\p{Lu}[\p{L}'’.-]{1,24}(?: (?!(?:Apt|Apto|Suite|Ste|Unit)\b)(?:(?:de|du|des|la|di|da|do|del) )?\p{Lu}[\p{L}'’-]{1,24}){0,3}/u.exec(
      text.slice(from, from + 96),
    );
  return name ? endWithNumber(text, from + name[0].length) : 0;
}

/** Includes a second number after the street, which some addresses have. */
function endWithNumber(text: string, end: number): number {
  const number = /^ \d{1,3}(?!\w)/.exec(text.slice(end, end + 5));
  return end + (number?.[0].length ?? 0);
}

const isAfterWord = (text: string, number: number): boolean => {
  const before = text.charCodeAt(number - 1);
  const joint = text.charCodeAt(number - 2);
  return before === 32 && (isLetter(joint) || joint === 46 || joint === 44 || joint >= 0xc0);
};

/** Returns the start of a street before a number, such as `Bahnhofstr.` or `Via Roma`. Returns -1 if there is none. */
function startOfStreet(text: string, number: number): number {
  const end = number - 1;
  const last = startOfWord(text, end);
  // A street name is capitalised. This rejects nearly every number in prose.
  if (last === end || !isCapital(text, last)) return -1;
  if (isWithEnding(bare(text, last, end))) return startWithAdjective(text, last);
  return startOfKind(text, last, Math.max(0, number - MAX_STREET));
}

/** Goes back over the words of a name to the street word. */
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

/** Returns the start of a word of letters, apostrophes and hyphens, with an optional full stop or comma at its end. */
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

/** Includes one capitalised word before a one-word street: `Alte Bahnhofstraße`, `Am Ring`. */
function startWithAdjective(text: string, street: number): number {
  const start = startOfWord(text, street - 1);
  return adjectives.has(bare(text, start, street - 1)) ? start : street;
}

/** Whether a word has a street suffix and more letters before it. */
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

/** Returns the word at an offset with its digits and apostrophes, or an empty string. */
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
