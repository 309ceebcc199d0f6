import type { ModelConfig } from '@redoubt/contract';
import type { SecretBox } from '@redoubt/secrets';
import type { ModelPlace, SavedModel, SavedModels } from '@redoubt/store';
import { createRevisionCache } from '../revision-cache/revision-cache.ts';
import { type Watch, watchRevision } from '../revision-cache/watch-revision.ts';
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
export interface ModelCache extends Omit<SavedModels, 'revision' | 'find'>, Watch {
  /** As the store has it, its secrets sealed. */
  read(place: ModelPlace): Promise<SavedModel | undefined>;
  /**
   * Undefined where there is none; no promise where it is in memory. `isFresh`: as the store has it now, and from then
   * on. Rejects with CannotOpen where no key here opens its secrets.
   */
  find(place: ModelPlace, isFresh: boolean): ReadyModel | undefined | Promise<ReadyModel | undefined>;
}

/** Memory is dropped where this node changes a model, and where the revision says that any node did. */
export function createModelCache(
  store: SavedModels,
  { clock, secrets }: { clock: () => Date; secrets: SecretBox },
): ModelCache {
  const watch = watchRevision({ revision: store.revision, clock });
  const cache = createRevisionCache<ReadyModel | undefined>((ready) =>
    ready ? JSON.stringify(ready.config).length : 0,
  );

  async function readReady(place: ModelPlace): Promise<ReadyModel | undefined> {
    const saved = await store.find(place);
    return saved && readyModel(saved, secrets);
  }

  return {
    insert: (model, most) => watch.changing(store.insert(model, most)),
    change: (place, edit) => watch.changing(store.change(place, edit)),
    remove: (place) => watch.changing(store.remove(place)),
    read: store.find,
    versions: store.versions,
    list: store.list,
    fresh: watch.fresh,
    epoch: watch.epoch,
    find(place, isFresh) {
      if (isFresh) watch.renew();
      const key = JSON.stringify([place.projectId, place.name, place.version]);
      return cache.find(key, watch, () => readReady(place));
    },
  };
}

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
