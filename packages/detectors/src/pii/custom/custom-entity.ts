/** An entity that a caller defines by a pattern, as received. */
export interface CustomEntity {
  readonly name: string;
  readonly pattern: string;
  /** Undefined and null mean true. */
  readonly case_sensitive?: boolean | null | undefined;
  /** If set, a match only counts near one of these words. */
  readonly context?: readonly string[] | null | undefined;
}

export const customEntityLimits = {
  /** Maximum characters of a pattern. */
  patternLength: 512,
  /** Maximum number of classes such as `\p{L}` in a pattern. Each compiles to hundreds of ranges. */
  unicodeClasses: 16,
  /** Maximum instructions of the compiled pattern. The time per character grows with them. */
  programSize: 500,
  /** Maximum characters of one finding. */
  matchLength: 256,
  /** Maximum CPU time in milliseconds of all patterns together for one text. */
  searchMs: 500,
} as const;

/** A stretch of text that matches a caller's pattern, with UTF-16 offsets. */
export interface CustomFinding {
  /** The entity's name as received. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the placeholder label: `STAFF_NUMBER` in `<STAFF_NUMBER_0>`. */
export const customLabel = (name: string): string => name.toUpperCase();
