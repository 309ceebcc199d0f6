import { type Detectors, readSavedDetectors, type SavedDetectors, type SavedTuning } from '@redoubt/contract';
import type { PolicyTypes, SavedPlace, SavedPolicies, SavedPolicy } from '@redoubt/store';
import type { Watch } from '../../revision-cache/watch-revision.ts';
import { openSavedCache } from '../../saved-resources/saved-cache.ts';

/** A policy's detectors, ready to judge with. */
export interface ReadyDetectors {
  readonly detectors: Detectors;
  readonly tuning: SavedTuning;
}

/** Which of its detectors a saved thing is asked for: a policy has one list, a guardrail one for each mode. */
export type Side = 'policy' | 'prompt' | 'response';

/** What projects save, with what is judged by held in memory. Changes go through here: this node sees them at once. */
export interface PolicyCache extends SavedPolicies, Watch {
  /** Undefined where there is none; no promise where it is in memory. `isFresh`: as the store has it now, and from then on. */
  ready(
    place: SavedPlace,
    side: Side,
    isFresh: boolean,
  ): ReadyDetectors | undefined | Promise<ReadyDetectors | undefined>;
}

/** Memory is dropped where this node changes a policy, and where the revision says that any node did. */
export function createPolicyCache(store: SavedPolicies, clock: () => Date): PolicyCache {
  const cache = openSavedCache<PolicyTypes, ReadyDetectors, SavedPlace & { side: Side }>(store, {
    clock,
    // No kind or side begins another, and the name comes last: no two places share a key.
    keyOf: ({ projectId, kind, side, name }) => `${projectId} ${kind} ${side} ${name}`,
    make: (saved, { side }) => readyDetectors(saved, side),
  });
  return { ...cache, ready: (place, side, isFresh) => cache.ready({ ...place, side }, isFresh) };
}

const fields = { policy: undefined, prompt: 'input', response: 'output' } as const;

/** The one cast: what is saved was checked by the contract's schema when it came. */
function readyDetectors({ content }: SavedPolicy, side: Side): ReadyDetectors {
  const field = fields[side];
  const holder = (field === undefined ? content : content[field]) as { detectors: SavedDetectors };
  return readSavedDetectors(holder.detectors);
}
