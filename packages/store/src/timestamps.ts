/** Timestamps are ISO 8601 text in UTC with milliseconds on both engines: they sort as text and read the same. */
export type Timestamp = string;

/** The one form in which both engines hold a moment. Throws RangeError for what is no moment. */
export function toTimestamp(moment: Date | string): Timestamp {
  return new Date(moment).toISOString();
}
