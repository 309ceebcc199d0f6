import { contract, type Provider, type ProviderName, providers } from '@redoubt/contract';
import type { SavedModel } from '@redoubt/store';
import { implementFor } from '../../http/implement.ts';
import { differingFields } from '../compare-model.ts';
import type { ModelServices } from '../context.ts';
import { changedContent, contentOf, models } from '../saved-model.ts';

/** Binds endpoints of this folder to their steps, which may use the services that the folder declares. */
const { implement } = implementFor<ModelServices>();

export const addModel = implement(contract.models.addModel, {
  run: (request, context) => {
    const { model_saved_name: _, model_version: __, model_config: config, ...described } = request.body;
    return models.add(request, () => contentOf(config, described, context), context);
  },
});

export const modifyModel = implement(contract.models.modifyModel, {
  run: (request, context) => {
    const { model_saved_name: _, model_version: __, model_config: config, ...described } = request.body;
    const edit = (saved: SavedModel) => changedContent(saved, { config, described }, context);
    return models.modify(request, { edit }, context);
  },
});

export const compareModel = implement(contract.models.compareModel, {
  run: async ({ headers, body: { model_config: config, ...described } }, context) => {
    const place = models.placeOf({ headers, body: {} }, context);
    return { differs: differingFields(await models.find(place, context), { config, described }, context) };
  },
});

export const getModel = implement(contract.models.getModel, { run: models.get });
export const deleteModel = implement(contract.models.deleteModel, { run: models.remove });
export const listModels = implement(contract.models.listModels, { run: models.list });

/** The cast: `Object.entries` loses the key types. */
const known = Object.entries(providers) as [ProviderName, Provider][];

export const getDefaults = implement(contract.models.getDefaults, {
  run: () => ({ providers: known.map(([model_provider, provider]) => ({ model_provider, ...provider })) }),
});
