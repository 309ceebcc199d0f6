import type { MeteringMode } from '@redoubt/contract';
import type { Usage } from '@redoubt/store';

/** Returns a balance, or a project's part of it, with its limit (grants included, null is unlimited). */
export function wireSnapshot(usage: Usage, limit: number | null, mode: MeteringMode) {
  const { used, shadowUsed, held, requests, refused } = usage;
  // In shadow mode nothing is used. The separate count is compared with the limit, as in the credit headers.
  const counted = mode === 'shadow' ? shadowUsed : used;
  return {
    used,
    held,
    limit: limit ?? ('unlimited' as const),
    remaining: limit === null ? ('unlimited' as const) : Math.max(limit - counted - held, 0),
    shadow_used: shadowUsed,
    requests,
    refused,
    percent: limit === null ? null : percentOf(counted, limit),
  };
}

/** Returns a percentage with one decimal, rounded down, so that 100 means that the limit is reached. */
function percentOf(counted: number, limit: number): number {
  if (limit === 0) return 100;
  return Math.floor((counted / limit) * 1_000) / 10;
}
