import type { Span } from '../../view.ts';

/** A number, time or date of a text. */
export interface StatedQuantity extends Span {
  /**
   * The dimension: a unit's (`length`), a currency (`euro`), `time` for durations, `percent` for shares, `clock`, `date`,
   * `month`, `weekday`, `year`, `ordinal`, or empty for a bare number.
   */
  readonly dimension: string;
  /**
   * In the base unit of the dimension; minutes of the day for `clock`, 100 × month + day for `date`. Several if the
   * writing can be read in several ways: "1.200" is 1,200 or 1.2.
   */
  readonly values: readonly number[];
  /** The number as written, without its unit. */
  readonly raw: number;
  /** The least or the most that holds: "at least 5", "up to 5". */
  readonly bound: Bound | undefined;
  /** It is told as near, not as exact: "about", or a round number in words such as "2 million". */
  readonly isAbout: boolean;
  /** Written so that it is certainly a number. Small spelled numbers may be something else. */
  readonly isSure: boolean;
  /** Written in words. */
  readonly isSpelled: boolean;
  /** The stems of the words right after a bare number: what it counts. */
  readonly counted: readonly string[];
}

/** A side on which other values hold, too. */
export type Bound = 'least' | 'most';

/** How far a rounded number may be from the exact one. */
const CLOSE = 1e-3;
const ROUGH = 0.03;
const HALF_DAY = 720;

/** Whether two numbers are the same but for rounding. */
export const areNear = (one: number, other: number, share = CLOSE): boolean =>
  Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other));

/** Whether two quantities can be compared: they have the same dimension, or are a year and a bare number. */
export function areComparable({ dimension: one }: StatedQuantity, { dimension: other }: StatedQuantity): boolean {
  return one === other || (isBare(one) && isBare(other));
}

const isBare = (dimension: string): boolean => dimension === '' || dimension === 'year';

/** Whether two comparable quantities are the same in one of their readings. */
export function areEqual(one: StatedQuantity, other: StatedQuantity): boolean {
  if (one.dimension === 'clock') return one.values.some((own) => other.values.includes(own));
  const share = one.isAbout || other.isAbout ? ROUGH : CLOSE;
  return one.values.some((own) => other.values.some((given) => areNear(own, given, share)));
}

/** Whether a quantity is within the bound of another: 214 and "more than 200". Two bounds have to be the same. */
export function fitsBound(own: StatedQuantity, given: StatedQuantity): boolean {
  const [mine = 0] = own.values;
  const [theirs = 0] = given.values;
  if (own.bound === undefined && given.bound === undefined) return false;
  if (own.bound !== undefined && given.bound !== undefined) return false;
  return own.bound === undefined ? holds(given.bound, theirs, mine) : holds(own.bound, mine, theirs);
}

const holds = (bound: Bound | undefined, limit: number, value: number): boolean =>
  bound === 'least' ? value >= limit : value <= limit;

/** A time of day that may be meant 12 hours later. */
export const bothHalves = (minutes: number): number[] => [
  minutes % (2 * HALF_DAY),
  (minutes + HALF_DAY) % (2 * HALF_DAY),
];
