import { z } from 'zod';
import { wrongHeaderName, wrongHeaderValue } from '../targets/header-rules.ts';
import { HttpTemplate } from '../targets/http-template.ts';
import { Reset } from '../targets/reset.ts';
import { modalities } from '../targets/target.ts';
import { TargetTool } from '../targets/target-tools.ts';
import { FreeJson, FreeObject, HeaderJson } from './free-json.ts';
import { isUsed } from './is-used.ts';
import { addressOfUrl, type ModelAddress, ModelEndpoint } from './model-address.ts';

const Text = z.string().max(100_000).nullish();
const Word = z.string().max(256).nullish();
const Path = z.string().max(2_048).nullish();
const ApiKey = z
  .string()
  .max(8_192)
  .regex(/^[!-~]*$/, 'A key is printable ASCII without spaces');
const Modalities = z
  .array(z.string().trim().toLowerCase().pipe(z.enum(modalities)))
  .max(modalities.length)
  .nullish();
/** A tool, kept as it was sent. It must be one that targets take. */
const Tool = z.unknown().superRefine((tool, { addIssue }) => {
  const { error } = TargetTool.safeParse(tool);
  for (const { path, message } of error?.issues ?? []) addIssue({ code: 'custom', path: [...path], message });
});

/** The fields of `model_config` as clients send it, in the nested form and in the older flat one. */
export const modelConfigFields = {
  model_provider: z.string().max(64).nullish().describe('One that GET /models/get-defaults lists, or another name'),
  hosting_type: Word,
  model_source: Word,
  system_prompt: Text.describe('What the system is'),
  endpoint: ModelEndpoint.nullish().describe("Absent: the provider's default URL"),
  paths: z.strictObject({ completions: Path, chat: Path }).nullish(),
  auth_data: FreeObject.superRefine(({ header_name, header_prefix }, { addIssue }) => {
    const refuse = (field: string, message: string | undefined) =>
      message !== undefined && addIssue({ code: 'custom', path: [field], message });
    if (typeof header_name === 'string' && header_name !== '') refuse('header_name', wrongHeaderName(header_name));
    if (typeof header_prefix === 'string' && header_prefix !== '') {
      refuse('header_prefix', wrongHeaderValue(header_prefix));
    }
  })
    .nullish()
    .describe('How the key travels: `header_name`, `header_prefix`, `space_after_prefix`; further keys are secrets'),
  apikeys: z.array(ApiKey).max(16).nullish().describe('Secret: answered as `["xxxxx"]`. The first is used'),
  tools: z.array(Tool).max(128).nullish(),
  input_modalities: Modalities,
  output_modalities: Modalities,
  rate_per_min: z.int().min(1).max(1_000_000).nullish(),
  http: HttpTemplate.nullish().describe(
    'The model has a JSON API of its own at its address, as `http` of a target says. Secret: the values of its headers are answered as `xxxxx`',
  ),
  reset: Reset.nullish().describe('How a target that remembers is reset, as `reset` of a target says'),
  custom_curl_command: Text.describe('Secret: answered as `xxxxx`'),
  custom_headers: HeaderJson.describe('Secret: its values are answered as `xxxxx`'),
  custom_payload: FreeJson,
  custom_response_content_type: Text,
  custom_response_format: FreeJson,
  metadata: FreeObject.nullish().describe('Kept as it is'),
  default_request_options: FreeObject.nullish(),
  model_auth_type: Word,
  model_jwt_config: FreeJson.describe('Secret: its values are answered as `xxxxx`'),
  model_endpoint_url: z
    .string()
    .max(2_048)
    .refine((url) => url === '' || addressOfUrl(url) !== undefined, 'is no URL of http, https or relay without a user')
    .nullish()
    .describe('Older name of `endpoint`, as one URL'),
  apikey: ApiKey.nullish().describe('Older name of `apikeys`'),
  model_api_key: ApiKey.nullish().describe('Older name of `apikeys`'),
  rpm: z.int().min(1).max(1_000_000).nullish().describe('Older name of `rate_per_min`'),
} as const;

const Fields = z.strictObject(modelConfigFields);
/** `model_config` as it is sent. Null and empty texts, lists and objects count as absent. */
export type ModelConfigSent = z.output<typeof Fields>;

/** A change of `model_config`. An empty value removes the field. Older names are already renamed to the newer ones. */
export const ModelConfigChange = Fields.transform(renamed);
export type ModelConfigChange = z.output<typeof ModelConfigChange>;

/** `model_config` (contract §3) without absent values. Older names are already renamed to the newer ones. */
export const ModelConfig = Fields.transform((sent) => settleModelConfig(renamed(sent)));

/** Fields of `T` without the values that count as absent, such as null. */
type Filled<T> = { [K in keyof T]?: Exclude<T[K], null | ''> };
type Settled = Filled<Omit<ModelConfigChange, 'endpoint' | 'paths'>>;
/** A model's settings. A setting that is not set has no key. */
export interface ModelConfig extends Settled {
  endpoint?: ModelAddress | undefined;
  paths?: { completions?: string | undefined; chat?: string | undefined } | undefined;
}

/** Removes what counts as absent from a model's settings: null and empty texts, lists and objects (contract §3). */
export function settleModelConfig({ endpoint, paths, ...rest }: ModelConfigChange | ModelConfig): ModelConfig {
  return filled({
    ...rest,
    apikeys: rest.apikeys?.filter(isUsed),
    endpoint: endpoint ? filled(endpoint) : undefined,
    paths: paths ? filled(paths) : undefined,
  });
}

/** The cast tells the compiler what the filter does. */
function filled<T extends object>(fields: T): Filled<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isUsed(value))) as Filled<T>;
}

/**
 * Renames older names to the newer ones. If both are set, the newer name wins. A name that was not sent does not
 * appear.
 */
function renamed({ model_endpoint_url, apikey, model_api_key, rpm, ...rest }: ModelConfigSent) {
  const change: Omit<ModelConfigSent, 'model_endpoint_url' | 'apikey' | 'model_api_key' | 'rpm'> = rest;
  const key = apikey || model_api_key;
  const address = model_endpoint_url ? addressOfUrl(model_endpoint_url) : undefined;
  return {
    ...change,
    ...(key && !change.apikeys?.some(isUsed) ? { apikeys: [key] } : {}),
    ...(rpm && !change.rate_per_min ? { rate_per_min: rpm } : {}),
    ...(address && !change.endpoint?.host ? { endpoint: address as typeof change.endpoint } : {}),
  };
}
