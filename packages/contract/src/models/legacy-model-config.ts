import { z } from 'zod';
import { ModelEndpoint } from './model-address.ts';
import { ModelConfig, modelConfigFields } from './model-config.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps only the known keys of an object. Any other value stays as it is, and the schema refuses it. */
function known(value: unknown, keys: readonly string[]): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(value, key)).map((key) => [key, value[key]]));
}

/** A tool in one of the forms that targets take, reduced to the fields that they know. */
function knownTool(tool: unknown): unknown {
  return known(isObject(tool) && isObject(tool.function) ? tool.function : tool, [
    'name',
    'description',
    'parameters',
    'input_schema',
  ]);
}

/** Tools of an older body: `{name, description}`, or OpenAI's or Anthropic's form. Unknown fields are dropped. */
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

/** `model_config` of an older body, nested or with the older flat names. Unknown fields are ignored. */
export const LegacyModelConfig = z.preprocess(knownFields, ModelConfig);
