import { isObject, type Json, type JsonObject } from '../../../json/exact-json.ts';
import { thinkingBlocks } from './content-blocks.ts';

/** Why an answer ended, in OpenAI's words; a reason that is not here counts as a usual end. */
const finishReasons: Readonly<Record<string, string>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  pause_turn: 'stop',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  tool_use: 'tool_calls',
  refusal: 'content_filter',
};

export const finishReason = (stopReason: Json | undefined): string =>
  (typeof stopReason === 'string' && Object.hasOwn(finishReasons, stopReason) && finishReasons[stopReason]) || 'stop';

const count = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** Tokens that were written to or read from a cache are counted apart there, and among the prompt's here. */
export function writeUsage(usage: Json | undefined): JsonObject {
  const of = isObject(usage) ? usage : {};
  const cached = count(of.cache_read_input_tokens);
  const prompt = count(of.input_tokens) + count(of.cache_creation_input_tokens) + cached;
  const completion = count(of.output_tokens);
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: cached },
  };
}

/** A message as a chat completion; undefined for what is no message. `created` is in seconds. */
export function writeAnswer(message: Json, created: number): JsonObject | undefined {
  if (!isObject(message) || !Array.isArray(message.content)) return undefined;
  const blocks = message.content.filter(isObject);
  // Tools that the provider runs itself have a type of their own, and are not for the client to answer.
  const calls = blocks.filter(({ type }) => type === 'tool_use');
  const text = textOf(blocks, 'text', 'text');
  const reasoning = textOf(blocks, 'thinking', 'thinking');
  const thoughts = thinkingBlocks(blocks);
  return {
    id: message.id ?? '',
    object: 'chat.completion',
    created,
    model: message.model ?? '',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: text ?? null,
          refusal: null,
          ...(reasoning !== undefined && { reasoning_content: reasoning }),
          ...(thoughts.length > 0 && { thinking_blocks: thoughts }),
          ...(calls.length > 0 && { tool_calls: calls.map(writeCall) }),
        },
        logprobs: null,
        finish_reason: finishReason(message.stop_reason),
      },
    ],
    usage: writeUsage(message.usage),
  };
}

/** Undefined where there is no such block, which is not the same as an empty one. */
function textOf(blocks: readonly JsonObject[], type: string, member: string): string | undefined {
  const found = blocks.filter((block) => block.type === type);
  if (found.length === 0) return undefined;
  return found.map((block) => (typeof block[member] === 'string' ? block[member] : '')).join('');
}

const writeCall = ({ id, name, input }: JsonObject): JsonObject => ({
  id: id ?? '',
  type: 'function',
  function: { name: name ?? '', arguments: JSON.stringify(input ?? {}) },
});

/** Codes of OpenAI's for kinds of errors that clients look for. */
const errorCodes: Readonly<Record<string, string>> = {
  authentication_error: 'invalid_api_key',
  not_found_error: 'model_not_found',
  rate_limit_error: 'rate_limit_exceeded',
  request_too_large: 'request_too_large',
  overloaded_error: 'overloaded',
};

/** An error as OpenAI has it; its kind and message stay. */
export function writeError(answer: Json) {
  const error = isObject(answer) && isObject(answer.error) ? answer.error : {};
  const type = typeof error.type === 'string' ? error.type : 'api_error';
  const message = typeof error.message === 'string' ? error.message : 'The provider failed without saying why';
  return { error: { message, type, param: null, code: errorCodes[type] ?? null } };
}

/** The list of models; undefined for what is none. */
export function writeModels(answer: Json): JsonObject | undefined {
  if (!isObject(answer) || !Array.isArray(answer.data)) return undefined;
  return { object: 'list', data: answer.data.filter(isObject).map(writeModel) };
}

const writeModel = ({ id, created_at }: JsonObject): JsonObject => {
  const created = Date.parse(typeof created_at === 'string' ? created_at : '');
  return { id: id ?? '', object: 'model', created: Math.floor((created || 0) / 1_000), owned_by: 'anthropic' };
};
