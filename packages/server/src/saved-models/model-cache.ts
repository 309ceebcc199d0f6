import type { ModelConfig } from '@redoubt/contract';
import type { SecretBox } from '@redoubt/secrets';
import type { ModelTypes, SavedModel, SavedModels } from '@redoubt/store';
import { openSavedCache, type SavedCache } from '../saved-resources/saved-cache.ts';
import { openConfig } from './model-secrets.ts';

/** A saved model, ready to be called. Its settings hold secrets and must not appear in answers or logs. */
export interface ReadyModel {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly testingFor: string | undefined;
  /** The provider's name of the model. */
  readonly modelName: string | undefined;
  readonly config: ModelConfig;
}

/**
 * The saved models of projects, cached in memory. `ready` rejects with CannotOpen if no configured key opens the
 * secrets.
 */
export interface ModelCache extends SavedCache<ModelTypes, ReadyModel>, Pick<SavedModels, 'versions'> {}

/** Creates the cache. Memory is cleared if this node changes a model, or if the revision shows that any node did. */
export function createModelCache(
  store: SavedModels,
  { clock, secrets }: { clock: () => Date; secrets: SecretBox },
): ModelCache {
  const cache = openSavedCache<ModelTypes, ReadyModel>(store, {
    clock,
    keyOf: ({ projectId, name, version }) => JSON.stringify([projectId, name, version]),
    make: (saved) => readyModel(saved, secrets),
  });
  return { ...cache, versions: store.versions };
}

/** The cast: saved content was validated by the contract's schema when it arrived. */
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
