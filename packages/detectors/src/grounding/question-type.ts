import { readWords, type Word } from './read-words.ts';
import { months } from './word-tables.ts';

/** The kind of thing that a question asks for. */
export type QuestionType = 'person' | 'place' | 'time' | 'number' | 'reason' | 'manner' | 'yes_no' | 'choice' | 'thing';

const asks: readonly (readonly [QuestionType, RegExp])[] = [
  ['number', /\bhow (?:many|much|often|far|long|old|tall|high|large|big|fast|deep|wide|heavy)\b/],
  [
    'number',
    /\bwhat (?:(?:is|was|were|are) the )?(?:number|percentage|percent|population|price|cost|amount|rate|age)\b/,
  ],
  [
    'time',
    /\b(?:when|what (?:year|date|day|month|time|century|decade)|which (?:year|date|day|month|century|decade))\b/,
  ],
  ['reason', /\b(?:why|what (?:causes?|caused|reasons?)|for what reason|how come)\b/],
  ['place', /\b(?:where|(?:what|which) (?:country|city|state|place|town|region|continent|county|province|nation))\b/],
  [
    'person',
    /\b(?:who|whom|whose|(?:what|which) (?:person|man|woman|actor|actress|author|director|singer|president))\b/,
  ],
  ['manner', /\bhow\b/],
  ['choice', /\bwhich\b|\bor\b/],
  ['yes_no', /^\s*(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b/],
];
/** Number of characters to read, from the start of a question. */
const REACH = 400;

/** Returns what a question asks for, by its words. */
export function questionType(question: string): QuestionType {
  const lower = question.slice(0, REACH).toLowerCase();
  return asks.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'thing';
}

const MAX_WORDS = 400;

/** Returns 1 if an answer does not fit the type of its question. Returns 0 if it fits or if this is not known. */
export function typeMismatch(type: QuestionType, answer: string): number {
  const words = readWords(answer, MAX_WORDS);
  return words.length === 0 || checks[type]?.(words) !== false ? 0 : 1;
}

const hasName = (words: readonly Word[]): boolean =>
  words.some(({ isName }) => isName) || (words.length <= 6 && words.some(isCapitalised));
/** At the start of a text any word is capitalised. In an answer of a few words this still indicates a name. */
const isCapitalised = ({ lower, isContent }: Word): boolean => isContent && !months.has(lower);
const hasNumber = (words: readonly Word[]): boolean => words.some(({ value }) => value !== undefined);
const hasTime = (words: readonly Word[]): boolean =>
  words.some(({ value, lower }) => (value !== undefined && value >= 1 && value < 2_200) || timeWords.has(lower));
const timeWords = new Set([
  ...months,
  ...'today yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday century decade year years day days week weeks night morning evening summer winter spring autumn ago after before during early late when until since'.split(
    ' ',
  ),
]);
const isBareNumber = (words: readonly Word[]): boolean => words.length <= 3 && hasNumber(words);
const isBareDate = (words: readonly Word[]): boolean => words.length <= 4 && hasTime(words) && hasNumber(words);

const checks: Partial<Record<QuestionType, (words: readonly Word[]) => boolean>> = {
  number: hasNumber,
  time: hasTime,
  person: (words) => hasName(words) && !isBareNumber(words),
  place: (words) => !isBareDate(words) && !isBareNumber(words),
  reason: (words) => words.length > 2,
  manner: (words) => !isBareDate(words),
  choice: (words) => !isBareDate(words),
  thing: (words) => !isBareDate(words),
};
