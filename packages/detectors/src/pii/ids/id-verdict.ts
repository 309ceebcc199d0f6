import { type Context, distanceTo } from '../context/read-context.ts';
import type { PiiEntity } from '../entities.ts';
import { isVaried } from './check-digits.ts';
import type { IdRow } from './id-rows.ts';

/** The entity of a number, with a confidence. */
export interface IdVerdict {
  readonly entity: PiiEntity;
  readonly confidence: number;
  /** Number of words between the number and its name. Infinity if it is not named. */
  readonly distance: number;
}

/** Maximum distance in words between a number with a valid check and its name. */
const REACH = 3;

/**
 * Returns a verdict if the row fits. Either its check is valid and it is named or distinct, or its name is directly
 * before it.
 */
export function confidenceOf(
  row: IdRow,
  compact: string,
  isDistinct: boolean,
  context: Context,
): IdVerdict | undefined {
  const isChecked = row.check?.(compact) ?? false;
  // A wrong check may be a slip, but one repeated digit is a placeholder.
  if (!isChecked && row.check && !isVaried(compact)) return undefined;
  const distance = distanceTo(context, row.entity);
  const confidence = isChecked ? checked(distance, isDistinct) : distance === 0 ? named(row) : 0;
  return confidence > 0 ? { entity: row.entity, confidence, distance } : undefined;
}

function checked(distance: number, isDistinct: boolean): number {
  if (distance <= 1) return 0.98;
  if (distance <= REACH) return 0.9;
  return isDistinct ? 0.85 : 0;
}

/** Confidence of a named number without a check or with an invalid one. It may be mistyped or made up. */
const named = (row: IdRow): number => (row.check ? 0.6 : 0.8);

/** The number with the nearer name is better. For equal distances, the higher confidence decides. */
export function isBetter(one: IdVerdict, other: IdVerdict): boolean {
  return one.distance < other.distance || (one.distance === other.distance && one.confidence >= other.confidence);
}
