import { type Context, distanceTo } from '../context/read-context.ts';
import type { PiiEntity } from '../entities.ts';
import type { IdRow } from './id-rows.ts';

/** What a number is taken for, and how sure that is. */
export interface IdVerdict {
  readonly entity: PiiEntity;
  readonly confidence: number;
  /** Words between the number and its name; infinite when it is not named. */
  readonly distance: number;
}

/** A number with a check may stand this many words from its name. */
const REACH = 3;

/** Whether a row fits: its check holds and it is named or distinct, or it is named right beside. */
export function confidenceOf(
  row: IdRow,
  compact: string,
  isDistinct: boolean,
  context: Context,
): IdVerdict | undefined {
  const isChecked = row.check?.(compact) ?? false;
  if (!isChecked && row.check && !mayBeMistyped(compact)) return undefined;
  const distance = distanceTo(context, row.entity);
  const confidence = isChecked ? checked(distance, isDistinct) : distance === 0 ? named(row) : 0;
  return confidence > 0 ? { entity: row.entity, confidence, distance } : undefined;
}

/** Numbers of one digit are placeholders. */
const mayBeMistyped = (compact: string): boolean => !/^(.)\1*$/.test(compact);

function checked(distance: number, isDistinct: boolean): number {
  if (distance <= 1) return 0.98;
  if (distance <= REACH) return 0.9;
  return isDistinct ? 0.85 : 0;
}

/** A number that is called by its name, with a check that fails or without one: mistyped or made up, but meant. */
const named = (row: IdRow): number => (row.check ? 0.6 : 0.8);

/** The nearer name decides; between equals, the check. */
export function isBetter(one: IdVerdict, other: IdVerdict): boolean {
  return one.distance < other.distance || (one.distance === other.distance && one.confidence >= other.confidence);
}
