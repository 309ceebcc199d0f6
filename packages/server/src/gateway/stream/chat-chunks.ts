import { checkIndex, MAX_CALLS, MAX_CHOICES } from './answer-bounds.ts';

/** The place of a text in the chunks of an answer. */
export interface ChunkText {
  readonly choice: number;
  readonly field: TextField;
  /** Index of the tool call or of the piece of reasoning. 0 for every other field. */
  readonly tool: number;
}

/** `arguments` and `input` belong to tool calls, `function_call` to their older form, and `text` to completions. */
export type TextField =
  | (typeof deltaFields)[number]
  | 'thought_parts'
  | 'reasoning_text'
  | 'reasoning_summary'
  | 'transcript'
  | 'arguments'
  | 'input'
  | 'function_call'
  | 'text';

/**
 * Text fields of a delta. Providers other than OpenAI send their models' thoughts in `reasoning`, `reasoning_content`
 * and `thinking`.
 */
export const deltaFields = ['content', 'refusal', 'reasoning_content', 'reasoning', 'thinking'] as const;

type Json = Record<string, unknown>;

/** One text of one chunk. Writing to it changes the chunk. */
export interface TextSlot {
  readonly place: ChunkText;
  readonly holder: Json;
  readonly key: string;
  readonly text: string;
}

export interface ChunkChoice extends Json {
  finish_reason?: unknown;
  delta?: unknown;
  message?: unknown;
  logprobs?: unknown;
}

