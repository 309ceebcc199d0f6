import { z } from 'zod';
import { LegacyModelConfig } from './legacy-model-config.ts';
import { type DescribedModel, endpointOf, type TargetOfModel, targetOfModel } from './target-of-model.ts';

const Word = z.string().max(256).nullish();

/** What stands beside the settings of a model. */
const Description = z.object({ testing_for: Word, model_name: Word, model_version: Word });

/** `target_model_configuration`: a model in one flat object (contract §7). Unknown keys are ignored. */
export const FlatModelConfig = z.intersection(Description, LegacyModelConfig).transform((config, { addIssue }) => {
  if (endpointOf(config) !== undefined) return config;
  const message = 'A model needs its address: send model_endpoint_url, or a model_provider that has one for everybody';
  addIssue({ code: 'custom', path: ['model_endpoint_url'], message, params: { type: 'missing' } });
  return z.NEVER;
});
export type FlatModelConfig = z.output<typeof FlatModelConfig>;

/** The target that a flat description means (gateway behaviour 3), and what of it has no place in one. */
export function targetOfFlatModel({
  testing_for,
  model_name,
  model_version,
  ...model_config
}: FlatModelConfig): TargetOfModel {
  return targetOfLegacyModel({ testing_for, model_name, model_config });
}

/** Ways of signing in that come down to sending the key. */
const keyedSignIns: readonly string[] = ['', 'apikey', 'key', 'bearer', 'bearertoken', 'token', 'none', 'default'];

/** The target of an older description: as of a saved one, and signing in otherwise than by a key is looked at. */
export function targetOfLegacyModel(model: DescribedModel): TargetOfModel {
  const { target, warnings } = targetOfModel(model);
  const named = model.model_config.model_auth_type ?? '';
  const signIn = named.toLowerCase().replace(/[^a-z]/g, '');
  // A target knows the field, and refuses it by its name.
  if (signIn.startsWith('jwt'))
    return { target: { ...target, model_jwt_config: target.model_jwt_config ?? named }, warnings };
  if (keyedSignIns.includes(signIn)) return { target, warnings };
  const warning = `model_auth_type: "${named}" is not known; the key is sent as the endpoint's form of API asks for it`;
  return { target, warnings: [...warnings, warning] };
}
