/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of the normal distribution. */
export const Z95 = 1.959963984540054;

/** A share with Wilson's score interval (Wilson 1927); NaN where nothing was counted. */
export function share(hits: number, of: number): Estimate {
  if (of === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN };
  const p = hits / of;
  const z2 = Z95 ** 2 / of;
  const middle = (p + z2 / 2) / (1 + z2);
  const reach = (Z95 / (1 + z2)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of));
  return { value: p, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The estimate through a function that grows; its interval grows with it. */
export function through({ value, low, high }: Estimate, grow: (value: number) => number): Estimate {
  return { value: grow(value), low: grow(low), high: grow(high) };
}
