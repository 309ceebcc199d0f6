import { isAlphanumeric, isDigit, isLetter, isWord } from '../characters.ts';
import { type Context, contextOf } from '../context/read-context.ts';
import type { NumberMatch } from '../number-match.ts';
import {
  closesNumber,
  gap,
  gapAfter,
  type NumberRuns,
  opensNumber,
  runEnd,
  runLength,
  runStart,
} from '../number-runs.ts';
import { growKey, type IdShape, openKeys, shapesByKey } from './id-shape.ts';
import { confidenceOf, type IdVerdict, isBetter } from './id-verdict.ts';

const MAX_LENGTH = 19;

/** Finds an official number by check digits and shape, by nearby words, or both. Returns the best match. */
export function matchIdNumber(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  let best: IdMatch | undefined;
  let key = 0;
  for (let count = 1; openKeys.has(key) && first + count <= runs.count; count++) {
    const length = runLength(runs, first + count - 1);
    if (length > MAX_LENGTH) break;
    key = growKey(key, length);
    for (const shape of shapesByKey.get(key) ?? []) best = better(best, matchShape(text, runs, first, shape));
  }
  return best;
}

type IdMatch = IdVerdict & NumberMatch;

function better(one: IdMatch | undefined, other: IdMatch | undefined): IdMatch | undefined {
  return one && (!other || !isBetter(other, one)) ? one : other;
}

function matchShape(text: string, runs: NumberRuns, first: number, shape: IdShape): IdMatch | undefined {
  const span = spanOf(text, runs, first, shape);
  const verdict = span && judge(text, span, shape, contextOf(text, span.start));
  return verdict && { ...verdict, ...span, runs: shape.lengths.length };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the span of a shape whose groups start at a run. Returns undefined if gaps, letters or bounds do not fit. */
function spanOf(text: string, runs: NumberRuns, first: number, shape: IdShape): Span | undefined {
  if (!haveGaps(runs, first, shape.gaps)) return undefined;
  const from = runStart(runs, first);
  const to = runEnd(runs, first + shape.lengths.length - 1);
  const start = shape.head === 0 ? (opensNumber(text, from) ? from : -1) : startOfHead(text, from, shape.head);
  const end = shape.tail ? endOfTail(text, to, shape.tail) : closesNumber(text, to) ? to : 0;
  return start >= 0 && end > 0 ? { start, end } : undefined;
}

function haveGaps(runs: NumberRuns, first: number, gaps: readonly number[]): boolean {
  let any: number = gap.none;
  for (const [index, wanted] of gaps.entries()) {
    const kind = gapAfter(runs, first + index);
    if (wanted === gap.none) {
      if (kind === gap.mixed || kind === gap.slash || (any !== gap.none && kind !== any)) return false;
      any = kind;
    } else if (kind !== wanted) return false;
  }
  return true;
}

/** Returns the start of the letters before the digits, with a space or hyphen between, or -1. */
function startOfHead(text: string, from: number, letters: number): number {
  const separator = text.charCodeAt(from - 1);
  if (separator !== 32 && separator !== 45) return -1;
  const start = from - 1 - letters;
  for (let at = start; at < from - 1; at++) if (!isLetter(text.charCodeAt(at))) return -1;
  return isWord(text.charCodeAt(start - 1)) ? -1 : start;
}

/** Returns the offset after the check character and its bracket, or 0 if there is none. */
function endOfTail(text: string, to: number, { separator, canBeDigit }: NonNullable<IdShape['tail']>): number {
  if (separator !== '' && !text.startsWith(separator, to)) return 0;
  const at = to + separator.length;
  const code = text.charCodeAt(at);
  if (!isLetter(code) && !(canBeDigit && isDigit(code))) return 0;
  const end = separator === '(' && text.charCodeAt(at + 1) === 41 ? at + 2 : at + 1;
  return isAlphanumeric(text.charCodeAt(end)) ? 0 : end;
}

function judge(
  text: string,
  { start, end }: Span,
  { row, isDistinct }: IdShape,
  context: Context,
): IdVerdict | undefined {
  const compact = text
    .slice(start, end)
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase();
  return confidenceOf(row, compact, isDistinct, context);
}