export interface ChatChunk extends Json {
  choices?: unknown;
  usage?: unknown;
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the chunk of an event. Returns undefined if it is not a JSON object. */
export function parseChunk(data: string): ChatChunk | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const choicesOf = ({ choices }: ChatChunk): ChunkChoice[] =>
  Array.isArray(choices) ? choices.filter(isObject) : [];

/** Finish reasons by the index of their choice. Holes are choices that have none yet. */
export type FinishReasons = (string | undefined)[];

/** Adds the finish reasons of the choices of an answer or a chunk. A choice without an index is at its place. */
export function addFinishReasons(reasons: FinishReasons, chunk: ChatChunk): void {
  for (const [place, { finish_reason: reason, index }] of choicesOf(chunk).entries()) {
    const at = typeof index === 'number' ? index : place;
    if (typeof reason === 'string' && Number.isInteger(at) && at >= 0 && at < MAX_CHOICES) reasons[at] ??= reason;
  }
}

/** Returns the finish reason of the first choice that has one. */
export const firstReason = (reasons: FinishReasons): string | null =>
  reasons.find((reason) => reason !== undefined) ?? null;

export const indexOfChoice = ({ index }: ChunkChoice): number => (typeof index === 'number' ? index : 0);

/** Returns the texts of a choice in reading order. Throws TooManyTexts for an index out of bounds. */
export function slotsOf(choice: ChunkChoice): TextSlot[] {
  const index = indexOfChoice(choice);
  checkIndex(index, MAX_CHOICES, 'choices');
  const slots: TextSlot[] = [];
  const add = (holder: unknown, key: string, field: TextField, tool = 0) => {
    if (!isObject(holder)) return;
    checkIndex(tool, MAX_CALLS, 'calls');
    const text = holder[key];
    if (typeof text === 'string') slots.push({ place: { choice: index, field, tool }, holder, key, text });
  };
  add(choice, 'text', 'text');
  const { delta } = choice;
  if (!isObject(delta)) return slots;
  for (const field of deltaFields) add(delta, field, field);
  if (Array.isArray(delta.content)) addParts(delta.content, 'content', add);
  if (delta.function_call) add(delta.function_call, 'arguments', 'function_call');
  if (delta.audio) add(delta.audio, 'transcript', 'transcript');
  if (Array.isArray(delta.reasoning_details)) addDetails(delta.reasoning_details, add);
  if (Array.isArray(delta.tool_calls)) addCalls(delta.tool_calls, add);
  return slots;
}

/** Returns the members that hold a chunk's texts, and its log-probabilities, which only repeat the texts. */
export function textPlaces(chunk: ChatChunk): Map<object, Set<string>> {
  const places = new Map<object, Set<string>>();
  for (const choice of choicesOf(chunk)) {
    places.set(choice, new Set(['logprobs']));
    for (const { holder, key } of slotsOf(choice)) {
      const known = places.get(holder);
      if (known) known.add(key);
      else places.set(holder, new Set([key]));
    }
  }
  return places;
}

type AddSlot = (holder: unknown, key: string, field: TextField, tool?: number) => void;

/** Reads content in parts, as Mistral's reasoning models send it. `thinking` holds parts of its own. */
function addParts(parts: readonly unknown[], field: TextField, add: AddSlot): void {
  for (const part of parts) {
    add(part, 'text', field);
    if (field !== 'content' || !isObject(part)) continue;
    add(part, 'refusal', 'refusal');
    add(part, 'thinking', 'thought_parts');
    if (Array.isArray(part.thinking)) addParts(part.thinking, 'thought_parts', add);
  }
}

/** Reads reasoning in pieces, as OpenRouter sends it beside `reasoning`. Encrypted pieces are not text. */
function addDetails(details: readonly unknown[], add: AddSlot): void {
  for (const [at, detail] of details.entries()) {
    const index = isObject(detail) && typeof detail.index === 'number' ? detail.index : at;
    add(detail, 'text', 'reasoning_text', index);
    add(detail, 'summary', 'reasoning_summary', index);
  }
}

function addCalls(calls: readonly unknown[], add: AddSlot): void {
  for (const [at, call] of calls.entries()) {
    if (!isObject(call)) continue;
    const tool = typeof call.index === 'number' ? call.index : at;
    add(call.function, 'arguments', 'arguments', tool);
    add(call.custom, 'input', 'input', tool);
  }
}

/** The fields that every chunk of an answer repeats. */
export type Envelope = Json;

export function envelopeOf({ id, object, created, model, system_fingerprint }: ChatChunk): Envelope {
  return { id, object, created, model, ...(system_fingerprint !== undefined && { system_fingerprint }) };
}

/** Returns a chunk with text that was held back. */
export function textChunk(envelope: Envelope, place: ChunkText, text: string): string {
  const choice = {
    index: place.choice,
    ...(place.field === 'text' ? { text } : { delta: deltaWith(place, text) }),
    logprobs: null,
    finish_reason: null,
  };
  return JSON.stringify({ ...envelope, choices: [choice] });
}

function deltaWith({ field, tool }: ChunkText, text: string): Json {
  if (field === 'arguments') return { tool_calls: [{ index: tool, function: { arguments: text } }] };
  if (field === 'input') return { tool_calls: [{ index: tool, custom: { input: text } }] };
  if (field === 'function_call') return { function_call: { arguments: text } };
  if (field === 'transcript') return { audio: { transcript: text } };
  if (field === 'reasoning_text') return { reasoning_details: [{ type: 'reasoning.text', index: tool, text }] };
  if (field === 'reasoning_summary')
    return { reasoning_details: [{ type: 'reasoning.summary', index: tool, summary: text }] };
  if (field === 'thought_parts') return { content: [{ type: 'thinking', thinking: [{ type: 'text', text }] }] };
  return { [field]: text };
}

/** Returns whether a choice contains only empty texts and an empty delta. */
export function isEmptied(choice: ChunkChoice): boolean {
  if (choice.finish_reason != null || slotsOf(choice).some(({ holder, key }) => holder[key] !== '')) return false;
  const { delta } = choice;
  if (!isObject(delta)) return true;
  if (Array.isArray(delta.tool_calls)) return delta.tool_calls.every(isBareCall) && !('role' in delta);
  return Object.keys(delta).every((key) => (deltaFields as readonly string[]).includes(key) || delta[key] === null);
}

/** Returns whether a piece of a tool call has neither an id nor a name. */
const isBareCall = (call: unknown): boolean =>
  isObject(call) && !call.id && !(isObject(call.function) && call.function.name);

/** Merges usage, which may come in pieces. */
export function mergeUsage(known: Json | undefined, { usage }: ChatChunk): Json | undefined {
  return isObject(usage) ? { ...known, ...usage } : known;
}
