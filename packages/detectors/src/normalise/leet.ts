/** The letter that each digit or sign stands for, by code unit. Zero if there is none. */
const letters = new Uint8Array(0x80);
for (const pair of ['0o', '1i', '3e', '4a', '5s', '7t', '@a', '$s', '!i']) {
  letters[pair.charCodeAt(0)] = pair.charCodeAt(1);
}

const DOLLAR = 0x24;
const AT = 0x40;
/** Minimum letters after leet at the start of a word: "1gnore" is leet, "1st" and "5km" are not. */
const MIN_LETTERS = 3;
/** Leet words of a digit and two letters that are neither a measure nor an ordinal. */
const shortWords = new Set(['4ll', '4nd', '4ny', '4re', '4ct', '7he', '1ts']);
const MAX_INNER = 3;
const MAX_OUTER = 2;

/** A run of digits and leet signs within a word. */
export interface LeetRun {
  readonly start: number;
  readonly end: number;
}

/**
 * The surroundings of a run: the number of letters of the word before and after it, and whether the word has leet
 * within it.
 */
export interface LeetPlace {
  readonly before: number;
  readonly after: number;
  readonly isLeetWord: boolean;
}

/** Returns the letter that a digit or sign stands for, as a code unit, or 0. */
export function leetLetter(unit: number): number {
  return letters[unit] ?? 0;
}

/**
 * Whether a run is read as letters.
 *
 * Between letters it is ("pr0mpt"). Before letters, a single character is ("1gnore", not "10am"). Other runs are only
 * in a word with leet between its letters: "1n5truct10n5" is converted, "covid19" and "python3" are not. A dollar sign
 * at the end of a word also is.
 */
export function readsAsLetters(text: string, run: LeetRun, { before, after, isLeetWord }: LeetPlace): boolean {
  const length = run.end - run.start;
  if (length > MAX_INNER || !isAllLeet(text, run)) return false;
  const unit = text.charCodeAt(run.start);
  if (before > 0 && after > 0) return true;
  if (after > 0) return unit !== AT && (isLeetWord || (length === 1 && opensWord(text, run.start, after)));
  if (unit === DOLLAR) return before >= MIN_LETTERS;
  return isLeetWord && length <= MAX_OUTER && isDigit(unit);
}

function opensWord(text: string, at: number, letters: number): boolean {
  if (letters < MIN_LETTERS) return shortWords.has(text.slice(at, at + MIN_LETTERS).toLowerCase());
  return text.charCodeAt(at) !== DOLLAR;
}

/** Whether every digit and sign of a run stands for a letter. "256" and "64" do not. */
export function isAllLeet(text: string, { start, end }: LeetRun): boolean {
  for (let at = start; at < end; at += 1) {
    if (leetLetter(text.charCodeAt(at)) === 0) return false;
  }
  return true;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}
