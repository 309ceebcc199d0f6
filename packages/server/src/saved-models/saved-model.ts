import {
  DEFAULT_MODEL_VERSION,
  endpointOf,
  type ModelConfig,
  type ModelConfigChange,
  type Provider,
  type ProviderName,
  providers,
  settleModelConfig,
} from '@redoubt/contract';
import { CannotOpen, type SecretBox } from '@redoubt/secrets';
import type { ModelContent, ModelTypes, SavedModel, SavedStore } from '@redoubt/store';
import { Failure } from '../errors.ts';
import { provenanceOf, SavedResource } from '../saved-resources/saved-resource.ts';
import type { ModelsContext } from './context.ts';
import { configWithoutSecrets, openConfig, sealConfig } from './model-secrets.ts';
import { refuseMovedSecrets } from './refuse-moved-secrets.ts';
import { unknownModel } from './unknown-model.ts';
import { unmaskConfig } from './unmask-config.ts';

/** Maximum number of models per project. Each version counts. */
const MAX_MODELS = 1_000;

interface NamingHeaders {
  readonly model?: string | undefined;
  readonly model_version?: string | undefined;
}

interface NamingBody {
  readonly model_saved_name?: string | null | undefined;
  readonly model_version?: string | null | undefined;
}

/** The descriptive fields of a model, beside its settings. An empty value removes the field. */
export interface Described {
  readonly testing_for?: string | null | undefined;
  readonly model_name?: string | null | undefined;
  readonly certifications?: readonly string[] | null | undefined;
}

/**
 * A model as answers show it. The cast: saved content was validated by the contract's schema, with its secrets masked.
 */
const wireModel = (saved: SavedModel, context: ModelsContext) => ({
  model_id: saved.id,
  ...(saved.content as {
    testing_for?: string;
    model_name?: string;
    certifications?: string[];
    model_config: ModelConfig;
  }),
  model_saved_name: saved.name,
  model_version: saved.version,
  ...provenanceOf(saved, context),
});

export const models = new SavedResource({
  noun: 'Model',
  audited: 'model',
  store: ({ models }: ModelsContext): SavedStore<ModelTypes> => models,
  capacity: MAX_MODELS,
  full: `The project has ${MAX_MODELS} models, the most that are kept; delete one first`,
  nameField: 'model_saved_name',
  header: (prefix) => `"${prefix}Model"`,
  inHeaders: (headers: NamingHeaders) => ({ name: headers.model, version: headers.model_version }),
  inBody: (body: NamingBody) => ({ name: body.model_saved_name, version: body.model_version }),
  place: ({ version = DEFAULT_MODEL_VERSION, ...place }) => ({ ...place, version }),
  unknown: (place, context: ModelsContext) => unknownModel(place, context),
  show: wireModel,
  showWhole: wireModel,
  deleted: ({ id, name, version }, { account }) => ({
    model_id: id,
    model_saved_name: name,
    model_version: version,
    project_name: account.project.name,
  }),
  group: (projectId) => ({ projectId }),
  listed: (shown) => ({ models: shown }),
});

/** Returns the content to save for a new model. Throws 422 if the model cannot be called. */
export function contentOf(
  config: ModelConfig,
  described: Described,
  { account, secrets }: ModelsContext,
): ModelContent {
  refuseUnreachable(config);
  const own = { projectId: account.project.id, secrets };
  return sealConfig(unmaskConfig(config, {}), withoutEmpty(described), own);
}

/** Returns the content of a model after a change. Each sent field replaces the saved one. */
export function changedContent(
  saved: SavedModel,
  { config, described }: { config: ModelConfigChange | null | undefined; described: Described },
  { secrets }: ModelsContext,
): ModelContent {
  const { model_config: _, ...before } = saved.content;
  const fields = withoutEmpty({ ...before, ...described });
  if (!config) return { ...saved, content: { ...fields, model_config: saved.content.model_config } };
  const opened = openForChange(saved, config, secrets);
  const unmasked = unmaskConfig(config, opened);
  const whole = settleModelConfig({ ...opened, ...unmasked });
  if (isReachable(opened)) refuseUnreachable(whole);
  refuseMovedSecrets({ before: opened, sent: config, unmasked, after: whole });
  return sealConfig(whole, fields, { projectId: saved.projectId, secrets });
}

/**
 * Opens the settings for a change. If no key opens the secrets and new API keys are sent, the new keys replace them.
 * The sealed values are lost in any case.
 */
function openForChange(saved: SavedModel, { apikeys }: ModelConfigChange, secrets: SecretBox): ModelConfig {
  try {
    return openConfig(saved, secrets);
  } catch (error) {
    if (!(error instanceof CannotOpen) || !apikeys) throw error;
    return configWithoutSecrets(saved);
  }
}

/** The fields that are set. */
export const withoutEmpty = (fields: Record<string, unknown> | Described): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** Providers with a default URL. The cast: `Object.entries` loses the key types. */
const withDefault = (Object.entries(providers) as [ProviderName, Provider][])
  .filter(([, { default_url }]) => default_url !== undefined)
  .map(([name]) => name);

/** Returns whether the model can be called: it has an address, its provider has one, or it has its own curl command. */
const isReachable = (config: ModelConfig): boolean =>
  endpointOf(config) !== undefined || Boolean(config.custom_curl_command);

/** Throws Failure 422 for a model that cannot be called. The caller thus learns it now and not at the first run. */
function refuseUnreachable(config: ModelConfig): void {
  if (isReachable(config)) return;
  const loc = ['body', 'model_config', 'endpoint'];
  const provider = config.model_provider;
  const why = provider ? `the provider "${provider}" has no default URL` : 'no provider is named';
  const message = `${loc.join('.')}: the model has no address: ${why}; send endpoint {scheme, host, port, base_path}, or a provider with a default URL (${withDefault.join(', ')})`;
  throw new Failure('invalid_request', message, { detail: [{ type: 'missing', loc, msg: message, input: null }] });
}
