import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { savedAnswer, savedFields } from '../guardrails/saved-record.ts';
import { Name, PageQuery, Pagination } from '../names.ts';
import { modalities } from '../targets/target.ts';
import { ModelConfig, ModelConfigChange } from './model-config.ts';
import { type ProviderName, providers } from './providers.ts';

/** Scopes that may use saved models: red team runs attack them, and deployments of the proxy call them. */
const scope = ['redteam', 'proxy'] as const;

/** The version that a call uses or makes if it names none (contract §1). */
export const DEFAULT_MODEL_VERSION = 'v1';

const Text = z.string().optional();
const Json = z.unknown().optional();
const Blob = z.record(z.string(), z.unknown()).optional();
const Modalities = z.array(z.enum(modalities)).optional();

const AnsweredConfig = z.object({
  model_provider: Text,
  hosting_type: Text,
  model_source: Text,
  system_prompt: Text,
  endpoint: z.object({ scheme: Text, host: Text, port: z.int().optional(), base_path: Text }).optional(),
  paths: z.object({ completions: Text, chat: Text }).optional(),
  auth_data: Blob,
  apikeys: z.array(z.string()).optional().describe('`["xxxxx"]` where there are any'),
  tools: z.array(z.unknown()).optional(),
  input_modalities: Modalities,
  output_modalities: Modalities,
  rate_per_min: z.int().optional(),
  http: Blob.describe('The values of its `headers` are `xxxxx`'),
  reset: Blob.describe('Each value in the query of its `url` is `xxxxx`'),
  custom_curl_command: Text.describe('`xxxxx` where there is one'),
  custom_headers: Json.describe('Each value is `xxxxx`'),
  custom_payload: Json,
  custom_response_content_type: Text,
  custom_response_format: Json,
  metadata: Blob,
  default_request_options: Blob,
  model_auth_type: Text,
  model_jwt_config: Json.describe('Each value is `xxxxx`'),
});

const Model = z.object({
  model_id: z.int(),
  testing_for: Text,
  model_name: Text,
  certifications: z.array(z.string()).optional(),
  model_saved_name: z.string(),
  model_version: z.string(),
  model_config: AnsweredConfig.describe('What was not set is not there'),
  ...savedFields,
});
const Deleted = Model.pick({ model_id: true, model_saved_name: true, model_version: true, project_name: true });

const Version = Name.optional().describe(`Default \`${DEFAULT_MODEL_VERSION}\``);
const Named = z.object({ model: Name, model_version: Version });
const MaybeNamed = z.object({ model: Name.optional(), model_version: Version });

const described = {
  model_saved_name: Name.nullish().describe('Or in the header `-Model`'),
  model_version: Name.nullish().describe(`Or in the header \`-Model-Version\`; default \`${DEFAULT_MODEL_VERSION}\``),
  testing_for: z.string().max(64).nullish().describe('`foundationModels`, `agents` or `chatbots`'),
  model_name: z.string().max(256).nullish().describe("The provider's name of the model"),
  certifications: z.array(z.string().max(256)).max(100).nullish(),
} as const;

export const addModel = endpoint({
  method: 'POST',
  path: '/models/add-model',
  summary: 'Save a model for the project: where it listens, how it is asked, and its keys, which are sealed',
  description:
    'A model is known by its name and version. A project has at most 1,000. One without an address (neither `endpoint` nor a provider with a default URL) is 422.',
  scope,
  failures: ['conflict'],
  headers: MaybeNamed,
  body: z.strictObject({ ...described, model_config: ModelConfig }).meta({
    examples: [
      {
        model_saved_name: 'support',
        model_version: 'v1',
        testing_for: 'foundationModels',
        model_name: 'gpt-4o-mini',
        model_config: {
          model_provider: 'openai',
          endpoint: { scheme: 'https', host: 'api.openai.com', port: 443, base_path: '/v1' },
          paths: { chat: '/chat/completions' },
          apikeys: ['<API_KEY>'],
        },
      },
    ],
  }),
  response: savedAnswer('Model', 'added', Model),
});

export const getModel = endpoint({
  method: 'GET',
  path: '/models/get-model',
  summary: 'The model that the headers name; no secret of it is ever answered',
  scope,
  failures: ['not_found'],
  headers: Named,
  response: Model,
});

export const modifyModel = endpoint({
  method: 'PATCH',
  path: '/models/modify-model',
  summary: 'Change what the body names of the model that the headers name',
  description:
    'A name or version beside its header is a new one; without the header it says which model is meant. Of `model_config` the fields that are sent are changed: an empty one is taken away, and `xxxxx` keeps the secret that was there. Where the model listens at another scheme, host or port afterwards, its secrets have to be sent again.',
  scope,
  failures: ['not_found', 'conflict'],
  headers: MaybeNamed,
  body: z
    .strictObject({ ...described, model_config: ModelConfigChange.nullish() })
    .meta({ examples: [{ model_saved_name: 'support', model_config: { apikeys: ['<API_KEY>'] } }] }),
  response: savedAnswer('Model', 'updated', Model),
});

export const compareModel = endpoint({
  method: 'POST',
  path: '/models/compare-model',
  summary: 'Which fields of the model that the headers name differ from those of the body; secrets are compared, too',
  description:
    'The body is read as that of /models/add-model: a field that is not sent is none. `xxxxx` stands for the secret that is saved. The answer names fields and holds no value.',
  scope,
  isWorkUnpriced: true,
  failures: ['not_found'],
  headers: Named,
  body: z
    .strictObject({
      testing_for: described.testing_for,
      model_name: described.model_name,
      certifications: described.certifications,
      model_config: ModelConfig,
    })
    .meta({ examples: [{ model_name: 'gpt-4o-mini', model_config: { apikeys: ['<API_KEY>'] } }] }),
  response: z.object({
    differs: z
      .array(z.string())
      .describe('Such as `model_name` or `model_config.apikeys`; none where all are the same'),
  }),
});

export const deleteModel = endpoint({
  method: 'DELETE',
  path: '/models/delete-model',
  summary: 'Delete the model that the headers name, in that version',
  scope,
  failures: ['not_found'],
  headers: Named,
  response: savedAnswer('Model', 'deleted', Deleted),
});

export const listModels = endpoint({
  method: 'GET',
  path: '/models/list-models',
  summary: 'The models of the project in all versions, oldest first',
  scope,
  query: PageQuery,
  response: z.object({ models: z.array(Model), pagination: Pagination }),
});

export const getDefaults = endpoint({
  method: 'GET',
  path: '/models/get-defaults',
  summary: 'The providers known by name, with the default URL of each that has one',
  scope,
  response: z.object({
    providers: z.array(
      z.object({
        model_provider: z.enum(Object.keys(providers) as ProviderName[]),
        default_url: z.url().optional(),
        dialect: z.enum(['openai_chat', 'azure_chat', 'anthropic_messages']).describe('The form of its API'),
      }),
    ),
  }),
});
