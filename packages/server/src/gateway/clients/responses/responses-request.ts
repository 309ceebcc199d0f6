import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { partOwn, refuseOthers, unusable, withoutNothing } from '../client-body.ts';
import { chatMessages } from './responses-input.ts';
import type { ReasoningForm } from './responses-items.ts';
import { optionalObject, toolFields } from './responses-tools.ts';

/** Members that have the same name and meaning in a chat completion. */
const passed = [
  'model',
  'stream',
  'temperature',
  'top_p',
  'top_logprobs',
  'parallel_tool_calls',
  'user',
  'safety_identifier',
  'prompt_cache_key',
  'prompt_cache_options',
  'prompt_cache_retention',
  'service_tier',
] as const;

/**
 * Members that are converted, and preferences that change neither form nor meaning of the answer:
 * - `include` names further members of items. Those that a chat completion has come, the others are of tools that run
 *   at the provider.
 * - `truncation` says what happens to a conversation that is too long for the model. Here it is always an error.
 * - `max_tool_calls` counts calls of tools that run at the provider, which are refused.
 */
const known = new Set<string>([
  ...passed,
  ...['input', 'instructions', 'tools', 'tool_choice', 'max_output_tokens', 'reasoning', 'text', 'stream_options'],
  ...['metadata', 'store', 'include', 'truncation', 'max_tool_calls', 'background'],
]);

const KEEPS_NOTHING = 'the gateway keeps no answers; send the whole conversation in `input`';

/** Members that name what a provider keeps. */
const kept: Readonly<Record<string, string>> = {
  previous_response_id: KEEPS_NOTHING,
  conversation: KEEPS_NOTHING,
  prompt: 'the gateway keeps no templates of prompts; send their texts in `instructions` and `input`',
};

/** Converts the body of `POST /responses` (OpenAI's Responses API) to that of a chat completion. Throws Failure 422. */
export function chatOfResponses(whole: JsonObject, ownMembers?: ReadonlySet<string>): JsonObject {
  const { own, sent: body } = partOwn(whole, ownMembers);
  refuseKept(body);
  refuseOthers(body, known);
  return withoutNothing({
    ...Object.fromEntries(passed.map((name) => [name, body[name]])),
    messages: [...instructed(body.instructions), ...chatMessages(body.input)],
    max_completion_tokens: body.max_output_tokens,
    logprobs: wantsLogprobs(body) ? true : undefined,
    stream_options: streamOptions(body),
    ...toolFields(body),
    reasoning_effort: chatEffort(body.reasoning),
    ...formOf(body.text),
    ...storing(body),
    ...own,
  });
}

function refuseKept(body: JsonObject): void {
  for (const [name, why] of Object.entries(kept)) {
    if (body[name] !== undefined && body[name] !== null) throw unusable(name, why);
  }
  if (body.background === true) throw unusable('background', KEEPS_NOTHING);
}

function instructed(instructions: Json | undefined): JsonObject[] {
  if (instructions === undefined || instructions === null || instructions === '') return [];
  if (typeof instructions !== 'string') throw unusable('instructions', 'send a text');
  return [{ role: 'system', content: instructions }];
}

/** Returns whether the client asks for a member of an item that is not there by itself. */
const includes = ({ include }: JsonObject, name: string): boolean => Array.isArray(include) && include.includes(name);

const wantsLogprobs = (body: JsonObject): boolean =>
  includes(body, 'message.output_text.logprobs') || typeof body.top_logprobs === 'number';

/** Without `include_usage` the stream of a chat completion says nothing of tokens. */
function streamOptions({ stream, stream_options: sent }: JsonObject): JsonObject | undefined {
  const options = optionalObject(sent, 'stream_options') ?? {};
  refuseOthers(options, new Set(['include_obfuscation']), 'stream_options');
  return stream === true ? { ...options, include_usage: true } : undefined;
}

/** Returns in what form the client wants the model's reasoning. How long a summary is to be is a preference. */
export function reasoningForm(body: JsonObject): ReasoningForm {
  const { summary, generate_summary: older } = isObject(body.reasoning) ? body.reasoning : {};
  return { isSummary: Boolean(summary ?? older), isSealed: includes(body, 'reasoning.encrypted_content') };
}

const reasoningNames = new Set(['effort', 'summary', 'generate_summary']);

function chatEffort(sent: Json | undefined): Json | undefined {
  const reasoning = optionalObject(sent, 'reasoning') ?? {};
  refuseOthers(reasoning, reasoningNames, 'reasoning');
  return reasoning.effort;
}

function formOf(sent: Json | undefined): JsonObject {
  const text = optionalObject(sent, 'text') ?? {};
  refuseOthers(text, new Set(['format', 'verbosity']), 'text');
  return { response_format: formatOf(text.format), verbosity: text.verbosity };
}

function formatOf(sent: Json | undefined): JsonObject | undefined {
  const format = optionalObject(sent, 'text.format');
  if (!format || format.type === 'text') return undefined;
  const { type, ...schema } = format;
  if (type === 'json_object') return { type };
  if (type !== 'json_schema') throw unusable('text.format.type', 'send text, json_object or json_schema');
  return { type, json_schema: withoutNothing(schema) };
}

/**
 * Only a call that asks for it is stored at the provider, as a chat completion, and only such a call may have metadata
 * there. All others have their metadata in the answer, where the Responses API wants them.
 */
const storing = ({ store, metadata }: JsonObject): JsonObject => (store === true ? { store, metadata } : {});
