import { type Estimate, Z95 } from '../metrics/interval.ts';
import type { SpanCounts } from './match-spans.ts';

/** F1 with a 95 % interval: F1 is the share of hits among hits and half the errors, Wilson's interval over that many. */
export function f1Of({ hits, missed, spurious }: SpanCounts): Estimate {
  const of = hits + (missed + spurious) / 2;
  if (of === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN };
  const value = hits / of;
  const z2 = Z95 ** 2 / of;
  const middle = (value + z2 / 2) / (1 + z2);
  const reach = (Z95 / (1 + z2)) * Math.sqrt((value * (1 - value)) / of + z2 / (4 * of));
  return { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
