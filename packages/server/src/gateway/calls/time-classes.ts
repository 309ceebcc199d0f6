/** Classes of times to a doubling. One is 19 % longer than the one before. */
const TO_A_DOUBLING = 4;

/** Returns the number of the class that a time of calls is in, in ms. Times of a millisecond or less are in class 0. */
export const timeClassOf = (ms: number): number => Math.max(0, Math.round(TO_A_DOUBLING * Math.log2(ms)));

/** Returns the middle of a class, in ms. No time of it is more than 10 % away. */
const middleOf = (timeClass: number): number => 2 ** (timeClass / TO_A_DOUBLING);

/**
 * Returns the time in ms below which a share of the calls ended, or null if there are no calls. `classes` has the number
 * of calls in each class.
 */
export function percentileOf(classes: ReadonlyMap<number, number>, share: number): number | null {
  const total = [...classes.values()].reduce((sum, calls) => sum + calls, 0);
  let left = share * total;
  for (const [timeClass, calls] of [...classes].toSorted(([one], [other]) => one - other)) {
    left -= calls;
    if (calls > 0 && left <= 0) return Number(middleOf(timeClass).toPrecision(3));
  }
  return null;
}
