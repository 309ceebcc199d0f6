/** Timestamps are ISO 8601 text in UTC with milliseconds on both engines. They sort correctly as text. */
export type Timestamp = string;

/** Converts a moment to the format that both engines store. Throws RangeError for an invalid date. */
export function toTimestamp(moment: Date | string): Timestamp {
  return new Date(moment).toISOString();
}
