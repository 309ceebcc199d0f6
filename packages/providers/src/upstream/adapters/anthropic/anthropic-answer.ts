import { isObject, type Json, type JsonObject } from '../../../json/exact-json.ts';
import { thinkingBlocks } from './content-blocks.ts';
import { jsonObjectIn } from './json-object-text.ts';

/** OpenAI's finish reasons by Anthropic's stop reasons. Reasons that are not listed become `stop`. */
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

/**
 * Converts token usage. Anthropic counts tokens written to or read from a cache separately. OpenAI's form includes them
 * in the prompt tokens.
 */
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

/** How an answer is written. */
export interface AnswerForm {
  /** In seconds. */
  readonly created: number;
  /** Whether the call asked for a JSON object. What the model wrote around it is left out. */
  readonly isJsonObject: boolean;
}

/** Converts a message to a chat completion. Returns undefined if it is not a message. */
export function writeAnswer(message: Json, { created, isJsonObject }: AnswerForm): JsonObject | undefined {
  if (!isObject(message) || !Array.isArray(message.content)) return undefined;
  const blocks = message.content.filter(isObject);
  // Calls of tools that the provider runs itself have another type and are left out, because the client does not answer
  // them.
  const calls = blocks.filter(({ type }) => type === 'tool_use');
  const written = textOf(blocks, 'text', 'text');
  const text = isJsonObject && written !== undefined ? jsonObjectIn(written) : written;
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

/**
 * Joins the texts of all blocks of a type. Returns undefined if there is no such block, which differs from an empty
 * one.
 */
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

/** OpenAI's error codes by Anthropic's error types, for errors that clients check for. */
const errorCodes: Readonly<Record<string, string>> = {
  authentication_error: 'invalid_api_key',
  not_found_error: 'model_not_found',
  rate_limit_error: 'rate_limit_exceeded',
  request_too_large: 'request_too_large',
  overloaded_error: 'overloaded',
};

/** Converts an error to OpenAI's form. Type and message stay the same. */
export function writeError(answer: Json) {
  const error = isObject(answer) && isObject(answer.error) ? answer.error : {};
  const type = typeof error.type === 'string' ? error.type : 'api_error';
  const message = typeof error.message === 'string' ? error.message : 'The provider failed without saying why';
  return { error: { message, type, param: null, code: errorCodes[type] ?? null } };
}

/** Converts a list of models. Returns undefined if it is not a list of models. */
export function writeModels(answer: Json): JsonObject | undefined {
  if (!isObject(answer) || !Array.isArray(answer.data)) return undefined;
  return { object: 'list', data: answer.data.filter(isObject).map(writeModel) };
}

const writeModel = ({ id, created_at }: JsonObject): JsonObject => {
  const created = Date.parse(typeof created_at === 'string' ? created_at : '');
  return { id: id ?? '', object: 'model', created: Math.floor((created || 0) / 1_000), owned_by: 'anthropic' };
};
