import type { ModelConfig } from '@redoubt/contract';
import { watchRevision } from '../guardrails/saved/watch-revision.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { ModelPlace, SavedModel, SavedModels } from '../store/saved-models.ts';
import { openConfig } from './model-secrets.ts';

/** A saved model, ready to be asked: its settings hold the secrets, and go into no answer and no log. */
export interface ReadyModel {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly testingFor: string | undefined;
  /** The provider's name of it. */
  readonly modelName: string | undefined;
  readonly config: ModelConfig;
}

/** What projects save of models, with what is asked held in memory. Changes go through here: this node sees them at once. */
export interface ModelShelf extends Omit<SavedModels, 'revision' | 'find'> {
  /** As the store has it, its secrets sealed. */
  read(place: ModelPlace): Promise<SavedModel | undefined>;
  /**
   * Undefined where there is none. `isFresh`: as the store has it now, and from then on. Rejects with CannotOpen where no
   * key here opens its secrets.
   */
  find(place: ModelPlace, isFresh: boolean): Promise<ReadyModel | undefined>;
}

const MAX_REMEMBERED = 10_000;
/** Characters of all that is remembered. */
const MAX_CHARACTERS = 64 * 1_024 * 1_024;

/** Memory is dropped where this node changes a model, and where the revision says that any node did. */
export function createModelShelf(
  store: SavedModels,
  { clock, secrets }: { clock: () => Date; secrets: SecretBox },
): ModelShelf {
  const remembered = new Map<string, ReadyModel | undefined>();
  let characters = 0;
  let epoch = 0;

  function forget(): void {
    epoch += 1;
    characters = 0;
    remembered.clear();
  }

  const fresh = watchRevision({ read: store.revision, clock, onChange: forget });

  async function load(place: ModelPlace, key: string): Promise<ReadyModel | undefined> {
    const asOf = epoch;
    const saved = await store.find(place);
    const ready = saved && readyModel(saved, secrets);
    // A change may have come while the query ran: its answer is then good for this request only.
    if (asOf === epoch) remember(key, ready, saved ? sizeOf(saved) : 0);
    return ready;
  }

  function remember(key: string, ready: ReadyModel | undefined, size: number): void {
    if (remembered.size >= MAX_REMEMBERED || characters + size > MAX_CHARACTERS) forget();
    characters += size;
    remembered.set(key, ready);
  }

  /** Also where the change failed: what came of it is then not known. */
  const forgetting = <Result>(changing: Promise<Result>): Promise<Result> => changing.finally(forget);

  return {
    insert: (model, most) => forgetting(store.insert(model, most)),
    change: (place, edit) => forgetting(store.change(place, edit)),
    remove: (place) => forgetting(store.remove(place)),
    read: store.find,
    versions: store.versions,
    list: store.list,
    async find(place, isFresh) {
      const key = JSON.stringify([place.projectId, place.name, place.version]);
      if (isFresh) forget();
      await fresh();
      return remembered.has(key) ? remembered.get(key) : load(place, key);
    },
  };
}

const sizeOf = ({ content, sealed }: SavedModel): number => JSON.stringify(content).length + (sealed?.length ?? 0);

/** The cast: what is saved was checked by the contract's schema when it came. */
function readyModel(saved: SavedModel, secrets: SecretBox): ReadyModel {
  const { testing_for, model_name } = saved.content as { testing_for?: string; model_name?: string };
  return {
    id: saved.id,
    name: saved.name,
    version: saved.version,
    testingFor: testing_for,
    modelName: model_name,
    config: openConfig(saved, secrets),
  };
}
