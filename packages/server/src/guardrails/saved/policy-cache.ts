import { type Detectors, readSavedDetectors, type SavedDetectors, type SavedTuning } from '@redoubt/contract';
import type { PolicyTypes, SavedPlace, SavedPolicies, SavedPolicy } from '@redoubt/store';
import type { Watch } from '../../revision-cache/watch-revision.ts';
import { openSavedCache } from '../../saved-resources/saved-cache.ts';

/** A policy's detectors, ready to judge. */
export interface ReadyDetectors {
  readonly detectors: Detectors;
  readonly tuning: SavedTuning;
  /** The saved policy that they come from, and when it was last changed. */
  readonly saved?: { readonly name: string; readonly at: Date } | undefined;
}

/** The list of detectors to use. A policy has one list, a guardrail one for each mode. */
export type Side = 'policy' | 'prompt' | 'response';

/**
 * The saved policies of projects, with ready detectors in memory. All changes of this node go through here, so the
 * node sees them at once.
 */
export interface PolicyCache extends SavedPolicies, Watch {
  /**
   * Returns undefined if there is none. Returns no promise if it is in memory. `isFresh` bypasses the cache and reads
   * the store's current state.
   */
  ready(
    place: SavedPlace,
    side: Side,
    isFresh: boolean,
  ): ReadyDetectors | undefined | Promise<ReadyDetectors | undefined>;
}

/** Creates the cache. Memory is cleared if this node changes a policy, or if the revision shows that any node did. */
export function createPolicyCache(store: SavedPolicies, clock: () => Date): PolicyCache {
  const cache = openSavedCache<PolicyTypes, ReadyDetectors, SavedPlace & { side: Side }>(store, {
    clock,
    // No kind or side is a prefix of another, and the name comes last. So no two places share a key.
    keyOf: ({ projectId, kind, side, name }) => `${projectId} ${kind} ${side} ${name}`,
    make: (saved, { side }) => readyDetectors(saved, side),
  });
  return { ...cache, ready: (place, side, isFresh) => cache.ready({ ...place, side }, isFresh) };
}

const fields = { policy: undefined, prompt: 'input', response: 'output' } as const;

/** The only cast: saved content was validated by the contract's schema. */
function readyDetectors({ name, updatedAt, content }: SavedPolicy, side: Side): ReadyDetectors {
  const field = fields[side];
  const holder = (field === undefined ? content : content[field]) as { detectors: SavedDetectors };
  return { ...readSavedDetectors(holder.detectors), saved: { name, at: updatedAt } };
}
