import type { Results } from '@redoubt/contract';

/** Says how many records are not independent. Undefined where all are. */
export function notIndependentText({
  not_independent: count = 0,
}: Pick<Results, 'not_independent'>): string | undefined {
  if (count === 0) return undefined;
  const records = count === 1 ? '1 conversation was' : `${count} conversations were`;
  return `${records} not independent, because the target may have remembered earlier ones: the intervals are narrower than what the run shows, and an early success or refusal can lead to others.`;
}
