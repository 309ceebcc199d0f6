import { isObject, type Json, type JsonObject, parseExact } from '../../../json/exact-json.ts';
import { errorInPlace } from '../../error-in-place.ts';
import type { StreamTranslator } from '../adapter.ts';
import { createLineReader } from '../line-reader.ts';
import { type AnswerForm, finishReason, writeError, writeUsage } from './anthropic-answer.ts';
import { thinkingBlocks } from './content-blocks.ts';
import { JsonObjectText } from './json-object-text.ts';

/** State of the translation of one answer. */
interface State {
  readonly created: number;
  readonly includesUsage: boolean;
  /** Takes the JSON out of the text, if the call asked for a JSON object. */
  readonly json: JsonObjectText | undefined;
  id: string;
  model: string;
  usage: JsonObject;
  /** Tool calls by the index of their content block, in order of arrival. */
  readonly calls: Map<Json | undefined, { readonly index: number; hasArguments: boolean }>;
  /**
   * The thinking block in progress. Its text is sent on piece by piece. At its end, the whole block is sent again with
   * its signature.
   */
  thought: { thinking: string; signature: string } | undefined;
  hasStarted: boolean;
  isComplete: boolean;
}

type Translate = (event: JsonObject, state: State) => string;

/** Translation of each event type. Other events, such as `ping` and future ones, are ignored. */
const translations: Readonly<Record<string, Translate>> = {
  message_start: startMessage,
  content_block_start: startBlock,
  content_block_delta: addToBlock,
  content_block_stop: endBlock,
  message_delta: endMessage,
  message_stop: endStream,
  error: fail,
};

/** Translates the events of a message to chunks of a chat completion. `created` is in seconds. */
export function createAnthropicStream({
  isJsonObject,
  ...options
}: AnswerForm & { readonly includesUsage: boolean }): StreamTranslator {
  const lines = createLineReader();
  const state: State = {
    ...options,
    json: isJsonObject ? new JsonObjectText() : undefined,
    id: '',
    model: '',
    usage: {},
    calls: new Map(),
    thought: undefined,
    hasStarted: false,
    isComplete: false,
  };
  return {
    push(chunk) {
      const written = lines.push(chunk).map((line) => translateLine(line, state));
      return Buffer.from(written.join(''));
    },
    get isComplete() {
      return state.isComplete;
    },
  };
}

/** Translates one line. Every event is one `data:` line that contains the event's type. Other lines are ignored. */
function translateLine(line: string, state: State): string {
  if (!line.startsWith('data:')) return '';
  const event = parseExact(line.slice('data:'.length));
  const translate = isObject(event) && typeof event.type === 'string' ? translations[event.type] : undefined;
  return translate && isObject(event) && !state.isComplete ? translate(event, state) : '';
}

function startMessage({ message }: JsonObject, state: State): string {
  const started = isObject(message) ? message : {};
  state.hasStarted = true;
  state.id = typeof started.id === 'string' ? started.id : '';
  state.model = typeof started.model === 'string' ? started.model : '';
  addUsage(started.usage, state);
  return writeDelta({ role: 'assistant', content: '', refusal: null }, state);
}

/** Replaces earlier token counts with later ones, which are cumulative. */
function addUsage(usage: Json | undefined, state: State): void {
  if (!isObject(usage)) return;
  const counts = Object.entries(usage).filter(([, value]) => typeof value === 'number');
  state.usage = { ...state.usage, ...Object.fromEntries(counts) };
}

function startBlock({ index, content_block: block }: JsonObject, state: State): string {
  if (!isObject(block)) return '';
  if (block.type === 'text' && block.text) return writeText(block.text, state);
  if (block.type === 'thinking')
    state.thought = { thinking: textOr(block.thinking), signature: textOr(block.signature) };
  if (block.type === 'redacted_thinking') return writeThoughts([block], state);
  if (block.type !== 'tool_use') return '';
  const call = { index: state.calls.size, hasArguments: false };
  state.calls.set(index, call);
  const called = { name: block.name ?? '', arguments: '' };
  return writeCall({ index: call.index, id: block.id ?? '', type: 'function', function: called }, state);
}

