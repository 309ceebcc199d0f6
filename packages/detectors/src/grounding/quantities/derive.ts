import { areNear, type StatedQuantity } from './quantity.ts';

/** Numbers that a result may be made of. */
const MAX_TERMS = 12;
const MINUTE = 60;
const DAY_MINUTES = 1_440;
const YEAR = 31_557_600;

/** Dimensions in which nothing is added up. */
const unreckoned: ReadonlySet<string> = new Set(['date', 'month', 'weekday', 'ordinal']);

/** Whether a quantity follows from others by a sum, difference, product, share or span of time. */
export function isDerived(own: StatedQuantity, given: readonly StatedQuantity[]): boolean {
  const [value = 0] = own.values;
  if (own.dimension === 'time' && isSpan(value, given)) return true;
  if (own.dimension === 'clock') return isLater(own.values, given);
  if (own.dimension === 'year' || own.dimension === '') {
    if (isYearAfter(value, given)) return true;
  }
  if (unreckoned.has(own.dimension)) return false;
  const isPlain = own.dimension === 'time' || own.dimension === 'percent';
  const alike = [...new Set([...valuesOf(given, own.dimension), ...(isPlain ? [] : valuesOf(given, ''))])];
  const counts = valuesOf(given, '').filter((count) => count > 0 && count !== 1);
  const percents = valuesOf(given, 'percent');
  const parts = alike.flatMap((each) => percents.map((percent) => (each * percent) / 100));
  return [...parts, ...resultsOf(alike, counts)].some((result) => areNear(result, value));
}

function valuesOf(given: readonly StatedQuantity[], dimension: string): number[] {
  const values = given.flatMap((each) => (each.dimension === dimension ? (each.values[0] ?? []) : []));
  return [...new Set(values)].slice(0, MAX_TERMS);
}

/** Sums, differences, products and shares. */
function resultsOf(values: readonly number[], counts: readonly number[]): number[] {
  const all = values.reduce((sum, each) => sum + each, 0);
  const ofPairs = values.flatMap((one, at) =>
    values.slice(at + 1).flatMap((other) => [one + other, Math.abs(one - other), ...shares(one, other)]),
  );
  const ofCounts = values.flatMap((value) =>
    counts.filter((count) => count !== value).flatMap((count) => [value * count, value / count, (value * count) / 100]),
  );
  return [all, ...values.map((each) => 2 * each - all), ...ofPairs, ...ofCounts];
}

/** How many times one number is another, and how many percent of it. */
function shares(one: number, other: number): number[] {
  const [less, more] = [Math.min(one, other), Math.max(one, other)];
  return less > 0 ? [more / less, (100 * less) / more, 100 - (100 * less) / more] : [];
}

/** Whether a duration lies between two times of day or two years. */
function isSpan(seconds: number, given: readonly StatedQuantity[]): boolean {
  const between = (values: readonly number[], gap: number, round: number) =>
    values.some((from) => values.some((to) => from !== to && areNear((to - from + round) % round, gap)));
  return (
    between(clocksOf(given), seconds / MINUTE, DAY_MINUTES) || between(valuesOf(given, 'year'), seconds / YEAR, 10_000)
  );
}

const clocksOf = (given: readonly StatedQuantity[]): number[] =>
  given.flatMap(({ dimension, values }) => (dimension === 'clock' ? values : [])).slice(0, 2 * MAX_TERMS);

/** Whether a year lies so many years after or before another, or a number is between two years. */
function isYearAfter(value: number, given: readonly StatedQuantity[]): boolean {
  const years = valuesOf(given, 'year');
  const spans = [...valuesOf(given, 'time').map((span) => span / YEAR), ...valuesOf(given, '')];
  const isLater = years.some((year) => spans.some((span) => Math.abs(year - value) === Math.round(span)));
  return isLater || years.some((one) => years.some((other) => one - other === value));
}

/** Whether a time of day lies a given duration before or after a given one. */
function isLater(own: readonly number[], given: readonly StatedQuantity[]): boolean {
  const gaps = valuesOf(given, 'time').map((seconds) => seconds / MINUTE);
  return clocksOf(given).some((clock) =>
    gaps.some((gap) => [clock + gap, clock - gap].some((time) => own.includes((time + DAY_MINUTES) % DAY_MINUTES))),
  );
}
