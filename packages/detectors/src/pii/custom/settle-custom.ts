import { entityRow } from '../entities.ts';
import type { PiiFinding } from '../scan.ts';
import { longest, merge } from '../settle-overlaps.ts';
import type { CustomFinding } from './custom-entity.ts';

const SECRET = 0;

/**
 * Merges both kinds of findings, sorted by start. Of overlapping custom findings the longest is kept. A built-in
 * finding inside a custom one is dropped unless it is a secret. A longer built-in finding is kept: otherwise a pattern
 * for four digits could hide a card number.
 */
export function settleCustom(
  found: readonly PiiFinding[],
  custom: readonly CustomFinding[],
): (PiiFinding | CustomFinding)[] {
  if (custom.length === 0) return [...found];
  const own = longest(custom);
  let next = 0;
  const others = found.filter(({ entity, start, end }) => {
    while ((own[next]?.end ?? Infinity) <= start) next++;
    const isInside = (own[next]?.start ?? Infinity) <= start && end <= (own[next]?.end ?? 0);
    return !isInside || entityRow(entity).rank === SECRET;
  });
  return merge<PiiFinding | CustomFinding>(own, others);
}
