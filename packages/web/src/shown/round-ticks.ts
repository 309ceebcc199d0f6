const FEW = 4;

/**
 * Round figures for an axis, from 0 to one that is no less than the largest value: steps of 1, 2 or 5 with noughts. The
 * steps are whole, because what our charts count is.
 */
export function roundTicks(largest: number, count = FEW): number[] {
  const most = Math.max(1, largest);
  const step = niceStep(most / count);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is no less than a number. */
function niceStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}
