import { isObject, type Json, type JsonObject } from '../../../json/exact-json.ts';
import { anthropicMessages } from './anthropic-messages.ts';
import { inexpressible, malformed } from './refuse.ts';

/** The API demands a limit; what a chat without one gets. */
const MAX_TOKENS = 4_096;

/** Members that both APIs have, with the same meaning, and those of Anthropic's own that a client may add. */
const passed = ['stream', 'top_p', 'top_k', 'thinking', 'container', 'context_management', 'mcp_servers'];

/** Members that change the form of an answer into one that a message does not have, where their value is not among these. */
const formChanging: Readonly<Record<string, readonly Json[]>> = {
  n: [1],
  logprobs: [false],
  audio: [],
  functions: [],
  function_call: ['none'],
  web_search_options: [],
};

/**
 * A chat completion's body as a message's. Preferences that the API does not know (penalties, seed, logit_bias, store, reasoning_effort)
 * are left out, as Anthropic's own compatible endpoint does; what would change the form of the answer is refused.
 */
export function anthropicRequest(chat: JsonObject, model: string | undefined): JsonObject {
  for (const [param, allowed] of Object.entries(formChanging)) {
    const value = chat[param] ?? undefined;
    if (value !== undefined && !allowed.includes(value)) {
      throw inexpressible(param, `"${param}" cannot be put to a model of Anthropic's; leave it out`);
    }
  }
  const { system, messages } = anthropicMessages(chat.messages);
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

/** Both have `auto`; OpenAI's other tiers (`default`, `flex`, `priority`) are refused there, and a preference like a seed. */
function serviceTier(tier: Json | undefined): Json | undefined {
  return tier === 'auto' || tier === 'standard_only' ? tier : undefined;
}

/** OpenAI's goes up to 2, Anthropic's to 1, and both mean the most. */
function temperature(value: Json | undefined): Json | undefined {
  return typeof value === 'number' ? Math.min(value, 1) : (value ?? undefined);
}

/** The API refuses sequences of nothing but white space. */
function stopSequences(stop: Json | undefined): Json | undefined {
  const sequences = typeof stop === 'string' ? [stop] : (stop ?? undefined);
  if (!Array.isArray(sequences)) return sequences;
  const kept = sequences.filter((each) => typeof each !== 'string' || each.trim() !== '');
  return kept.length > 0 ? kept : undefined;
}

/** A schema is enforced by `output_config.format`; an object of no schema is not. */
function outputConfig(format: Json | undefined, own: Json | undefined): Json | undefined {
  const type = isObject(format) ? format.type : undefined;
  if (!isObject(format) || type === 'text') return own ?? undefined;
  if (type !== 'json_schema') {
    throw inexpressible(
      'response_format',
      `response_format "${String(type)}" cannot be put to a model of Anthropic's; use "json_schema" with a schema`,
    );
  }
  const schema = isObject(format.json_schema) ? format.json_schema.schema : undefined;
  if (!isObject(schema)) throw malformed('response_format.json_schema.schema', 'response_format needs a schema');
  return { ...(isObject(own) ? own : {}), format: { type: 'json_schema', schema } };
}

/** The functions that a chat offers, as tools of a message; undefined where it offers none. */
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

/** Which tool is to be called; undefined where nothing is said or there is none. */
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
