import { auroc } from '../evaluate/metrics/auroc.ts';
import { type Estimate, share } from '../evaluate/metrics/interval.ts';
import type { AnswerExample } from './fit-grounding.ts';
import type { MeasuredRow } from './measure-rows.ts';
import { ownClaimSources } from './own-claims.ts';

/** What a head that never saw a source says of it. */
export interface SourceFigures {
  readonly source: string;
  readonly kind: string;
  readonly isPermissive: boolean;
  readonly rows: number;
  readonly area: Estimate;
  /** Mean of both classes' shares that are told right at the threshold that training chose. */
  readonly balanced: Estimate;
  /** Share of the rows of label 0 that pass at the threshold. */
  readonly passed: Estimate;
  /** Log-odds of the rows, by label: those of 0, then those of 1. */
  readonly scores: readonly [readonly number[], readonly number[]];
}

/** Learns from examples; what it returns tells the log-odds of others. */
export type Fit = (examples: readonly AnswerExample[]) => (example: AnswerExample) => number;

/** Each source in turn is left out; training sees the permissive rows of the others. */
export function leaveOut(rows: readonly MeasuredRow[], fit: Fit): SourceFigures[] {
  const bySource = Map.groupBy(rows, ({ row }) => row.source);
  bySource.delete(ownClaimSources.fit);
  return [...bySource].map(([source, own]) => {
    const others = rows.filter(({ row }) => row.source !== source && row.isPermissive);
    const doubt = fit(others.map(({ example }) => example));
    const scores = (label: 0 | 1) => own.filter(({ row }) => row.label === label).map(({ example }) => doubt(example));
    const [kind, isPermissive] = [own[0]?.row.kind ?? '', own[0]?.row.isPermissive ?? false];
    return { source, kind, isPermissive, rows: own.length, ...figuresOf(scores(1), scores(0)) };
  });
}

/** The figures of scores; 0 is the threshold. */
export function figuresOf(
  positives: readonly number[],
  negatives: readonly number[],
): Pick<SourceFigures, 'area' | 'balanced' | 'passed' | 'scores'> {
  const caught = share(positives.filter((z) => z >= 0).length, positives.length);
  const passed = share(negatives.filter((z) => z < 0).length, negatives.length);
  return {
    area: auroc(positives, negatives),
    balanced: meanOfEstimates([caught, passed]),
    passed,
    scores: [negatives, positives],
  };
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
