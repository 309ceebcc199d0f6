import { isAlphanumeric, isDigit, isWord } from './characters.ts';

/** Kinds of gap between two runs of digits. */
export const gap = { none: 0, space: 1, hyphen: 2, dot: 3, slash: 4, mixed: 5 } as const;

const MAX_RUNS = 32;
const MAX_GAP = 3;

/** Runs of digits with short gaps, such as `+1 (213) 373-4253`. They are read once and used by many matchers. */
export interface NumberRuns {
  count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The gap after each run, see `gap`. `gap.none` after the last. */
  readonly gaps: Uint8Array;
}

export function createNumberRuns(): NumberRuns {
  return {
    count: 0,
    starts: new Int32Array(MAX_RUNS),
    ends: new Int32Array(MAX_RUNS),
    gaps: new Uint8Array(MAX_RUNS),
  };
}

/** Reads runs from the digit at `at`. A longer sequence is read in several calls, so that no digit is read twice. */
export function readNumberRuns(runs: NumberRuns, text: string, at: number): void {
  let start = at;
  for (let count = 0; ; count++) {
    const end = endOfDigits(text, start);
    const next = count + 1 < MAX_RUNS ? startAfterGap(text, end) : -1;
    runs.starts[count] = start;
    runs.ends[count] = end;
    runs.gaps[count] = next < 0 ? gap.none : kindOfGap(text, end, next);
    runs.count = count + 1;
    if (next < 0) return;
    start = next;
  }
}

export const runStart = (runs: NumberRuns, run: number): number => runs.starts[run] ?? 0;
export const runEnd = (runs: NumberRuns, run: number): number => runs.ends[run] ?? 0;
/** Returns the number of digits of a run, or 0 past the last run. */
export const runLength = (runs: NumberRuns, run: number): number =>
  run < runs.count ? runEnd(runs, run) - runStart(runs, run) : 0;
export const gapAfter = (runs: NumberRuns, run: number): number =>
  run >= 0 && run < runs.count ? (runs.gaps[run] ?? 0) : 0;

/** Returns the digits of consecutive runs without the gaps. */
export function digitsOf(text: string, runs: NumberRuns, first: number, count: number): string {
  let digits = '';
  for (let run = first; run < first + count; run++) digits += text.slice(runStart(runs, run), runEnd(runs, run));
  return digits;
}

/** Returns the end of the digits that start at `at`. */
export function endOfDigits(text: string, at: number): number {
  let end = at + 1;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

function startAfterGap(text: string, end: number): number {
  for (let at = end; at < end + MAX_GAP; at++)
    if (kindOfGapCharacter(text.charCodeAt(at)) === gap.none) return -1;
    else if (isDigit(text.charCodeAt(at + 1))) return at + 1;
  return -1;
}

function kindOfGap(text: string, from: number, to: number): number {
  return to - from === 1 ? kindOfGapCharacter(text.charCodeAt(from)) : gap.mixed;
}

function kindOfGapCharacter(code: number): number {
  if (code === 32 || code === 0xa0) return gap.space;
  if (code === 45 || (code >= 0x2010 && code <= 0x2013) || code === 0x2212) return gap.hyphen;
  if (code === 46) return gap.dot;
  if (code === 47) return gap.slash;
  return code === 40 || code === 41 ? gap.mixed : gap.none;
}

/** Whether a number can start here: not inside a word, an amount, a decimal or an identifier. */
export function opensNumber(text: string, start: number): boolean {
  let before = start - 1;
  while (before >= start - 2 && isOpening(text.charCodeAt(before))) before--;
  const code = text.charCodeAt(before);
  if (isWord(code) || isOpening(code) || isAmountSign(code)) return false;
  // The comma of a list, not a decimal comma.
  if (code === 44) return !isDigit(text.charCodeAt(before - 1)) || before < start - 1;
  if (isJoint(code)) return !isAlphanumeric(text.charCodeAt(before - 1));
  return code !== 58 || !isDigit(text.charCodeAt(before - 1));
}

const isOpening = (code: number): boolean => code === 40 || code === 43;

/** `# $ £ €` */
const isAmountSign = (code: number): boolean => code === 35 || code === 36 || code === 0xa3 || code === 0x20ac;

/** `, - . /` and the hyphens of Unicode */
const isJoint = (code: number): boolean =>
  (code >= 44 && code <= 47) || (code >= 0x2010 && code <= 0x2013) || code === 0x2212;

/** Whether a number can end here: not inside a word, a decimal or a longer sequence of digits. */
export function closesNumber(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  if (isWord(code) || code === 37) return false;
  return !(isJoint(code) && isDigit(text.charCodeAt(end + 1)));
}
