import type { z } from 'zod';
import type { SystemType } from '../targets/system-types.ts';
import type { Target } from '../targets/target.ts';
import { joinPaths, urlOfAddress } from './model-address.ts';
import type { ModelConfig } from './model-config.ts';
import { providerOf } from './providers.ts';

/** A saved model, or a model as an older client describes it. */
export interface DescribedModel {
  readonly model_config: ModelConfig;
  /** `foundationModels`, `agents` … */
  readonly testing_for?: string | null | undefined;
  readonly model_name?: string | null | undefined;
}

/** A target that is not parsed yet, and warnings about the parts of the model that it leaves out. */
export interface TargetOfModel {
  /** `endpoint` is empty if the model has no address and its provider has no default. `Target` then refuses it. */
  readonly target: z.input<typeof Target>;
  readonly warnings: readonly string[];
}

/**
 * Translates a model into a target. What a target cannot express goes into fields of the same name, so that
 * `inexpressibleIn` finds it.
 */
export function targetOfModel(model: DescribedModel): TargetOfModel {
  const { model_config: config, testing_for, model_name } = model;
  const known = systemTypeOf(testing_for);
  return {
    target: {
      endpoint: endpointOf(config) ?? '',
      api_key: config.apikeys?.[0],
      model_name,
      provider: config.model_provider,
      system_type: known ?? 'foundation_model',
      tools: config.tools as z.input<typeof Target>['tools'],
      input_modalities: config.input_modalities,
      output_modalities: config.output_modalities,
      system_description: config.system_prompt,
      rate_per_min: config.rate_per_min,
      http: config.http,
      reset: config.reset,
      auth_data: config.auth_data,
      custom_headers: config.custom_headers,
      custom_payload: config.custom_payload,
      custom_curl_command: config.custom_curl_command,
      custom_response_format: config.custom_response_format,
      custom_response_content_type: config.custom_response_content_type,
      model_jwt_config: config.model_jwt_config,
    },
    warnings: [
      ...(known === undefined ? [`testing_for: "${testing_for}" is not known, and was read as foundationModels`] : []),
      ...warningsOf(config),
    ],
  };
}

/**
 * The URL of a model: its address with the chat path, or else its provider's default. Returns undefined if neither is
 * known.
 */
export function endpointOf({ endpoint, paths, model_provider }: ModelConfig): string | undefined {
  const path = paths?.chat ?? paths?.completions ?? '';
  if (endpoint?.host) return urlOfAddress(endpoint, path);
  const base = providerOf(model_provider)?.default_url;
  if (base === undefined) return;
  const { origin, pathname } = new URL(base);
  return origin + joinPaths(pathname, path);
}

const kinds: readonly { readonly word: string; readonly type: SystemType }[] = [
  { word: 'agent', type: 'agent' },
  { word: 'chatbot', type: 'chatbot' },
  { word: 'copilot', type: 'chatbot' },
  { word: 'foundation', type: 'foundation_model' },
  { word: 'llm', type: 'foundation_model' },
];

function systemTypeOf(testingFor: string | null | undefined): SystemType | undefined {
  if (!testingFor) return 'foundation_model';
  const said = testingFor.toLowerCase();
  return kinds.find(({ word }) => said.includes(word))?.type;
}

function warningsOf({ apikeys, default_request_options, endpoint }: ModelConfig): string[] {
  return [
    ...(apikeys && apikeys.length > 1 ? [`apikeys: only the first of ${apikeys.length} is used`] : []),
    ...(default_request_options ? ['default_request_options: a target is asked without options'] : []),
    ...(endpoint && !endpoint.host ? ["endpoint: it has no host, so the provider's default URL was taken"] : []),
  ];
}