function addToBlock({ index, delta }: JsonObject, state: State): string {
  if (!isObject(delta)) return '';
  if (delta.type === 'text_delta') return writeText(delta.text, state);
  if (delta.type === 'thinking_delta') return addThought(delta, state);
  if (delta.type === 'signature_delta' && state.thought) state.thought.signature += textOr(delta.signature);
  const call = delta.type === 'input_json_delta' ? state.calls.get(index) : undefined;
  if (!call || !delta.partial_json) return '';
  call.hasArguments = true;
  return writeCall({ index: call.index, function: { arguments: delta.partial_json } }, state);
}

/** Maximum number of characters of a thinking block that is sent again with its signature. */
const MAX_THOUGHT = 1_000_000;

function addThought({ thinking }: JsonObject, state: State): string {
  if (state.thought) state.thought.thinking += textOr(thinking);
  if (state.thought && state.thought.thinking.length > MAX_THOUGHT) state.thought = undefined;
  return writeDelta({ reasoning_content: thinking ?? '' }, state);
}

function endThought(state: State): string {
  const { thought } = state;
  state.thought = undefined;
  return thought ? writeThoughts([{ type: 'thinking', ...thought }], state) : '';
}

function writeThoughts(blocks: JsonObject[], state: State): string {
  const thoughts = thinkingBlocks(blocks);
  return thoughts.length > 0 ? writeDelta({ thinking_blocks: thoughts }, state) : '';
}

const textOr = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Ends a block. A tool call without arguments gets an empty object, as in OpenAI's form. */
function endBlock({ index }: JsonObject, state: State): string {
  const call = state.calls.get(index);
  if (state.thought) return endThought(state);
  return !call || call.hasArguments ? '' : writeCall({ index: call.index, function: { arguments: '{}' } }, state);
}

function endMessage({ delta, usage }: JsonObject, state: State): string {
  addUsage(usage, state);
  if (!isObject(delta) || typeof delta.stop_reason !== 'string') return '';
  const rest = state.json?.end() ?? '';
  const before = rest === '' ? '' : writeDelta({ content: rest }, state);
  return (
    before +
    writeChoices([{ index: 0, delta: {}, logprobs: null, finish_reason: finishReason(delta.stop_reason) }], state)
  );
}

function endStream(_: JsonObject, state: State): string {
  state.isComplete = true;
  const usage = state.includesUsage ? writeChoices([], state, writeUsage(state.usage)) : '';
  return `${usage}data: [DONE]\n\n`;
}

/**
 * Handles an error event. If the answer has begun, the stream ends with the error, so that a client does not take the
 * partial answer for a complete one. If nothing was sent yet (as for `overloaded_error`), throws ErrorInPlace, so that
 * the request can be retried like any other.
 */
function fail(event: JsonObject, state: State): string {
  const inPlace = state.hasStarted ? undefined : errorInPlace(JSON.stringify(event));
  if (inPlace) throw inPlace;
  const written = writeError(event);
  state.isComplete = true;
  return `data: ${JSON.stringify(written)}\n\ndata: [DONE]\n\n`;
}

function writeText(text: Json | undefined, state: State): string {
  const passed = state.json ? state.json.push(textOr(text)) : (text ?? '');
  return state.json && passed === '' ? '' : writeDelta({ content: passed }, state);
}

const writeCall = (call: JsonObject, state: State): string => writeDelta({ tool_calls: [call] }, state);

const writeDelta = (delta: JsonObject, state: State): string =>
  writeChoices([{ index: 0, delta, logprobs: null, finish_reason: null }], state);

function writeChoices(choices: JsonObject[], { id, created, model, includesUsage }: State, usage: Json = null): string {
  const chunk = { id, object: 'chat.completion.chunk', created, model, choices, ...(includesUsage && { usage }) };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
