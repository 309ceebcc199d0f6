import { readLists, wordsOfList } from '@redoubt/data-files';
import { languageOf } from '../normalise/language-of.ts';

const lists = readLists(new URL('../../data/ordinal-words.txt', import.meta.url), [
  'months',
  'shared',
  'years',
  'leads',
  'openers',
]);
const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(wordsOfList(lines));
const months = setOf(lists.months);
/** Months that English has, too, and ends sentences before: "We sold 12. April was worse." */
const sharedMonths = setOf(lists.shared);
const afterYear = setOf(lists.years);
const leads = setOf(lists.leads);
const openers = setOf(lists.openers);

/** Characters to read on each side of a point. */
const REACH = 40;
/** The language around a point is read once for so many characters, with so many beside them. */
const BLOCK = 256;
const BESIDE = 64;

const number = /(?:^|[^\p{L}\p{N}.,])(\d{1,4})$/u;
const leadWord = /(?:(\p{L}+)\s+)?(\p{L}+)\s+\d{1,3}$/u;
const nextWord = /^[ \t\u00a0]{1,3}(\p{L}[\p{L}\p{M}]*)/u;
/** The rest of a date in digits behind its day, and behind its month: "3. 5. 2021". */
const restBehindDay = /^\s(?:0?[1-9]|1[0-2])\.\s?(?:\d{4}(?!\d)|\p{Ll})/u;
const dayBeforeMonth = /(?:^|\D)(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])$/;
const restBehindMonth = /^\s\d{4}(?!\d)/;

/** Tells which points of a text stand after an ordinal, as in "am 3. Mai" or "2. kerros". They end no sentence. */
export class OrdinalPoints {
  readonly #text: string;
  readonly #languages = new Map<number, string | undefined>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether the sentence goes on after the point at `mark`. Reads a bounded part of the text. */
  goesOnAt(mark: number): boolean {
    const before = this.#text.slice(Math.max(0, mark - REACH), mark);
    const digits = number.exec(before)?.[1];
    if (digits === undefined) return false;
    const after = this.#text.slice(mark + 1, mark + 1 + REACH);
    if (restBehindDay.test(after) || (dayBeforeMonth.test(before) && restBehindMonth.test(after))) return true;
    const next = nextWord.exec(after)?.[1];
    if (next === undefined) return false;
    return digits.length === 4 ? continuesYear(next) : this.#continuesOrdinal(before, next, mark);
  }

  #continuesOrdinal(before: string, next: string, mark: number): boolean {
    const word = next.toLowerCase();
    if (months.has(word) && !sharedMonths.has(word)) return true;
    const language = this.#languageAt(mark);
    if (language === 'English') return false;
    if (sharedMonths.has(word) || /^\p{Ll}/u.test(next)) return true;
    return (language === undefined || language === 'German') && leadsToNoun(before) && !openers.has(word);
  }

  #languageAt(mark: number): string | undefined {
    const block = Math.floor(mark / BLOCK);
    if (!this.#languages.has(block)) {
      const from = Math.max(0, block * BLOCK - BESIDE);
      this.#languages.set(block, languageOf(this.#text.slice(from, (block + 1) * BLOCK + BESIDE))?.name);
    }
    return this.#languages.get(block);
  }
}

/** "2021. május", "2021. godine". */
const continuesYear = (next: string): boolean => /^\p{Ll}/u.test(next) && (months.has(next) || afterYear.has(next));

/** Whether a German article or the like stands before the number. "I am 12" is English. */
function leadsToNoun(before: string): boolean {
  const [, previous = '', lead = ''] = leadWord.exec(before) ?? [];
  return leads.has(lead.toLowerCase()) && !(lead === 'am' && previous === 'I');
}
