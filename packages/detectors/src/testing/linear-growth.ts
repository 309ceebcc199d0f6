const TIMES = 4;
/** Maximum growth of the time for four times the text. A quadratic scan takes sixteen times as long. */
const GROWTH = 8;
/** Allowance for the clock's resolution and one garbage collection. */
const SLACK_MS = 15;
const MIN_ROUNDS = 3;
const MAX_ROUNDS = 9;

/** Comparison of the times for a text and for one four times as long. */
export interface Growth {
  readonly shortMs: number;
  readonly longMs: number;
  readonly isLinear: boolean;
}

/**
 * Measures the CPU time of `read` on a text and on one four times as long. `make` returns a text of about a given
 * length.
 */
export function measureGrowth(
  make: (length: number) => string,
  read: (text: string) => unknown,
  length = 100_000,
): Growth {
  const short = make(length);
  const long = make(length * TIMES);
  let shortMs = Number.POSITIVE_INFINITY;
  let longMs = Number.POSITIVE_INFINITY;
  const isLinear = () => longMs < shortMs * GROWTH + SLACK_MS;
  // Noise only adds time, so the minimum over more rounds is more accurate.
  for (let round = 1; round <= MAX_ROUNDS && (round <= MIN_ROUNDS || !isLinear()); round += 1) {
    shortMs = Math.min(
      shortMs,
      processorMs(() => read(short)),
    );
    longMs = Math.min(
      longMs,
      processorMs(() => read(long)),
    );
  }
  return { shortMs, longMs, isLinear: isLinear() };
}

/** Returns the CPU time of a run in ms. Other processes do not affect it. */
function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
