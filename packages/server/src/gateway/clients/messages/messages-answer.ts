import { isObject, type Json, type JsonObject, parseExact } from '@redoubt/providers';
import { added, withoutNothing } from '../client-body.ts';
import { spokenIn } from '../spoken-texts.ts';

/** Anthropic's stop reasons by OpenAI's finish reasons. */
const stopReasons: Readonly<Record<string, string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  tool_calls: 'tool_use',
  function_call: 'tool_use',
  content_filter: 'refusal',
};

export const stopReason = (finish: Json | undefined): string => stopReasons[String(finish)] ?? 'end_turn';

const count = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** Converts token usage. Anthropic counts tokens that were read from a cache apart. */
export function messagesUsage(usage: Json | undefined): JsonObject {
  const of = isObject(usage) ? usage : {};
  const cached = isObject(of.prompt_tokens_details) ? count(of.prompt_tokens_details.cached_tokens) : 0;
  return {
    input_tokens: Math.max(0, count(of.prompt_tokens) - cached),
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
    output_tokens: count(of.completion_tokens),
  };
}

export const messageId = (id: Json | undefined): string =>
  typeof id === 'string' && id.startsWith('msg_') ? id : `msg_${String(id ?? '')}`;

/** Converts a chat completion to a message. */
export function messageOf(answer: JsonObject): JsonObject {
  const [first] = Array.isArray(answer.choices) ? answer.choices : [];
  const choice = isObject(first) ? first : {};
  return {
    id: messageId(answer.id),
    type: 'message',
    role: 'assistant',
    model: answer.model ?? '',
    content: isObject(choice.message) ? contentBlocks(choice.message) : [],
    stop_reason: stopReason(choice.finish_reason),
    stop_sequence: null,
    usage: messagesUsage(answer.usage),
    ...added(answer),
  };
}

function contentBlocks(message: JsonObject): JsonObject[] {
  const calls = Array.isArray(message.tool_calls) ? message.tool_calls.filter(isObject) : [];
  const { thought, text, refusal } = spokenIn(message);
  return [
    ...thoughtsOf(message.thinking_blocks, thought),
    ...textBlock(text),
    ...textBlock(refusal),
    ...calls.map((call) => toolUse(call)),
  ];
}

/** Signed thoughts come whole. A model that signs none says its reasoning as a text. */
function thoughtsOf(signed: Json | undefined, thinking: string): JsonObject[] {
  if (Array.isArray(signed) && signed.length > 0) return signed.filter(isObject);
  return thinking === '' ? [] : [{ type: 'thinking', thinking, signature: '' }];
}

const textBlock = (text: string): JsonObject[] => (text === '' ? [] : [{ type: 'text', text }]);

function toolUse({ id, function: called }: JsonObject): JsonObject {
  const { name, arguments: written } = isObject(called) ? called : {};
  return { type: 'tool_use', id: id ?? '', name: name ?? '', input: inputOf(written) };
}

/** Arguments that were cut short are no JSON. As in Anthropic's own answers, nothing is left of them. */
function inputOf(written: Json | undefined): JsonObject {
  try {
    const input = parseExact(typeof written === 'string' ? written : '{}');
    return isObject(input) ? input : {};
  } catch {
    return {};
  }
}

/** Anthropic's error types, by HTTP status. */
const types: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  422: 'invalid_request_error',
  429: 'rate_limit_error',
  503: 'overloaded_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

/** Converts an error. Its code, which names guardrails and limits, stays beside Anthropic's type. */
export function messagesError(status: number, body: JsonObject): JsonObject {
  const { error, ...others } = body;
  const { message, code, param } = isObject(error) ? error : {};
  const type = types[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error');
  const said = typeof message === 'string' ? message : 'The call failed';
  return { type: 'error', error: withoutNothing({ type, message: said, code, param }), ...others };
}
