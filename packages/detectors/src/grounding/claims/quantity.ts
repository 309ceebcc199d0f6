/** A number, time or date of a text. */
export interface StatedQuantity {
  /** Index of its first word, and of the word after its last one. */
  readonly at: number;
  readonly end: number;
  /**
   * The dimension: a unit's (`length`), a currency (`euro`), `time` for durations, `percent` for shares, `clock`, `date`,
   * `month`, `weekday`, `year`, or empty for a bare number.
   */
  readonly dimension: string;
  /** In the base unit of the dimension; minutes of the day for `clock`, 100 × month + day for `date`. */
  readonly value: number;
  /** The number as written. */
  readonly raw: number;
  /** A time of day that may be meant 12 hours later. */
  readonly isEitherHalf: boolean;
  /** What is counted: the first stems after a bare number. */
  readonly counted: readonly string[];
  /** The span of time that it recurs in: `day` for "ten hours a day". */
  readonly per: string | undefined;
  /** Whether it is the least or the most that holds, or neither. */
  readonly bound: Bound | undefined;
  /** It is told as near, not as exact: "about", "some". */
  readonly isAbout: boolean;
}

export interface Bound {
  readonly side: 'least' | 'most';
  /** The bound itself does not hold: "more than". */
  readonly isStrict: boolean;
}

const CLOSE = 1e-3;
/** Shares in words, such as "a third", are rounded, and so are numbers after "about". */
const ROUGH = 0.03;

/** Whether two quantities of comparable dimensions are the same. */
export function areEqual(one: StatedQuantity, other: StatedQuantity): boolean {
  if (one.dimension === 'clock' && other.dimension === 'clock') return areSameTime(one, other);
  if (one.dimension === 'clock') return isHour(other, one);
  if (other.dimension === 'clock') return isHour(one, other);
  const isRough = one.dimension === 'percent' || one.isAbout || other.isAbout;
  return areNear(one.value, other.value, isRough ? ROUGH : CLOSE);
}

export const areNear = (one: number, other: number, share = CLOSE): boolean =>
  Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other));

const HALF_DAY = 720;

function areSameTime(one: StatedQuantity, other: StatedQuantity): boolean {
  const apart = Math.abs(one.value - other.value);
  return apart === 0 || (apart === HALF_DAY && (one.isEitherHalf || other.isEitherHalf));
}

/** Whether a bare number names the hour of a time: "until 9". */
function isHour(number: StatedQuantity, time: StatedQuantity): boolean {
  const minutes = number.value * 60;
  return minutes === time.value || (number.value <= 12 && minutes + HALF_DAY === time.value);
}

/** Whether two quantities can be compared: the same dimension, or a bare hour and a time. */
export function areComparable(one: StatedQuantity, other: StatedQuantity): boolean {
  if (one.dimension === other.dimension) return true;
  return canBeHour(one, other) || canBeHour(other, one);
}

const canBeHour = (number: StatedQuantity, time: StatedQuantity): boolean =>
  number.dimension === '' && time.dimension === 'clock' && Number.isInteger(number.value) && number.value <= 24;
