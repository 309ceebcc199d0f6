import { embedText, languageOf } from '@redoubt/detectors';
import { isIn, verbOfGerund } from './phrase-words.ts';

/**
 * Maximum number of characters of a phrase in a goal. Longer phrases are cut at a word, so that a goal stays one short
 * sentence. The sub-category keeps the whole phrase.
 */
const MAX_PHRASE = 90;
/** Characters that are looked at. */
const MAX_READ = 1_000;

const marks = new Set(' .,;:!?"\'“”‘’«»„*#()[]-–—');

function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && marks.has(text.charAt(start))) start++;
  while (end > start && marks.has(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** A heading before the phrase: "Fraud: refund without a receipt". */
const label = /^[^:]{1,40}: (?=\S+ \S)/;

/** Words that cannot stand at the end of a phrase that was cut. */
const openEnd = /(?: (?:a|an|the|of|for|in|at|on|to|and|or|with|without|from|by|that|who|which|our|your|their))+$/i;

/**
 * Returns a phrase on one line, without marks at its ends, cut to its first sentence. Undefined if it has no word that a
 * goal could be about.
 */
export function cleanPhrase(phrase: string): string | undefined {
  const plain = phrase
    .slice(0, MAX_READ)
    .toWellFormed()
    .replaceAll('_', ' ')
    .replaceAll('’', "'")
    .replace(/\s+/gu, ' ');
  const [first = ''] = trimmed(plain.replace(/\([^()]*\)/g, ' ')).split(/[.;!?](?= )/);
  const sentence = first.replace(label, '').replace(/ {2,}/g, ' ');
  const space = sentence.lastIndexOf(' ', MAX_PHRASE);
  const isCut = sentence.length > MAX_PHRASE;
  const text = trimmed(isCut ? sentence.slice(0, space > 0 ? space : MAX_PHRASE).replace(openEnd, '') : sentence);
  return isNonsense(text) ? undefined : text.replace(/["“”„«»]/g, '');
}

const rows = ['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'];
const ROW_PART = 4;

/** Says whether no word of a text can be one: too short, without a vowel, or keys that lie side by side. */
function isNonsense(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every((word) => !/^\p{Script=Han}+$/u.test(word) && isNoWord(word));
}

function isNoWord(word: string): boolean {
  if (word.length < 2 || /(.)\1{3}/u.test(word)) return true;
  const small = word.toLowerCase();
  if (rows.some((row) => partsOf(row).some((part) => small.includes(part)))) return true;
  const isAcronym = word.length <= 5 && word === word.toUpperCase();
  return !isAcronym && /^[b-df-hj-np-tv-xz]{3,}$/.test(small);
}

const partsOf = (row: string): string[] =>
  Array.from({ length: row.length - ROW_PART + 1 }, (_, at) => row.slice(at, at + ROW_PART)).filter(
    (part) => part !== 'rtyu' && part !== 'uiop',
  );

/** Says whether a cleaned phrase is in English, as far as its words tell. */
export function isEnglish(text: string): boolean {
  if (/(?!\p{Script=Latin})\p{L}/u.test(text)) return false;
  const language = languageOf(text)?.name;
  if (language !== undefined && language !== 'English') return false;
  const words = text.match(/[\p{L}\p{M}'-]+/gu) ?? [];
  if (words.some((word) => /[^\p{ASCII}]/u.test(word) && !isKnown(word))) return false;
  return words.length === 1 || words.filter(isKnown).length * 2 >= words.length;
}

function isKnown(word: string): boolean {
  const small = word.toLowerCase();
  const isAcronym = word.length <= 5 && word === word.toUpperCase();
  return isAcronym || isIn('verbs', small) || verbOfGerund(small) !== undefined || embedText(word) !== undefined;
}

/** Puts the first letter, and those of a title, in small letters. Acronyms and names keep their capitals. */
export function inSmallLetters(text: string): string {
  const words = text.split(' ');
  const [first = ''] = words;
  const isDeed = /ing$/.test(first) || isIn('verbs', first.toLowerCase());
  const isTitle = words.length > 1 && !isDeed && words.every((word) => word.length < 4 || /^\P{Ll}/u.test(word));
  return words.map((word, at) => (at === 0 || isTitle ? smallWord(word) : word)).join(' ');
}

function smallWord(word: string): string {
  const isName = isIn('capitals', word.replace(/'s$/, ''));
  return /^\p{Lu}\p{Ll}/u.test(word) && !isName && !/\p{Ll}\p{Lu}/u.test(word)
    ? word.charAt(0).toLowerCase() + word.slice(1)
    : word;
}
