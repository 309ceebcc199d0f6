/** What an engine can commit at most. */
export interface Ceiling {
  /** Rows a second, in batches of `size`. */
  run(size: number, ms: number): Promise<number>;
  close(): Promise<void>;
}
