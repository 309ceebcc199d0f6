import { auroc } from '../evaluate/metrics/auroc.ts';
import { type Estimate, share } from '../evaluate/metrics/interval.ts';
import type { ReadRow } from './read-answers.ts';

/** What a head that never saw a source says of it. */
export interface SourceFigures {
  readonly source: string;
  readonly isPermissive: boolean;
  readonly rows: number;
  readonly area: Estimate;
  /** Mean of both classes' shares that are told right at the threshold that fitting chose. */
  readonly balanced: Estimate;
  /** Share of the rows of label 0 that pass at the threshold. */
  readonly passed: Estimate;
}

/** Learns from rows; what it returns tells the log-odds of others. */
type Fit = (rows: readonly ReadRow[]) => (row: ReadRow) => number;

/** Each source in turn is left out; fitting sees the permissive rows of the others. */
export function leaveOut(rows: readonly ReadRow[], fit: Fit): SourceFigures[] {
  return [...Map.groupBy(rows, ({ row }) => row.source)].map(([source, own]) => {
    const doubt = fit(rows.filter(({ row }) => row.source !== source && row.isPermissive));
    const scores = (label: 0 | 1) => own.filter(({ row }) => row.label === label).map(doubt);
    const isPermissive = own.every(({ row }) => row.isPermissive);
    return { source, isPermissive, rows: own.length, ...figuresOf(scores(1), scores(0)) };
  });
}

/** The figures of scores; 0 is the threshold. */
export function figuresOf(
  positives: readonly number[],
  negatives: readonly number[],
): Pick<SourceFigures, 'area' | 'balanced' | 'passed'> {
  const caught = share(positives.filter((z) => z >= 0).length, positives.length);
  const passed = share(negatives.filter((z) => z < 0).length, negatives.length);
  return { area: auroc(positives, negatives), balanced: meanOfEstimates([caught, passed]), passed };
}

/** The mean of independent figures; their reaches add up in squares. */
export function meanOfEstimates(estimates: readonly Estimate[]): Estimate {
  const count = estimates.length;
  const value = estimates.reduce((sum, each) => sum + each.value, 0) / count;
  const reach = (of: (each: Estimate) => number) =>
    Math.sqrt(estimates.reduce((sum, each) => sum + of(each) ** 2, 0)) / count;
  return {
    value,
    low: value - reach((each) => each.value - each.low),
    high: value + reach((each) => each.high - each.value),
  };
}
