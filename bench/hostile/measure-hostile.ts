import { hostileFamilies } from '@redoubt/detectors/testing/hostile';
import { aimedFamilies } from '@redoubt/detectors/testing/hostile-aimed';
import type { BenchmarkOptions, Findings, Measure } from '../measure.ts';
import { type Cell, measureCells } from './measure-cells.ts';
import { subjects } from './subjects.ts';

const MAX_MS = 150;
const MAX_GROWTH = 1.1;
const KEPT_SLOWEST = 3;

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
