import { z } from 'zod';
import { ModelEndpoint } from './model-address.ts';
import { ModelConfig, modelConfigFields } from './model-config.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value without the keys that a schema does not know; what is no object stays as it is, for the schema to refuse. */
function known(value: unknown, keys: readonly string[]): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(value, key)).map((key) => [key, value[key]]));
}

/** A tool in one of the forms that targets take, without what they do not know of it. */
function knownTool(tool: unknown): unknown {
  return known(isObject(tool) && isObject(tool.function) ? tool.function : tool, [
    'name',
    'description',
    'parameters',
    'input_schema',
  ]);
}

/** Tools as older bodies list them: `{name, description}`, also in OpenAI's and Anthropic's form, with keys of their own. */
export const knownTools = (tools: unknown): unknown => (Array.isArray(tools) ? tools.map(knownTool) : tools);

const listed = (words: unknown): unknown => (typeof words === 'string' && words !== '' ? [words] : words);

function knownFields(sent: unknown): unknown {
  const fields = known(sent, Object.keys(modelConfigFields));
  if (!isObject(fields)) return fields;
  return {
    ...fields,
    endpoint: known(fields.endpoint, Object.keys(ModelEndpoint.shape)),
    paths: known(fields.paths, ['completions', 'chat']),
    tools: knownTools(fields.tools),
    apikeys: listed(fields.apikeys),
    input_modalities: listed(fields.input_modalities),
    output_modalities: listed(fields.output_modalities),
  };
}

/** `model_config` of an older body, nested or with the older flat names: what is not known of it is ignored. */
export const LegacyModelConfig = z.preprocess(knownFields, ModelConfig);
