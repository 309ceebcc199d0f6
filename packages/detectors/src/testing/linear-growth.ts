const TIMES = 4;
/** Four times the text may take eight times as long: a quadratic scan takes sixteen. */
const GROWTH = 8;
/** The clock's grain and a collection of garbage. */
const SLACK_MS = 15;
const MIN_ROUNDS = 3;
const MAX_ROUNDS = 9;

/** How a text of some length, and one four times as long, compare. */
export interface Growth {
  readonly shortMs: number;
  readonly longMs: number;
  readonly isLinear: boolean;
}

/** Processor time of `read` on a text and on one four times as long. `make` answers a text of about a given length. */
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
  // Noise only adds, so the fastest of more rounds is nearer to the truth.
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

/** Processor time of a run in ms: other processes on the machine do not count. */
function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
