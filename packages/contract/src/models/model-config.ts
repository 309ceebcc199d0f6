import { z } from 'zod';
import { modalities } from '../targets/target.ts';
import { TargetTool } from '../targets/target-tools.ts';
import { FreeJson, FreeObject, HeaderJson, isOneLine } from './free-json.ts';
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
/** A tool as it was sent, which is one that targets take. */
const Tool = z.unknown().superRefine((tool, { addIssue }) => {
  const { error } = TargetTool.safeParse(tool);
  for (const { path, message } of error?.issues ?? []) addIssue({ code: 'custom', path: [...path], message });
});

/** `model_config` field by field, as clients send it: the nested form and the older flat one. */
export const modelConfigFields = {
  model_provider: z.string().max(64).nullish().describe('One that GET /models/get-defaults lists, or another name'),
  hosting_type: Word,
  model_source: Word,
  system_prompt: Text.describe('What the system is'),
  endpoint: ModelEndpoint.nullish().describe("Absent: the provider's default URL"),
  paths: z.strictObject({ completions: Path, chat: Path }).nullish(),
  auth_data: FreeObject.refine(
    ({ header_name, header_prefix }) => isOneLine(header_name) && isOneLine(header_prefix),
    'has a line break or another control character in its header, which no header may have; leave it out',
  )
    .nullish()
    .describe('How the key travels: `header_name`, `header_prefix`, `space_after_prefix`; further keys are secrets'),
  apikeys: z.array(ApiKey).max(16).nullish().describe('Secret: answered as `["xxxxx"]`. The first is used'),
  tools: z.array(Tool).max(128).nullish(),
  input_modalities: Modalities,
  output_modalities: Modalities,
  rate_per_min: z.int().min(1).max(1_000_000).nullish(),
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
/** `model_config` as it is sent, where null, an empty text, list and object count as absent. */
export type ModelConfigSent = z.output<typeof Fields>;

/** What a change of `model_config` names; an empty value takes the field away. Older names have become the newer ones. */
export const ModelConfigChange = Fields.transform(renamed);
export type ModelConfigChange = z.output<typeof ModelConfigChange>;

/** `model_config` (contract §3): absent is absent, older names have become the newer ones. */
export const ModelConfig = Fields.transform((sent) => settleModelConfig(renamed(sent)));

/** Without what counts as absent, whose place may be null before. */
type Filled<T> = { [K in keyof T]?: Exclude<T[K], null | ''> };
type Settled = Filled<Omit<ModelConfigChange, 'endpoint' | 'paths'>>;
/** A model's settings; what is not set is not there. */
export interface ModelConfig extends Settled {
  endpoint?: ModelAddress | undefined;
  paths?: { completions?: string | undefined; chat?: string | undefined } | undefined;
}

/** A model's settings without what counts as absent: null, an empty text, list or object (contract §3). */
export function settleModelConfig({ endpoint, paths, ...rest }: ModelConfigChange | ModelConfig): ModelConfig {
  return filled({
    ...rest,
    apikeys: rest.apikeys?.filter(isUsed),
    endpoint: endpoint ? filled(endpoint) : undefined,
    paths: paths ? filled(paths) : undefined,
  });
}

/** The cast says what the filter did. */
function filled<T extends object>(fields: T): Filled<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isUsed(value))) as Filled<T>;
}

/** Newer names win where they say something; a name that was not sent does not appear. */
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
