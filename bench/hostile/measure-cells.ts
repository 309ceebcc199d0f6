import { flat } from '../prose.ts';

/** One detector on one family: CPU milliseconds of the thread per 100 KB, and how they grow with the text. */
export interface Cell {
  readonly subject: string;
  readonly family: string;
  readonly ms: number;
  /** Time per character at 400 KB, of that at 100 KB; undefined where it would tell of the clock and of caches. */
  readonly growth: number | undefined;
}

const LENGTH = 100_000;
const LONGER = 4;
/** What one reading of the clock covers at least: it moves in steps of some milliseconds. */
const SPELL_MS = 24;
const ROUNDS = 1;
/** Cells that seem to grow are measured again so often: noise only adds. */
const MORE_ROUNDS = 5;
const SUSPICIOUS_GROWTH = 1.08;
/** Of less time nothing is told of its growth. */
const LEAST_MS = 5;

type Judge = (text: string) => unknown;

/** Measures each subject on each family. */
export function measureCells(
  subjects: Readonly<Record<string, Judge>>,
  families: Readonly<Record<string, (length: number) => string>>,
): Cell[] {
  return Object.entries(families).flatMap(([family, make]) => {
    const text = flat(make(LENGTH));
    const longer = flat(make(LENGTH * LONGER));
    return Object.entries(subjects).map(([subject, judge]) => ({
      subject,
      family,
      ...measureCell(judge, text, longer),
    }));
  });
}

function measureCell(judge: Judge, text: string, longer: string): Pick<Cell, 'ms' | 'growth'> {
  let ms = timeOf(() => judge(text));
  if (ms < LEAST_MS) return { ms, growth: undefined };
  let longerMs = Number.POSITIVE_INFINITY;
  const growth = () => longerMs / LONGER / ms;
  for (let round = 0; round < ROUNDS || (round < MORE_ROUNDS && growth() > SUSPICIOUS_GROWTH); round += 1) {
    ms = Math.min(
      ms,
      timeOf(() => judge(text)),
    );
    longerMs = Math.min(
      longerMs,
      timeOf(() => judge(longer)),
    );
  }
  return { ms, growth: growth() };
}

/** CPU milliseconds that this thread spends on a piece of work, the mean over a spell. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    const spent = (user + system) / 1_000;
    if (spent >= SPELL_MS) return spent / times;
  }
}
