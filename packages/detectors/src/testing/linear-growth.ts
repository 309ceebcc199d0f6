const TIMES = 4;
/** Four times the text may take eight times as long: a quadratic scan takes sixteen. */
const GROWTH = 8;
/** The clock's grain and a collection of garbage. */
const SLACK_MS = 15;

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
  const shortMs = fastest(() => read(short), 4);
  const longMs = fastest(() => read(long), 3);
  return { shortMs, longMs, isLinear: longMs < shortMs * GROWTH + SLACK_MS };
}

/** Processor time of the fastest of several runs, in ms: other work on the machine does not count, and noise only adds. */
function fastest(work: () => unknown, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
