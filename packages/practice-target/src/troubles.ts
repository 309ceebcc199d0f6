/** What goes wrong on purpose, as shares of the calls, 0–1. */
export interface TroubleOptions {
  readonly failRate: number;
  readonly throttleRate: number;
  /** Seconds that a 429 names in `Retry-After`; undefined: it names none. */
  readonly retryAfterSeconds: number | undefined;
}

export type Trouble = 'throttled' | 'failed' | undefined;

/** The golden ratio spreads the numbers 1, 2, 3 … as evenly as can be: of any stretch of calls, the share is hit. */
const GOLDEN = 0.618_033_988_749_895;

/** What happens to the n-th call, from 1. The same numbers give the same troubles, and a call that is repeated is another one. */
export function troubleOf(call: number, { failRate, throttleRate }: TroubleOptions): Trouble {
  const place = (call * GOLDEN) % 1;
  if (place < throttleRate) return 'throttled';
  return place < throttleRate + failRate ? 'failed' : undefined;
}
