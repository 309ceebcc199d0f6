import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { asText, partOwn, refuseOthers, unusable, withoutNothing } from '../client-body.ts';
import { chatMessages, systemMessage } from './messages-turns.ts';

/** Members of a request that are converted, and those that are passed on because a model of Anthropic's reads them. */
const passed = ['stream', 'temperature', 'top_p', 'top_k', 'thinking', 'service_tier'] as const;
const known = new Set<string>([
  ...passed,
  'model',
  'messages',
  'system',
  'max_tokens',
  'stop_sequences',
  'tools',
  'tool_choice',
  'metadata',
  'output_config',
]);

/** Converts the body of `POST /messages` (Anthropic's Messages API) to that of a chat completion. Throws Failure 422. */
export function chatOfMessages(whole: JsonObject, ownMembers?: ReadonlySet<string>): JsonObject {
  const { own, sent: body } = partOwn(whole, ownMembers);
  const { messages, system, metadata, tools } = body;
  refuseOthers(body, known);
  return withoutNothing({
    model: body.model,
    messages: [...systemMessage(system), ...chatMessages(messages)],
    max_tokens: body.max_tokens,
    ...Object.fromEntries(passed.map((name) => [name, body[name]])),
    // Without it the stream of a model that is not Anthropic's says nothing of tokens.
    ...(body.stream === true && { stream_options: { include_usage: true } }),
    stop: stopOf(body.stop_sequences),
    tools: toolsOf(tools),
    ...choiceOf(body.tool_choice),
    user: membersOf(metadata, 'metadata', ['user_id']).user_id,
    ...outputOptions(body.output_config),
    ...own,
  });
}

/** Returns the members of an object that may be left out. Throws Failure 422 for others. */
function membersOf(value: Json | undefined, place: string, names: readonly string[]): JsonObject {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw unusable(place, 'send an object');
  refuseOthers(value, new Set(names), place);
  return value;
}

function stopOf(stop: Json | undefined): Json | undefined {
  return Array.isArray(stop) && stop.length === 0 ? undefined : stop;
}

function toolsOf(tools: Json | undefined): JsonObject[] | undefined {
  if (tools === undefined || tools === null) return undefined;
  if (!Array.isArray(tools)) throw unusable('tools', 'send a list');
  return tools.length === 0 ? undefined : tools.map(toolOf);
}

/** How a client wants the arguments of a call streamed (`eager_input_streaming`) is a preference. */
const ofTool = new Set([
  ...['type', 'name', 'description', 'input_schema', 'cache_control', 'strict'],
  'eager_input_streaming',
]);

function toolOf(tool: Json, index: number): JsonObject {
  const place = `tools.${index}`;
  if (!isObject(tool)) throw unusable(place, 'send an object');
  const { type, name, description, input_schema: parameters, cache_control, strict } = tool;
  if (type !== undefined && type !== null && type !== 'custom') {
    const message = `a tool of type "${asText(type)}" runs at the provider, where no guardrail sees it; send tools that the client runs`;
    throw unusable(`${place}.type`, message);
  }
  refuseOthers(tool, ofTool, place);
  return withoutNothing({
    type: 'function',
    function: withoutNothing({ name, description, parameters, strict }),
    cache_control,
  });
}

const choices = new Map<Json | undefined, Json>([
  ['auto', 'auto'],
  ['any', 'required'],
  ['none', 'none'],
]);

function choiceOf(choice: Json | undefined): JsonObject {
  if (choice === undefined || choice === null) return {};
  const {
    type,
    name,
    disable_parallel_tool_use: isSingle,
  } = membersOf(choice, 'tool_choice', ['type', 'name', 'disable_parallel_tool_use']);
  const named = type === 'tool' ? { type: 'function', function: { name: name ?? '' } } : choices.get(type);
  if (named === undefined) throw unusable('tool_choice.type', 'send auto, any, none or tool');
  return { tool_choice: named, ...(isSingle === true && { parallel_tool_calls: false }) };
}

function outputOptions(config: Json | undefined): JsonObject {
  const { effort, format } = membersOf(config, 'output_config', ['effort', 'format']);
  if (format === undefined || format === null) return { reasoning_effort: effort };
  const place = 'output_config.format';
  const { type, schema = {} } = membersOf(format, place, ['type', 'schema']);
  if (type !== 'json_schema') throw unusable(`${place}.type`, 'send json_schema');
  return {
    reasoning_effort: effort,
    response_format: { type, json_schema: { name: 'answer', schema } },
  };
}
