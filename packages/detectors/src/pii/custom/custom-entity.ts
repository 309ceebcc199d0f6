/** An entity that a caller describes by a pattern of its own, as it is sent. */
export interface CustomEntity {
  readonly name: string;
  readonly pattern: string;
  /** Absent and null: yes. */
  readonly case_sensitive?: boolean | null | undefined;
  /** A match counts only near one of these words; absent, null and empty: anywhere. */
  readonly context?: readonly string[] | null | undefined;
}

export const customEntityLimits = {
  /** Characters of a pattern. */
  patternLength: 512,
  /** Classes such as `\p{L}` in a pattern: each is a table of hundreds of ranges to compile. */
  unicodeClasses: 16,
  /** Instructions of the compiled pattern: the time that each character of a text takes grows with them. */
  programSize: 500,
  /** Characters of one finding. */
  matchLength: 256,
  /** Milliseconds of a processor that all patterns together may take for one text. */
  searchMs: 500,
} as const;

/** A stretch of text that a caller's pattern describes: UTF-16 offsets. */
export interface CustomFinding {
  /** As it was sent. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The placeholder's word: `STAFF_NUMBER` in `<STAFF_NUMBER_0>`. */
export const customLabel = (name: string): string => name.toUpperCase();
