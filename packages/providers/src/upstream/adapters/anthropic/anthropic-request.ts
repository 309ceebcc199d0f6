import { isObject, type Json, type JsonObject } from '../../../json/exact-json.ts';
import { anthropicMessages } from './anthropic-messages.ts';
import { ASKS_FOR_JSON } from './json-object-text.ts';
import { inexpressible, malformed } from './refuse.ts';

/** Token limit of a chat that names none, because the API requires a limit. */
const MAX_TOKENS = 4_096;

/**
 * Members that are passed on unchanged: those that both APIs have with the same meaning, and Anthropic's own ones that
 * a client may add.
 */
const passed = ['stream', 'top_p', 'top_k', 'thinking', 'container', 'context_management', 'mcp_servers'];

/** Members that would give the answer a form that Anthropic's API does not have. Only the listed values are allowed. */
const formChanging: Readonly<Record<string, readonly Json[]>> = {
  n: [1],
  logprobs: [false],
  audio: [],
  functions: [],
  function_call: ['none'],
  web_search_options: [],
};

/**
 * Converts the body of a chat completion request to Anthropic's form. Preferences that Anthropic's API does not have
 * (penalties, seed, logit_bias, store, reasoning_effort) are left out, as in Anthropic's own OpenAI-compatible
 * endpoint. Members that would change the form of the answer are refused.
 */
export function anthropicRequest(chat: JsonObject, model: string | undefined): JsonObject {
  for (const [param, allowed] of Object.entries(formChanging)) {
    const value = chat[param] ?? undefined;
    if (value !== undefined && !allowed.includes(value)) {
      throw inexpressible(param, `"${param}" cannot be put to a model of Anthropic's; leave it out`);
    }
  }
  const { system: said, messages } = anthropicMessages(chat.messages);
  const system = asksForJson(chat.response_format) ? [...said, { type: 'text', text: ASKS_FOR_JSON }] : said;
  const tools = anthropicTools(chat.tools);
  return clean({
    model: model ?? chat.model,
    max_tokens: chat.max_completion_tokens ?? chat.max_tokens ?? MAX_TOKENS,
    system: system.length > 0 ? system : undefined,
    messages,
    ...Object.fromEntries(passed.map((name) => [name, chat[name] ?? undefined])),
    service_tier: serviceTier(chat.service_tier),
    temperature: temperature(chat.temperature),
    stop_sequences: stopSequences(chat.stop),
    tools,
    tool_choice: toolChoice(chat.tool_choice, chat.parallel_tool_calls, tools !== undefined),
    output_config: outputConfig(chat.response_format, chat.output_config),
    metadata: typeof chat.user === 'string' ? { user_id: chat.user } : undefined,
  });
}

const clean = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/**
 * Returns the service tier if Anthropic's API has it. OpenAI's other tiers (`default`, `flex`, `priority`) would be
 * refused. They are only preferences, so they are left out.
 */
function serviceTier(tier: Json | undefined): Json | undefined {
  return tier === 'auto' || tier === 'standard_only' ? tier : undefined;
}

/** Limits the temperature to 1. OpenAI's range ends at 2 and Anthropic's at 1. */
function temperature(value: Json | undefined): Json | undefined {
  return typeof value === 'number' ? Math.min(value, 1) : (value ?? undefined);
}

/** Removes stop sequences of white space only, because the API refuses them. */
function stopSequences(stop: Json | undefined): Json | undefined {
  const sequences = typeof stop === 'string' ? [stop] : (stop ?? undefined);
  if (!Array.isArray(sequences)) return sequences;
  const kept = sequences.filter((each) => typeof each !== 'string' || each.trim() !== '');
  return kept.length > 0 ? kept : undefined;
}

/** Returns whether any JSON object is asked for. The API enforces JSON by a schema only, so the model is told. */
export const asksForJson = (format: Json | undefined): boolean => isObject(format) && format.type === 'json_object';

/** Converts `response_format`. A JSON Schema becomes `output_config.format`. */
function outputConfig(format: Json | undefined, own: Json | undefined): Json | undefined {
  const type = isObject(format) ? format.type : undefined;
  if (!isObject(format) || type === 'text' || type === 'json_object') return own ?? undefined;
  if (type !== 'json_schema') {
    throw inexpressible(
      'response_format',
      `response_format "${String(type)}" cannot be put to a model of Anthropic's; use "json_schema" with a schema, or "json_object"`,
    );
  }
  const schema = isObject(format.json_schema) ? format.json_schema.schema : undefined;
  if (!isObject(schema)) throw malformed('response_format.json_schema.schema', 'response_format needs a schema');
  return { ...(isObject(own) ? own : {}), format: { type: 'json_schema', schema } };
}

/** Converts the functions that a chat offers to tools. Returns undefined if there are none. */
function anthropicTools(tools: Json | undefined): JsonObject[] | undefined {
  if (tools === undefined || tools === null) return undefined;
  if (!Array.isArray(tools)) throw malformed('tools', '"tools" is a list');
  return tools.length === 0 ? undefined : tools.map(writeTool);
}

function writeTool(tool: Json, index: number): JsonObject {
  const offered = isObject(tool) && tool.type === 'function' ? tool.function : undefined;
  if (!isObject(tool) || !isObject(offered)) {
    throw inexpressible(`tools.${index}`, "Only tools of type function can be put to a model of Anthropic's");
  }
  return {
    name: offered.name ?? '',
    ...(typeof offered.description === 'string' && { description: offered.description }),
    input_schema: isObject(offered.parameters) ? offered.parameters : { type: 'object', properties: {} },
    ...(offered.strict === true && { strict: true }),
    ...(isObject(tool.cache_control) && { cache_control: tool.cache_control }),
  };
}

const choices: Readonly<Record<string, string>> = { auto: 'auto', required: 'any', none: 'none' };

/** Converts `tool_choice` and `parallel_tool_calls`. Returns undefined if neither is set or there are no tools. */
function toolChoice(choice: Json | undefined, parallel: Json | undefined, hasTools: boolean): Json | undefined {
  if (!hasTools) return undefined;
  const isSingle = parallel === false;
  const chosen = writeChoice(choice ?? undefined) ?? (isSingle ? { type: 'auto' } : undefined);
  return chosen && isSingle && chosen.type !== 'none' ? { ...chosen, disable_parallel_tool_use: true } : chosen;
}

function writeChoice(choice: Json | undefined): JsonObject | undefined {
  if (choice === undefined) return undefined;
  if (typeof choice === 'string' && Object.hasOwn(choices, choice)) return { type: choices[choice] };
  if (isObject(choice) && choice.type === 'function' && isObject(choice.function)) {
    return { type: 'tool', name: choice.function.name ?? '' };
  }
  throw inexpressible('tool_choice', "tool_choice is auto, required, none or a function for a model of Anthropic's");
}
