import { isLetter } from '../characters.ts';
import { contextOf, entitiesWithin, type NamedEntity } from '../context/read-context.ts';
import type { PiiEntity } from '../entities.ts';
import { isVaried } from '../ids/check-digits.ts';
import { type IdRow, idRows } from '../ids/id-rows.ts';
import type { NumberMatch } from '../number-match.ts';
import { type NumberRuns, opensNumber, runEnd, runStart } from '../number-runs.ts';
import {
  endsGroup,
  groupLengths,
  hasPrintedDigits,
  isSeparator,
  type PrintedForm,
  readPrintedDigits,
} from './printed-form.ts';

const MAX_DIGITS = 19;
const MIN_DIGITS = 7;
/** Maximum number of words between a name and its number. */
const REACH = 1;

/** A row of which at least one form consists of digits only. */
interface DigitRow {
  readonly row: IdRow;
  readonly lengths: ReadonlySet<number>;
  /** Group lengths of the forms, such as `4,4,4`. */
  readonly groups: ReadonlySet<string>;
}

const rows = new Map<PiiEntity, DigitRow>(
  idRows.flatMap((row) => {
    const groups = (row.shapes ?? [])
      .filter((shape) => !/[A-Z]/.test(shape))
      .map((shape) => shape.split(/\D/).map(Number));
    if (groups.length === 0) return [];
    const lengths = new Set(groups.map((lengths) => lengths.reduce((sum, length) => sum + length, 0)));
    return [[row.entity, { row, lengths, groups: new Set(groups.map((lengths) => lengths.join())) }] as const];
  }),
);

/**
 * Matches an official number whose digits are grouped in any way, directly after its name: `aadhaar 3928:5746:1030`.
 * Either its check digits are valid, or it has the groups of its form.
 */
export function matchPrintedId(text: string, runs: NumberRuns, first: number): NumberMatch | undefined {
  const start = runStart(runs, first);
  if (!isSeparator(text.charCodeAt(runEnd(runs, first))) || !hasPrintedDigits(text, start, MIN_DIGITS))
    return undefined;
  const named = mayOpen(text, start) ? entitiesWithin(contextOf(text, start), REACH) : [];
  const found = named.length === 0 ? undefined : nearest(text, readPrintedDigits(text, start, MAX_DIGITS + 1), named);
  if (!found) return undefined;
  let count = 1;
  while (first + count < runs.count && runEnd(runs, first + count) <= found.end) count++;
  return { ...found, start, runs: count };
}

/** A number starts here, or directly after the colon, hash or bracket of its label. */
function mayOpen(text: string, start: number): boolean {
  const before = text.charCodeAt(start - 1);
  return (
    opensNumber(text, start) ||
    ((before === 35 || before === 58 || before === 45) && isLetter(text.charCodeAt(start - 2)))
  );
}

function nearest(text: string, printed: PrintedForm, named: readonly NamedEntity[]) {
  for (const { entity, distance } of named) {
    const row = rows.get(entity);
    const found = row && fit(text, printed, row, distance);
    if (found) return found;
  }
  return undefined;
}

function fit(text: string, printed: PrintedForm, row: DigitRow, distance: number) {
  for (let count = Math.min(MAX_DIGITS, printed.compact.length); count >= MIN_DIGITS; count--) {
    const confidence = row.lengths.has(count) ? confidenceOf(text, printed, count, row, distance) : 0;
    if (confidence > 0) return { entity: row.row.entity, end: printed.ends[count - 1] ?? 0, confidence };
  }
  return undefined;
}

function confidenceOf(text: string, printed: PrintedForm, count: number, { row, groups }: DigitRow, distance: number) {
  if (!endsGroup(text, printed, count)) return 0;
  const compact = printed.compact.slice(0, count);
  if (row.check?.(compact)) return 0.9;
  if (row.check && !isVaried(compact)) return 0;
  return distance === 0 && groups.has(groupLengths(printed, count).join()) ? 0.6 : 0;
}
