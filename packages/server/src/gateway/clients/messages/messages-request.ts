import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { partOwn, refuseOthers, unusable, withoutNothing } from '../client-body.ts';
import { chatMessages, systemMessage } from './messages-turns.ts';

const API = 'the Messages API';

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
  refuseOthers(body, known, API);
  const effort = isObject(body.output_config) ? body.output_config.effort : undefined;
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
    user: isObject(metadata) ? metadata.user_id : undefined,
    response_format: schemaFormat(body.output_config),
    reasoning_effort: effort,
    ...own,
  });
}

function stopOf(stop: Json | undefined): Json | undefined {
  return Array.isArray(stop) && stop.length === 0 ? undefined : stop;
}

function toolsOf(tools: Json | undefined): JsonObject[] | undefined {
  if (tools === undefined || tools === null) return undefined;
  if (!Array.isArray(tools)) throw unusable('tools', 'send a list');
  return tools.length === 0 ? undefined : tools.map(toolOf);
}

function toolOf(tool: Json, index: number): JsonObject {
  const place = `tools.${index}`;
  if (!isObject(tool)) throw unusable(place, 'send an object');
  const { type, name, description, input_schema: parameters, cache_control, strict } = tool;
  if (type !== undefined && type !== null && type !== 'custom') {
    const message = `a tool of type "${String(type)}" runs at the provider, where no guardrail sees it; send tools that the client runs`;
    throw unusable(`${place}.type`, message);
  }
  return withoutNothing({
    type: 'function',
    function: withoutNothing({ name, description, parameters, strict }),
    cache_control,
  });
}

const choices: Readonly<Record<string, Json>> = { auto: 'auto', any: 'required', none: 'none' };

function choiceOf(choice: Json | undefined): JsonObject {
  if (!isObject(choice)) return {};
  const { type, name, disable_parallel_tool_use: isSingle } = choice;
  const named = type === 'tool' ? { type: 'function', function: { name: name ?? '' } } : choices[String(type)];
  if (named === undefined) throw unusable('tool_choice.type', 'send auto, any, none or tool');
  return { tool_choice: named, ...(isSingle === true && { parallel_tool_calls: false }) };
}

function schemaFormat(config: Json | undefined): JsonObject | undefined {
  const format = isObject(config) ? config.format : undefined;
  if (!isObject(format)) return undefined;
  if (format.type !== 'json_schema') throw unusable('output_config.format.type', 'send json_schema');
  return { type: 'json_schema', json_schema: { name: 'answer', schema: format.schema ?? {} } };
}
