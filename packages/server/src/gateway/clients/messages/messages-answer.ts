import { errorKind } from '@redoubt/contract';
import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { added, asText, withoutNothing } from '../client-body.ts';
import { spokenIn } from '../spoken-texts.ts';
import { detailCount, tokenCount } from '../token-counts.ts';
import { calledWith } from '../tool-calls.ts';

/** Anthropic's stop reasons by OpenAI's finish reasons. */
const stopReasons = new Map<Json | undefined, string>([
  ['stop', 'end_turn'],
  ['length', 'max_tokens'],
  ['tool_calls', 'tool_use'],
  ['function_call', 'tool_use'],
  ['content_filter', 'refusal'],
]);

/** Converts a finish reason. An answer in which a call was cut off was cut off as a whole, whatever its model says. */
export function stopReason(finish: Json | undefined, hasCutCall: boolean): string {
  if (hasCutCall && finish !== 'content_filter') return 'max_tokens';
  return stopReasons.get(finish) ?? 'end_turn';
}

/** Converts token usage. Anthropic counts tokens that were read from a cache apart. */
export function messagesUsage(usage: Json | undefined): JsonObject {
  const of = isObject(usage) ? usage : {};
  const cached = detailCount(of.prompt_tokens_details, 'cached_tokens');
  return {
    input_tokens: Math.max(0, tokenCount(of.prompt_tokens) - cached),
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
    output_tokens: tokenCount(of.completion_tokens),
  };
}

export const messageId = (id: Json | undefined): string =>
  typeof id === 'string' && id.startsWith('msg_') ? id : `msg_${asText(id ?? '')}`;

/** Converts a chat completion to a message. */
export function messageOf(answer: JsonObject): JsonObject {
  const [first] = Array.isArray(answer.choices) ? answer.choices : [];
  const choice = isObject(first) ? first : {};
  const { content, hasCutCall } = contentIn(isObject(choice.message) ? choice.message : {}, choice.finish_reason);
  return {
    id: messageId(answer.id),
    type: 'message',
    role: 'assistant',
    model: answer.model ?? '',
    content,
    stop_reason: stopReason(choice.finish_reason, hasCutCall),
    stop_sequence: null,
    usage: messagesUsage(answer.usage),
    ...added(answer),
  };
}

function contentIn(message: JsonObject, finish: Json | undefined) {
  const calls = Array.isArray(message.tool_calls) ? message.tool_calls.filter(isObject) : [];
  const { thought, text, refusal } = spokenIn(message);
  const uses = calls.flatMap((call) => toolUse(call, finish));
  const content = [...thoughtsOf(message.thinking_blocks, thought), ...textBlock(text), ...textBlock(refusal), ...uses];
  return { content, hasCutCall: uses.length < calls.length };
}

/** Signed thoughts come whole. A model that signs none says its reasoning as a text. */
function thoughtsOf(signed: Json | undefined, thinking: string): JsonObject[] {
  if (Array.isArray(signed) && signed.length > 0) return signed.filter(isObject);
  return thinking === '' ? [] : [{ type: 'thinking', thinking, signature: '' }];
}

const textBlock = (text: string): JsonObject[] => (text === '' ? [] : [{ type: 'text', text }]);

/** A call that was cut off is left out. With no input it would be another call. */
function toolUse({ id, function: called }: JsonObject, finish: Json | undefined): JsonObject[] {
  const { name, arguments: written } = isObject(called) ? called : {};
  const input = calledWith(written, finish);
  return input ? [{ type: 'tool_use', id: id ?? '', name: name ?? '', input }] : [];
}

/** Converts an error. Its code, which names guardrails and limits, stays beside Anthropic's type. */
export function messagesError(status: number, body: JsonObject): JsonObject {
  const { error, ...others } = body;
  const { message, code, param } = isObject(error) ? error : {};
  const type = errorKind('anthropic', status);
  const said = typeof message === 'string' ? message : 'The call failed';
  return { type: 'error', error: withoutNothing({ type, message: said, code, param }), ...others };
}
