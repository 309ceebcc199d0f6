import { entityRow } from '../entities.ts';
import type { PiiFinding } from '../scan.ts';
import { longest, merge } from '../settle-overlaps.ts';
import type { CustomFinding } from './custom-entity.ts';

const SECRET = 0;

/**
 * Findings of both kinds, by start. Of a caller's own the longer stands; what lies inside one is that one, secrets
 * apart. A longer finding stays beside those inside it: no pattern may hide a card by four of its digits.
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
