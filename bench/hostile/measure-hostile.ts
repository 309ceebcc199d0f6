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
  /** Time per character at 100 KB, of that at 25 KB; undefined where it would tell of the clock. */
  readonly firstGrowth: number | undefined;
  /** Time per character at 400 KB, of that at 100 KB: measured where the first growth is among the largest. */
  growth?: number;
}

const LENGTH = 100_000;
const LONGER = 4;
/** What one reading of the clock covers at least: it moves in steps of some milliseconds. */
const SPELL_MS = 24;
/** Before a cell is read it works so long: what is not compiled yet would make the first text, the shorter one, dear. */
const WARM_MS = 40;
/** The growth of a cell is read so often at most, and longer: the clock's steps are a tenth of a short spell. */
const MAX_ROUNDS = 6;
const LONG_SPELL_MS = 200;
const SUSPICIOUS_GROWTH = 1.08;
/** So many cells of a subject are read at 400 KB at least, and at most. */
const [LEAST_GROWN, MAX_GROWN] = [2, 8];
/** Of less time nothing is told of its growth. */
const LEAST_MS = 5;

const MAX_MS = 150;
const MAX_GROWTH = 1.1;
const KEPT_SLOWEST = 3;

type Judge = (text: string) => unknown;
type Subjects = Readonly<Record<string, Judge>>;
type Families = Readonly<Record<string, (length: number) => string>>;

/** Measures each subject on each family, or those whose "subject, family" is asked for. */
function measureCells(subjects: Subjects, families: Families, asked = /^/): Cell[] {
  return Object.entries(families).flatMap(([family, make]) => {
    const own = Object.entries(subjects).filter(([subject]) => asked.test(`${subject}, ${family}`));
    if (own.length === 0) return [];
    const [shorter, text] = [flat(make(LENGTH / LONGER)), flat(make(LENGTH))];
    return own.map(([subject, judge]) => ({ subject, family, ...measureCell(judge, shorter, text) }));
  });
}

function measureCell(judge: Judge, shorter: string, text: string): Pick<Cell, 'ms' | 'firstGrowth'> {
  timeOf(() => judge(shorter), WARM_MS);
  const shorterMs = timeOf(() => judge(shorter), SPELL_MS);
  const ms = timeOf(() => judge(text), SPELL_MS);
  return { ms, firstGrowth: ms < LEAST_MS ? undefined : ms / LONGER / shorterMs };
}

/**
 * Measures the growth of one subject's cells up to 400 KB, in the order of their first growth, until what comes next has
 * grown less at first than the steepest that was measured.
 */
function measureGrowth(cells: readonly Cell[], judge: Judge, families: Families): void {
  const steep = cells
    .filter(({ firstGrowth }) => firstGrowth !== undefined)
    .toSorted((one, other) => (other.firstGrowth ?? 0) - (one.firstGrowth ?? 0));
  let steepest = 0;
  for (const [index, cell] of steep.slice(0, MAX_GROWN).entries()) {
    if (index >= LEAST_GROWN && (cell.firstGrowth ?? 0) <= steepest) return;
    const make = families[cell.family];
    if (make) cell.growth = growthOf(judge, flat(make(LENGTH)), flat(make(LENGTH * LONGER)));
    steepest = Math.max(steepest, cell.growth ?? 0);
  }
}

/** Time per character of the longer text, of that of the text. Other work only adds time: the least of each counts. */
function growthOf(judge: Judge, text: string, longer: string): number {
  let [ms, longerMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const growth = () => longerMs / LONGER / ms;
  for (let round = 0; round === 0 || (round < MAX_ROUNDS && growth() > SUSPICIOUS_GROWTH); round += 1) {
    ms = Math.min(
      ms,
      timeOf(() => judge(text), LONG_SPELL_MS),
    );
    longerMs = Math.min(
      longerMs,
      timeOf(() => judge(longer), LONG_SPELL_MS),
    );
  }
  return growth();
}

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
  const families = { ...hostileFamilies, ...aimedFamilies };
  const cells = measureCells(subjects, families, asked);
  const bySubject = Map.groupBy(cells, ({ subject }) => subject);
  for (const [subject, own] of bySubject) {
    const judge = subjects[subject];
    if (judge) measureGrowth(own, judge, families);
  }
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
