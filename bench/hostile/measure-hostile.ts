import { hostileFamilies } from '@redoubt/detectors/testing/hostile';
import { aimedFamilies } from '@redoubt/detectors/testing/hostile-aimed';
import type { BenchmarkOptions, Findings, Measure } from '../measure.ts';
import { flat } from '../prose.ts';
import { subjects } from './subjects.ts';

/** One detector on one family: CPU milliseconds of the thread per 100 KB, and how they grow with the text. */
interface Cell {
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
/** Before a cell is read it works so long: what is not compiled yet would make the first text, the shorter one, dear. */
const WARM_MS = 100;
/** Cells that seem to grow are measured again so often, and longer: the clock's steps are a tenth of a short spell. */
const MORE_ROUNDS = 15;
const LONG_SPELL_MS = 200;
const SUSPICIOUS_GROWTH = 1.08;
/** Of less time nothing is told of its growth. */
const LEAST_MS = 5;

const MAX_MS = 150;
const MAX_GROWTH = 1.1;
const KEPT_SLOWEST = 3;

type Judge = (text: string) => unknown;

/** Measures each subject on each family, or those whose "subject, family" is asked for. */
function measureCells(
  subjects: Readonly<Record<string, Judge>>,
  families: Readonly<Record<string, (length: number) => string>>,
  asked = /^/,
): Cell[] {
  return Object.entries(families).flatMap(([family, make]) => {
    const own = Object.entries(subjects).filter(([subject]) => asked.test(`${subject}, ${family}`));
    if (own.length === 0) return [];
    const text = flat(make(LENGTH));
    const longer = flat(make(LENGTH * LONGER));
    return own.map(([subject, judge]) => ({
      subject,
      family,
      ...measureCell(judge, text, longer),
    }));
  });
}

function measureCell(judge: Judge, text: string, longer: string): Pick<Cell, 'ms' | 'growth'> {
  timeOf(() => judge(longer), WARM_MS);
  const quick = readings(judge, text, longer, SPELL_MS);
  if (quick.ms < LEAST_MS) return { ms: quick.ms, growth: undefined };
  let best = quick;
  for (let round = 0; round < MORE_ROUNDS && growthOf(best) > SUSPICIOUS_GROWTH; round += 1) {
    const longest = readings(judge, text, longer, LONG_SPELL_MS);
    best =
      best === quick
        ? longest
        : { ms: Math.min(best.ms, longest.ms), longerMs: Math.min(best.longerMs, longest.longerMs) };
  }
  return { ms: best.ms, growth: growthOf(best) };
}

interface Readings {
  readonly ms: number;
  readonly longerMs: number;
}

const growthOf = ({ ms, longerMs }: Readings): number => longerMs / LONGER / ms;

const readings = (judge: Judge, text: string, longer: string, spellMs: number): Readings => ({
  ms: timeOf(() => judge(text), spellMs),
  longerMs: timeOf(() => judge(longer), spellMs),
});

/** CPU milliseconds that this thread spends on a piece of work, the mean over a spell. */
function timeOf(work: () => unknown, spellMs: number): number {
  const before = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    work();
    const { user, system } = process.threadCpuUsage(before);
    const spent = (user + system) / 1_000;
    if (spent >= spellMs) return spent / times;
  }
}

/** Every detector on every hostile family: the slowest of each, and the one whose time grows most with the text. */
export async function hostile({ cells: asked }: BenchmarkOptions): Promise<Findings> {
  const cells = measureCells(subjects, { ...hostileFamilies, ...aimedFamilies }, asked);
  const bySubject = Map.groupBy(cells, ({ subject }) => subject);
  const measures = [...bySubject].flatMap(([subject, own]) => measuresOf(subject, own));
  return { measures, rounds: asked ? cells : [...bySubject.values()].flatMap(told) };
}

/** The cells of a subject that are kept: its slowest, and all whose time grows more than it may. */
const told = (cells: readonly Cell[]): Cell[] => [
  ...cells.toSorted((one, other) => other.ms - one.ms).slice(0, KEPT_SLOWEST),
  ...cells.filter(({ growth = 0 }) => growth > MAX_GROWTH),
];

function measuresOf(subject: string, cells: readonly Cell[]): Measure[] {
  const [slowest] = cells.toSorted((one, other) => other.ms - one.ms);
  const [steepest] = cells.toSorted((one, other) => (other.growth ?? 0) - (one.growth ?? 0));
  const measures: Measure[] = [];
  if (slowest) {
    const name = `${subject}: worst family, "${slowest.family}", per 100 KB`;
    measures.push({ name, value: slowest.ms, unit: 'ms', bar: { atMost: MAX_MS } });
  }
  if (steepest?.growth !== undefined) {
    const name = `${subject}: time a character at 400 KB of that at 100 KB, "${steepest.family}"`;
    measures.push({ name, value: steepest.growth, unit: '×', bar: { atMost: MAX_GROWTH } });
  }
  return measures;
}
