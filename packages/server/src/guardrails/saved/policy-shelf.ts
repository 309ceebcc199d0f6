import type { Detectors, SavedTuning } from '@redoubt/contract';
import { readSavedDetectors, type SavedDetectors } from '@redoubt/contract';
import type { SavedPlace, SavedPolicies, SavedPolicy } from '../../store/saved-policies.ts';
import { watchRevision } from './watch-revision.ts';

/** A policy's detectors, ready to judge with. */
export interface ReadyDetectors {
  readonly detectors: Detectors;
  readonly tuning: SavedTuning;
}

/** Which of its detectors a saved thing is asked for: a policy has one list, a guardrail one for each mode. */
export type Side = 'policy' | 'prompt' | 'response';

/** What projects save, with what is judged by held in memory. Changes go through here: this node sees them at once. */
export interface PolicyShelf extends Omit<SavedPolicies, 'revision'> {
  /** Undefined where there is none. `isFresh`: as the store has it now, and from then on. */
  ready(place: SavedPlace, side: Side, isFresh: boolean): Promise<ReadyDetectors | undefined>;
  /** Asks, where it is time to, whether anything changed; undefined: nothing to wait for. */
  fresh(): Promise<void> | undefined;
  /** Grows whenever what is remembered is dropped: what others made of it is then to be made again. */
  epoch(): number;
}

const MAX_REMEMBERED = 10_000;
/** Characters of all that is remembered. */
const MAX_CHARACTERS = 64 * 1_024 * 1_024;

/** Memory is dropped where this node changes a policy, and where the revision says that any node did. */
export function createPolicyShelf(store: SavedPolicies, clock: () => Date): PolicyShelf {
  const remembered = new Map<string, ReadyDetectors | undefined>();
  let characters = 0;
  let epoch = 0;

  function forget(): void {
    epoch += 1;
    characters = 0;
    remembered.clear();
  }

  const fresh = watchRevision({ read: store.revision, clock, onChange: forget });

  async function read(place: SavedPlace, side: Side, key: string): Promise<ReadyDetectors | undefined> {
    const asOf = epoch;
    const saved = await store.find(place);
    const ready = saved && readyDetectors(saved, side);
    // A change may have come while the query ran: its answer is then good for this request only.
    if (asOf === epoch) remember(key, ready, saved ? JSON.stringify(saved.content).length : 0);
    return ready;
  }

  function remember(key: string, ready: ReadyDetectors | undefined, size: number): void {
    if (remembered.size >= MAX_REMEMBERED || characters + size > MAX_CHARACTERS) forget();
    characters += size;
    remembered.set(key, ready);
  }

  /** Also where the change failed: what came of it is then not known. */
  const forgetting = <Result>(changing: Promise<Result>): Promise<Result> => changing.finally(forget);

  return {
    insert: (policy, most) => forgetting(store.insert(policy, most)),
    change: (place, change) => forgetting(store.change(place, change)),
    remove: (place) => forgetting(store.remove(place)),
    find: store.find,
    list: store.list,
    fresh,
    epoch: () => epoch,
    async ready(place, side, isFresh) {
      // No kind or side begins another, and the name comes last: no two places share a key.
      const key = `${place.projectId} ${place.kind} ${side} ${place.name}`;
      if (isFresh) forget();
      await fresh();
      return remembered.has(key) ? remembered.get(key) : read(place, side, key);
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
