import { type Detectors, readSavedDetectors, type SavedDetectors, type SavedTuning } from '@redoubt/contract';
import type { SavedPlace, SavedPolicies, SavedPolicy } from '@redoubt/store';
import { createRevisionCache } from '../../revision-cache/revision-cache.ts';
import { type Watch, watchRevision } from '../../revision-cache/watch-revision.ts';

/** A policy's detectors, ready to judge with. */
export interface ReadyDetectors {
  readonly detectors: Detectors;
  readonly tuning: SavedTuning;
}

/** Which of its detectors a saved thing is asked for: a policy has one list, a guardrail one for each mode. */
export type Side = 'policy' | 'prompt' | 'response';

/** What projects save, with what is judged by held in memory. Changes go through here: this node sees them at once. */
export interface PolicyCache extends Omit<SavedPolicies, 'revision'>, Watch {
  /** Undefined where there is none; no promise where it is in memory. `isFresh`: as the store has it now, and from then on. */
  ready(
    place: SavedPlace,
    side: Side,
    isFresh: boolean,
  ): ReadyDetectors | undefined | Promise<ReadyDetectors | undefined>;
}

/** Memory is dropped where this node changes a policy, and where the revision says that any node did. */
export function createPolicyCache(store: SavedPolicies, clock: () => Date): PolicyCache {
  const watch = watchRevision({ revision: store.revision, clock });
  const cache = createRevisionCache<ReadyDetectors | undefined>((ready) => (ready ? JSON.stringify(ready).length : 0));

  async function readReady(place: SavedPlace, side: Side): Promise<ReadyDetectors | undefined> {
    const saved = await store.find(place);
    return saved && readyDetectors(saved, side);
  }

  return {
    insert: (policy, most) => watch.changing(store.insert(policy, most)),
    change: (place, change) => watch.changing(store.change(place, change)),
    remove: (place) => watch.changing(store.remove(place)),
    find: store.find,
    list: store.list,
    fresh: watch.fresh,
    epoch: watch.epoch,
    ready(place, side, isFresh) {
      if (isFresh) watch.renew();
      // No kind or side begins another, and the name comes last: no two places share a key.
      const key = `${place.projectId} ${place.kind} ${side} ${place.name}`;
      return cache.find(key, watch, () => readReady(place, side));
    },
  };
}

const fields = { policy: undefined, prompt: 'input', response: 'output' } as const;

/** The one cast: what is saved was checked by the contract's schema when it came. */
function readyDetectors({ content }: SavedPolicy, side: Side): ReadyDetectors {
  const field = fields[side];
  const holder = (field === undefined ? content : content[field]) as { detectors: SavedDetectors };
  return readSavedDetectors(holder.detectors);
}
