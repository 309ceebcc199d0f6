import type { MeteringMode } from '@redoubt/contract';
import type { Usage } from '@redoubt/store';

/** How a balance, or a project's part of it, stands against its limit (grants included; null is unlimited). */
export function wireSnapshot(usage: Usage, limit: number | null, mode: MeteringMode) {
  const { used, shadowUsed, held, requests, refused } = usage;
  // In the mode shadow nothing is used: what is counted apart is held against the limit, as the credit headers do.
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

/** With one decimal, rounded down: 100 is said only where the limit is reached. */
function percentOf(counted: number, limit: number): number {
  if (limit === 0) return 100;
  return Math.floor((counted / limit) * 1_000) / 10;
}
