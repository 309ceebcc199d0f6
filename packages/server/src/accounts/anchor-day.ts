/** The last day that exists in every month. */
const LAST_DAY = 28;

/** Returns the day of the month (UTC) on which the billing periods of a new organisation begin. */
export const anchorDayOf = (now: Date): number => Math.min(now.getUTCDate(), LAST_DAY);
