/** The 95 % quantile of the normal distribution, two-sided. */
const Z = 1.959_963_984_540_054;

/** Wilson's 95 % interval of a share (Wilson 1927); undefined where nothing was tried. */
export function wilson(successes: number, attempts: number): [low: number, high: number] | undefined {
  if (attempts === 0) return undefined;
  const share = successes / attempts;
  const square = Z * Z;
  const centre = share + square / (2 * attempts);
  const reach = Z * Math.sqrt((share * (1 - share)) / attempts + square / (4 * attempts * attempts));
  const whole = 1 + square / attempts;
  // Rounding must not leave the interval without the share itself.
  const low = successes === 0 ? 0 : Math.max(0, (centre - reach) / whole);
  const high = successes === attempts ? 1 : Math.min(1, (centre + reach) / whole);
  return [low, high];
}
