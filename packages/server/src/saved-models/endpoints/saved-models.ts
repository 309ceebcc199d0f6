import { contract, type Provider, type ProviderName, providers } from '@redoubt/contract';
import { implement } from '../implement.ts';
import * as saved from '../saved-record.ts';

export const addModel = implement(contract.models.addModel, {
  run: async ({ headers, body }, context) => {
    const { model_saved_name: name, model_version: version, model_config: config, ...described } = body;
    const named = { name: name ?? headers.model, version: version ?? headers.model_version };
    const model = await saved.addSaved(saved.placeNamed(named, context), { config, described }, context);
    return { message: 'Model details added successfully' as const, data: saved.recordOf(model, context) };
  },
});

export const getModel = implement(contract.models.getModel, {
  run: async ({ headers }, context) => {
    const place = saved.placeNamed({ name: headers.model, version: headers.model_version }, context);
    return saved.recordOf(await saved.getSaved(place, context), context);
  },
});

export const modifyModel = implement(contract.models.modifyModel, {
  run: async ({ headers, body }, context) => {
    const { model_saved_name: name, model_version: version, model_config: config, ...described } = body;
    const meant = { name: headers.model ?? name, version: headers.model_version ?? version };
    const change = { name, version, config, described };
    const model = await saved.changeSaved(saved.placeNamed(meant, context), change, context);
    return { message: 'Model details updated successfully' as const, data: saved.recordOf(model, context) };
  },
});

export const deleteModel = implement(contract.models.deleteModel, {
  run: async ({ headers }, context) => {
    const place = saved.placeNamed({ name: headers.model, version: headers.model_version }, context);
    const { id, name, version } = await saved.removeSaved(place, context);
    const data = { model_id: id, model_saved_name: name, model_version: version };
    return {
      message: 'Model details deleted successfully' as const,
      data: { ...data, project_name: context.account.project.name },
    };
  },
});

export const listModels = implement(contract.models.listModels, {
  run: async ({ query }, context) => {
    const { found, pagination } = await saved.listSaved(query, context);
    return { models: found.map((model) => saved.recordOf(model, context)), pagination };
  },
});

/** The cast: `Object.entries` forgets the keys that it was given. */
const known = Object.entries(providers) as [ProviderName, Provider][];

export const getDefaults = implement(contract.models.getDefaults, {
  run: () => ({ providers: known.map(([model_provider, provider]) => ({ model_provider, ...provider })) }),
});
