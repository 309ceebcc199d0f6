import type { Timestamp } from './tables.ts';

/** The one form in which both engines hold a moment. Throws RangeError for what is no moment. */
export function toTimestamp(moment: Date | string): Timestamp {
  return new Date(moment).toISOString();
}
