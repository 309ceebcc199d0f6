import { z } from 'zod';
import { isKeyedSignIn } from '../targets/target.ts';
import { LegacyModelConfig } from './legacy-model-config.ts';
import { type DescribedModel, endpointOf, type TargetOfModel, targetOfModel } from './target-of-model.ts';

const Word = z.string().max(256).nullish();

/** Fields of a flat model that are not part of `LegacyModelConfig`. */
const Description = z.object({ testing_for: Word, model_name: Word, model_version: Word });

/** `target_model_configuration`: a model in one flat object (contract §7). Unknown keys are ignored. */
export const FlatModelConfig = z.intersection(Description, LegacyModelConfig).transform((config, { addIssue }) => {
  if (endpointOf(config) !== undefined) return config;
  const message = 'A model needs its address: send model_endpoint_url, or a model_provider that has one for everybody';
  addIssue({ code: 'custom', path: ['model_endpoint_url'], message, params: { type: 'missing' } });
  return z.NEVER;
});
export type FlatModelConfig = z.output<typeof FlatModelConfig>;

/**
 * Translates a flat model into a target (gateway behaviour 3), with warnings about the parts that a target has no place
 * for.
 */
export function targetOfFlatModel({
  testing_for,
  model_name,
  model_version,
  ...model_config
}: FlatModelConfig): TargetOfModel {
  return targetOfLegacyModel({ testing_for, model_name, model_config });
}

/**
 * The target of a model in an older body. Like `targetOfModel`, but it also reads `model_auth_type`: other ways of
 * signing in than a key cause a refusal or a warning.
 */
export function targetOfLegacyModel(model: DescribedModel): TargetOfModel {
  const { target, warnings } = targetOfModel(model);
  const named = model.model_config.model_auth_type ?? '';
  const signIn = named.toLowerCase().replace(/[^a-z]/g, '');
  // `Target` knows this field and refuses it by name.
  if (signIn.startsWith('jwt')) return { target: { ...target, model_auth_type: named }, warnings };
  if (isKeyedSignIn(named)) return { target, warnings };
  const warning = `model_auth_type: "${named}" is not known; the key is sent as the endpoint's form of API asks for it`;
  return { target, warnings: [...warnings, warning] };
}
