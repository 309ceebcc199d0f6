import {
  DEFAULT_MODEL_VERSION,
  headerPrefix,
  type ModelConfig,
  type ModelConfigChange,
  settleModelConfig,
} from '@redoubt/contract';
import { CannotOpen, type SecretBox } from '@redoubt/secrets';
import type { ModelPlace, SavedModel } from '@redoubt/store';
import { Failure } from '../errors.ts';
import { orConflict } from '../http/or-conflict.ts';
import { paginationOf } from '../http/pagination.ts';
import type { ModelsContext } from './context.ts';
import { configWithoutSecrets, openConfig, sealConfig } from './model-secrets.ts';
import { refuseMovedSecrets } from './refuse-moved-secrets.ts';
import { isReachable, refuseUnreachable } from './refuse-unreachable.ts';
import { unknownModel } from './unknown-model.ts';
import { unmaskConfig } from './unmask-config.ts';

/** Models that a project may have, each version counted. */
const MAX_MODELS = 1_000;

interface Names {
  readonly name: string | null | undefined;
  readonly version: string | null | undefined;
}

/** What a model says beside its settings; an empty value takes the field away. */
export interface Described {
  readonly testing_for?: string | null | undefined;
  readonly model_name?: string | null | undefined;
  readonly certifications?: readonly string[] | null | undefined;
}

/** A model as it is answered. The cast: what is saved is what the contract's schema let in, its secrets masked. */
export const recordOf = (saved: SavedModel, { account }: ModelsContext) => ({
  model_id: saved.id,
  ...(saved.content as {
    testing_for?: string;
    model_name?: string;
    certifications?: string[];
    model_config: ModelConfig;
  }),
  model_saved_name: saved.name,
  model_version: saved.version,
  created_at: saved.createdAt.toISOString(),
  updated_at: saved.updatedAt.toISOString(),
  created_by: saved.createdBy,
  updated_by: saved.updatedBy,
  project_name: account.project.name,
});

/** Which model a call means. 422 where nothing names one; the version has a default. */
export function placeNamed({ name, version }: Names, { account, config }: ModelsContext): ModelPlace {
  if (name != null) return { projectId: account.project.id, name, version: version ?? DEFAULT_MODEL_VERSION };
  const loc = ['body', 'model_saved_name'];
  const message = `${loc.join('.')}: Field required, or the header "${headerPrefix(config.brand)}Model"`;
  throw new Failure('invalid_request', message, { detail: [{ type: 'missing', loc, msg: message, input: null }] });
}

/** Save a new model. Throws 409 where the name and version are taken or the project has too many. */
export async function addSaved(
  place: ModelPlace,
  { config, described }: { config: ModelConfig; described: Described },
  { models, secrets, account }: ModelsContext,
): Promise<SavedModel> {
  refuseUnreachable(config);
  const said = sealConfig(unmaskConfig(config, {}), withoutEmpty(described), { projectId: place.projectId, secrets });
  const made = await orConflict(models.insert({ ...place, ...said, by: account.key.name }, MAX_MODELS));
  if (made) return made;
  throw new Failure('conflict', `The project has ${MAX_MODELS} models, the most that are kept; delete one first`);
}

/** The saved model, its secrets sealed; 404 where there is none. */
export async function getSaved(place: ModelPlace, context: ModelsContext): Promise<SavedModel> {
  return (await context.models.read(place)) ?? Promise.reject(await unknownModel(place, context));
}

interface Change extends Names {
  readonly config: ModelConfigChange | null | undefined;
  readonly described: Described;
}

/** Change what is given, field by field. 404 where there is none, 409 where the new name and version are taken. */
export async function changeSaved(
  place: ModelPlace,
  { name, version, config, described }: Change,
  context: ModelsContext,
): Promise<SavedModel> {
  const { models, secrets, account } = context;
  const changing = models.change(place, {
    name: name ?? place.name,
    version: version ?? place.version,
    by: account.key.name,
    edit: (saved) => {
      const { model_config: _, ...before } = saved.content;
      const fields = withoutEmpty({ ...before, ...described });
      if (!config) return { ...saved, content: { ...fields, model_config: saved.content.model_config } };
      const opened = openForChange(saved, config, secrets);
      const unmasked = unmaskConfig(config, opened);
      const whole = settleModelConfig({ ...opened, ...unmasked });
      if (isReachable(opened)) refuseUnreachable(whole);
      refuseMovedSecrets({ before: opened, sent: config, unmasked, after: whole });
      return sealConfig(whole, fields, { projectId: place.projectId, secrets });
    },
  });
  return (await orConflict(changing)) ?? Promise.reject(await unknownModel(place, context));
}

/** Keys that are set anew take the place of secrets that no key here opens: what was sealed is lost in any case. */
function openForChange(saved: SavedModel, { apikeys }: ModelConfigChange, secrets: SecretBox): ModelConfig {
  try {
    return openConfig(saved, secrets);
  } catch (error) {
    if (!(error instanceof CannotOpen) || !apikeys) throw error;
    return configWithoutSecrets(saved);
  }
}

/** Delete the model, and answer what it was; 404 where there is none. */
export async function removeSaved(place: ModelPlace, context: ModelsContext): Promise<SavedModel> {
  return (await context.models.remove(place)) ?? Promise.reject(await unknownModel(place, context));
}

/** One page of the project's models. */
export async function listSaved(query: { page: number; per_page: number }, { models, account }: ModelsContext) {
  const page = { page: query.page, perPage: query.per_page };
  const { models: found, total } = await models.list(account.project.id, page);
  return { found, pagination: paginationOf(page, total) };
}

const withoutEmpty = (fields: Record<string, unknown> | Described): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);
