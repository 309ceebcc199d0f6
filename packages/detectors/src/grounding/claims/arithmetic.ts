import type { Alignment } from './align.ts';
import type { PlacedQuantity } from './compare-quantities.ts';
import { areNear, type StatedQuantity } from './quantity.ts';

/** Numbers that a result may be made of. */
const MAX_TERMS = 14;
/** Words that name a result of reckoning. */
const reckoning =
  /\b(?:together|altogether|in all|in total|total|sum|combined|more than|less than|fewer|difference|left|remaining|rest|twice|double|half|times|each|per|old|works out|comes to|amounts?)\b/i;

/** How surely a quantity follows from the given ones by a sum, difference, product or share; 0 if it does not. */
export function isDerived(own: StatedQuantity, given: readonly PlacedQuantity[], { claim }: Alignment): number {
  const likely = reckoning.test(claim.text) ? 1 : 0.6;
  const values = distinct(given, own);
  const counts = distinct(given, { ...own, dimension: '' });
  const claimed = claim.quantities.filter(({ at }) => at !== own.at).map(({ raw }) => raw);
  if (own.dimension === 'time' && isSpan(own, given)) return likely;
  if (own.dimension === 'clock' && isLater(own, given)) return likely;
  if (own.dimension === 'year' && isYear(own, given)) return likely;
  if (sumsOf(values).some((value) => isSame(value, own))) return likely;
  if (pairsOf(values, [...counts, ...claimed, ...constantsFor(own, likely === 1)]).some((value) => isSame(value, own)))
    return likely * 0.8;
  return 0;
}

/** Nothing is doubled by chance: 60 days are no result of 30. Months and years are one of the other. */
function constantsFor({ per }: StatedQuantity, isReckoned: boolean): readonly number[] {
  if (isReckoned) return [2, 12];
  return per ? [12] : [];
}

const isSame = (value: number, own: StatedQuantity): boolean => areNear(value, own.value);

function distinct(given: readonly PlacedQuantity[], { dimension }: StatedQuantity): number[] {
  const fitting = given.filter(({ quantity }) => quantity.dimension === dimension);
  return fitting.map(({ quantity }) => quantity.value).slice(0, MAX_TERMS);
}

/** Sums of two and three numbers and of all, and what is left of one. */
function sumsOf(values: readonly number[]): number[] {
  const all = values.reduce((sum, each) => sum + each, 0);
  const pairs = values.flatMap((one, at) =>
    values.slice(at + 1).map((other, next) => [one, other, values.slice(at + next + 2)] as const),
  );
  const sums = pairs.flatMap(([one, other, thirds]) => [
    one + other,
    Math.abs(one - other),
    ...thirds.flatMap((third) => [one + other + third, Math.abs(one - other - third), one + other - third]),
  ]);
  return [all, ...values.map((each) => 2 * each - all), ...sums];
}

/** Products and shares of two numbers. */
function pairsOf(values: readonly number[], counts: readonly number[]): number[] {
  const several = counts.filter((count) => count > 1);
  return values.flatMap((value) => {
    const larger = values.filter((other) => other > value && other > 0);
    return [
      ...several.flatMap((count) => [
        value * count,
        value / count,
        (value * (100 - count)) / 100,
        (value * count) / 100,
      ]),
      ...larger.flatMap((other) => [other / value, (100 * value) / other, 100 - (100 * value) / other]),
    ];
  });
}

const MINUTE = 60;
const DAY_MINUTES = 1_440;
const YEAR = 31_557_600;

/** Whether a duration lies between two times of day, two dates or two years. */
function isSpan(own: StatedQuantity, given: readonly PlacedQuantity[]): boolean {
  const of = (dimension: string) => distinct(given, { ...own, dimension });
  const clocks = of('clock');
  const minutes = own.value / MINUTE;
  const hasClocks = clocks.some((from) =>
    clocks.some(
      (to) => from !== to && [to - from, to - from + DAY_MINUTES].some((gap) => gap > 0 && areNear(gap, minutes)),
    ),
  );
  const years = of('year');
  return hasClocks || years.some((from) => years.some((to) => areNear((to - from) * YEAR, own.value)));
}

/** Whether a year lies so many years after another: born in 1931, at 24. */
function isYear(own: StatedQuantity, given: readonly PlacedQuantity[]): boolean {
  const years = distinct(given, own);
  const spans = [
    ...distinct(given, { ...own, dimension: 'time' }).map((value) => value / YEAR),
    ...distinct(given, { ...own, dimension: '' }),
  ];
  return years.some((year) => spans.some((span) => [year + span, year - span].includes(own.value)));
}

/** Whether a time of day lies a given duration before or after a given one. */
function isLater(own: StatedQuantity, given: readonly PlacedQuantity[]): boolean {
  const minutes = distinct(given, { ...own, dimension: 'time' }).map((value) => value / MINUTE);
  return distinct(given, own).some((clock) =>
    minutes.some((gap) => {
      if (gap >= DAY_MINUTES) return false;
      const times = [clock + gap, clock - gap].map((time) => (time + DAY_MINUTES) % DAY_MINUTES);
      return (
        times.includes(own.value) || (own.isEitherHalf && times.includes((own.value + DAY_MINUTES / 2) % DAY_MINUTES))
      );
    }),
  );
}
