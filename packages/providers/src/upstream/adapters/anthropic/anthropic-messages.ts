import { isObject, type Json, type JsonObject, parseExact } from '../../../json/exact-json.ts';
import { contentBlocks, textBlocks, thinkingBlocks } from './content-blocks.ts';
import { malformed } from './refuse.ts';

interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: JsonObject[];
}

/**
 * Converts the messages of a chat to Anthropic's form. System and developer messages are returned separately, tool
 * results become user messages, and consecutive messages of the same role are merged. System messages alone become a
 * user message, because the API needs one.
 */
export function anthropicMessages(messages: Json | undefined): { system: JsonObject[]; messages: Json } {
  if (!Array.isArray(messages)) throw malformed('messages', '"messages" is a list');
  const system: JsonObject[] = [];
  const turns: Turn[] = [];
  for (const [index, message] of messages.entries()) {
    const param = `messages.${index}`;
    if (!isObject(message)) throw malformed(param, 'A message is an object');
    if (message.role === 'system' || message.role === 'developer') {
      system.push(...textBlocks(message.content, param));
    } else {
      add(turns, writeTurn(message, param));
    }
  }
  if (turns.length === 0 && system.length > 0) return { system: [], messages: [{ role: 'user', content: system }] };
  return { system, messages: turns.map(({ role, content }) => ({ role, content })) };
}

/**
 * Adds a turn, or merges it into the last one of the same role. A turn without content is dropped, because the API
 * refuses empty turns.
 */
function add(turns: Turn[], turn: Turn): void {
  const last = turns.at(-1);
  if (last?.role === turn.role) last.content.push(...turn.content);
  else if (turn.content.length > 0) turns.push(turn);
}

function writeTurn(message: JsonObject, param: string): Turn {
  if (message.role === 'user') return { role: 'user', content: contentBlocks(message.content, param) };
  if (message.role === 'tool') return { role: 'user', content: [toolResult(message, param)] };
  if (message.role === 'assistant') return { role: 'assistant', content: assistantBlocks(message, param) };
  throw malformed(`${param}.role`, `"${String(message.role)}" is no role of a chat`);
}

function toolResult(message: JsonObject, param: string): JsonObject {
  const content = contentBlocks(message.content, param);
  return {
    type: 'tool_result',
    tool_use_id: message.tool_call_id ?? '',
    ...(content.length > 0 && { content }),
    ...(isObject(message.cache_control) && { cache_control: message.cache_control }),
  };
}

function assistantBlocks(message: JsonObject, param: string): JsonObject[] {
  const calls = message.tool_calls ?? [];
  if (!Array.isArray(calls)) throw malformed(`${param}.tool_calls`, '"tool_calls" is a list');
  const refusal = typeof message.refusal === 'string' ? message.refusal : '';
  return [
    // Thinking comes first. The API requires this of an assistant message that is continued after tool calls.
    ...thinkingBlocks(message.thinking_blocks),
    ...textBlocks(message.content, param),
    ...textBlocks(refusal, param),
    ...calls.map((call, index) => toolUse(call, `${param}.tool_calls.${index}`)),
  ];
}

function toolUse(call: Json, param: string): JsonObject {
  const called = isObject(call) ? call.function : undefined;
  if (!isObject(call) || !isObject(called)) throw malformed(param, 'A call of a tool names a function');
  return { type: 'tool_use', id: call.id ?? '', name: called.name ?? '', input: argumentsOf(called.arguments, param) };
}

/**
 * Parses the arguments of a call, which are JSON in a string. An empty string, as some functions without parameters
 * have, becomes an empty object.
 */
function argumentsOf(written: Json | undefined, param: string): JsonObject {
  if (typeof written !== 'string' || written.trim() === '') return {};
  const refusal = (cause?: SyntaxError) =>
    malformed(`${param}.function.arguments`, `Arguments are a JSON object${cause ? `: ${cause.message}` : ''}`);
  try {
    const read = parseExact(written);
    if (isObject(read)) return read;
  } catch (cause) {
    throw refusal(cause as SyntaxError);
  }
  throw refusal();
}
