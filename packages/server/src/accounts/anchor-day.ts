/** The last day that every month has. */
const LAST_DAY = 28;

/** The day of the month on which the periods of an organisation begin that is made now, in UTC. */
export const anchorDayOf = (now: Date): number => Math.min(now.getUTCDate(), LAST_DAY);
