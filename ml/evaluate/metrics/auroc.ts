import { type Estimate, share, Z95 } from './interval.ts';

/** Area under the curve with DeLong's variance (DeLong, DeLong and Clarke-Pearson 1988). */
export interface Area {
  readonly value: number;
  readonly variance: number;
}

/**
 * The chance that a positive scores above a negative, ties counted half; NaN where a class is empty.
 *
 * By midranks, as Sun and Xu (2014): O(n log n).
 */
export function areaOf(positives: readonly number[], negatives: readonly number[]): Area {
  const [m, n] = [positives.length, negatives.length];
  if (m === 0 || n === 0) return { value: Number.NaN, variance: Number.NaN };
  const all = midranks([...positives, ...negatives]);
  const ofPositives = midranks(positives);
  const ofNegatives = midranks(negatives);
  const abovePositive = positives.map((_, at) => ((all[at] ?? 0) - (ofPositives[at] ?? 0)) / n);
  const belowNegative = negatives.map((_, at) => 1 - ((all[m + at] ?? 0) - (ofNegatives[at] ?? 0)) / m);
  return {
    value: mean(abovePositive),
    variance: varianceOf(abovePositive) / m + varianceOf(belowNegative) / n,
  };
}

/** The area with its interval on the logit scale, which keeps it below 1; where nothing overlaps, a share's interval. */
export function auroc(positives: readonly number[], negatives: readonly number[]): Estimate {
  return intervalOf(areaOf(positives, negatives), Math.min(positives.length, negatives.length));
}

/** The mean of independent areas, each measured by its own model. */
export function meanArea(areas: readonly Area[]): Area {
  const known = areas.filter(({ value }) => !Number.isNaN(value));
  if (known.length === 0) return { value: Number.NaN, variance: Number.NaN };
  const variance = known.reduce((sum, area) => sum + area.variance, 0) / known.length ** 2;
  return { value: mean(known.map(({ value }) => value)), variance };
}

/** The interval of an area; `smaller` is the size of the smaller class. */
export function intervalOf({ value, variance }: Area, smaller: number): Estimate {
  if (Number.isNaN(value)) return { value, low: value, high: value };
  if (variance === 0 || value === 0 || value === 1) return { ...share(value * smaller, smaller), value };
  const logit = Math.log(value / (1 - value));
  const reach = (Z95 * Math.sqrt(variance)) / (value * (1 - value));
  return { value, low: logistic(logit - reach), high: logistic(logit + reach) };
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/** Ranks from 1; equal values share the mean of theirs. */
function midranks(values: readonly number[]): Float64Array {
  const order = values.map((_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (const at of order.slice(from, to)) ranks[at] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
}
