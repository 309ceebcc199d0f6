import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { asText, contentOf, refuseOthers, unusable, withoutNothing } from '../client-body.ts';
import { thoughtMembers, unsealThoughts } from '../sealed-thoughts.ts';
import { membersAt, type PlacedObject, placedObjects } from './gemini-forms.ts';
import { chatPart, mediaPart, type ReadPart, readPart, textOf } from './gemini-parts.ts';
import { signedByGoogle } from './google-signature.ts';

const SYSTEM = 'systemInstruction';
const ofContent = new Set(['role', 'parts']);

/** Converts the system prompt, whose role says nothing. */
export function systemMessage(system: Json | undefined): JsonObject[] {
  if (system === undefined) return [];
  const content = membersAt(system, SYSTEM);
  refuseOthers(content, ofContent, SYSTEM);
  const parts = placedObjects(content.parts, `${SYSTEM}.parts`).map(readPart);
  const other = parts.find(({ kind }) => kind !== 'text');
  if (other) throw unusable(other.place, 'a system instruction is text');
  return parts.length === 0 ? [] : [{ role: 'system', content: contentOf(parts.map(chatPart)) }];
}

/** What one side says in a row. */
interface Turn {
  readonly isModel: boolean;
  readonly parts: ReadPart[];
}

const sides = new Map<Json | undefined, boolean>([
  [undefined, false],
  ['user', false],
  ['function', false],
  ['model', true],
]);

/**
 * Converts the turns. Clients keep an answer that was streamed in pieces, and results of functions one by one, so that
 * neighbours of one side are read as one turn.
 */
export function chatMessages(contents: Json | undefined): JsonObject[] {
  const turns: Turn[] = [];
  for (const { value, place } of placedObjects(contents, 'contents')) {
    refuseOthers(value, ofContent, place);
    const isModel = sides.get(value.role);
    if (isModel === undefined) {
      throw unusable(`${place}.role`, `"${asText(value.role)}" is no role; send user or model`);
    }
    const parts = placedObjects(value.parts, `${place}.parts`).map(readPart);
    const last = turns.at(-1);
    if (last?.isModel === isModel) last.parts.push(...parts);
    else turns.push({ isModel, parts });
  }
  const ids = new CallIds();
  return turns.flatMap(({ isModel, parts }) => (isModel ? messagesOfModel(parts, ids) : messagesOfUser(parts, ids)));
}

/** Results stand before what the user says beside them, as chat completions want them: directly behind the calls. */
function messagesOfUser(parts: readonly ReadPart[], ids: CallIds): JsonObject[] {
  const results = parts.filter(({ kind }) => kind === 'result').map((part) => resultMessage(part, ids));
  const said = parts.filter(({ kind }) => kind !== 'result');
  return said.length === 0 ? results : [...results, { role: 'user', content: contentOf(said.map(chatPart)) }];
}

function messagesOfModel(parts: readonly ReadPart[], ids: CallIds): JsonObject[] {
  if (parts.length === 0) return [];
  const of = (wanted: ReadPart['kind']) => parts.filter(({ kind }) => kind === wanted);
  const [result] = of('result');
  if (result) throw unusable(result.place, 'a result is sent by the user');
  const calls = of('call');
  if (calls.length > 0) ids.begin();
  const said = joinPieces(parts.filter(({ kind }) => kind === 'text' || kind === 'media'));
  const content = contentOf(said.map(chatPart));
  const tool_calls = calls.map((part) => toolCall(part, ids));
  return [
    withoutNothing({
      role: 'assistant',
      content: content === '' && calls.length > 0 ? undefined : content,
      ...sentThoughts(of('thought')),
      tool_calls: tool_calls.length > 0 ? tool_calls : undefined,
      ...signedByGoogle(
        of('text').findLast(({ value }) => value.thoughtSignature !== undefined)?.value.thoughtSignature,
      ),
    }),
  ];
}

/** Joins texts that stand side by side. They are the pieces of a streamed answer. */
function joinPieces(parts: readonly ReadPart[]): ReadPart[] {
  const whole: ReadPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last?.kind !== 'text' || part.kind !== 'text') whole.push(part);
    else whole[whole.length - 1] = { ...last, value: { text: textOf(last.value) + textOf(part.value) } };
  }
  return whole.filter(({ kind, value }) => kind !== 'text' || textOf(value) !== '');
}

/** A signature is of all texts since the last one: a client keeps them in the pieces of a stream. */
function sentThoughts(parts: readonly ReadPart[]): JsonObject {
  const signed: JsonObject[] = [];
  let text = '';
  for (const { value } of parts) {
    text += textOf(value);
    const { thoughtSignature: signature } = value;
    if (typeof signature !== 'string' || signature === '') continue;
    signed.push(...(unsealThoughts(signature) ?? [{ type: 'thinking', thinking: text, signature }]));
    text = '';
  }
  return thoughtMembers(signed, text);
}

const ofCall = new Set(['id', 'name', 'args']);

function toolCall({ value, place }: PlacedObject, ids: CallIds): JsonObject {
  const at = `${place}.functionCall`;
  const call = membersAt(value.functionCall, at);
  refuseOthers(call, ofCall, at);
  const { id, name, args } = call;
  if (typeof name !== 'string') throw unusable(`${at}.name`, 'send a text');
  return {
    id: ids.called(name, id),
    type: 'function',
    function: { name, arguments: JSON.stringify(args ?? {}) },
    ...signedByGoogle(value.thoughtSignature),
  };
}

const ofResult = new Set(['id', 'name', 'response', 'parts']);

function resultMessage({ value, place }: PlacedObject, ids: CallIds): JsonObject {
  const at = `${place}.functionResponse`;
  const result = membersAt(value.functionResponse, at);
  refuseOthers(result, ofResult, at);
  const { id, name, response = {}, parts } = result;
  const tool_call_id = ids.answered({ id, name }, at);
  if (!isObject(response)) throw unusable(`${at}.response`, 'send an object');
  const text = resultText(response);
  if (parts === undefined) return { role: 'tool', tool_call_id, content: text };
  const shown = placedObjects(parts, `${at}.parts`).map(resultPart);
  return { role: 'tool', tool_call_id, content: [{ type: 'text', text }, ...shown] };
}

function resultPart(part: PlacedObject): JsonObject {
  refuseOthers(part.value, new Set(['inlineData', 'fileData']), part.place);
  return mediaPart(part);
}

/**
 * Google's models read the member `output` as the result, and its clients that call functions themselves write
 * `result`. A text that stands there alone is the result, which guardrails read best as it is.
 */
function resultText(response: JsonObject): string {
  const [[name, only] = [], ...others] = Object.entries(response);
  const isResult = others.length === 0 && (name === 'output' || name === 'result');
  return isResult && typeof only === 'string' ? only : JSON.stringify(response);
}

interface OpenCall {
  readonly id: Json;
  readonly name: string;
  /** Whether the id is one of ours, because the client sent none. */
  readonly isOurs: boolean;
  isAnswered: boolean;
}

/** Calls in their order. Those that have a result are passed over when their turn comes. */
class CallQueue {
  readonly #calls: OpenCall[] = [];
  #next = 0;

  add(call: OpenCall): void {
    this.#calls.push(call);
  }

  /** Returns the first call that waits, or undefined. */
  first(): OpenCall | undefined {
    while (this.#calls[this.#next]?.isAnswered) this.#next += 1;
    return this.#calls[this.#next];
  }
}

/** A form of id that all providers take; one demands nine letters and digits. */
const idOf = (count: number): string => `call${String(count).padStart(5, '0')}`;

const OURS = 'ours ';
const ANY = 'any ';

/** Gives calls ids, which a chat completion needs, and finds the call that a result belongs to. */
class CallIds {
  #count = 0;
  /** Calls of the latest turn of the model: by id, and by name those with an id of ours and all. */
  readonly #byId = new Map<Json, CallQueue>();
  readonly #byName = new Map<string, CallQueue>();

  /** Begins a turn with calls. */
  begin(): void {
    this.#byId.clear();
    this.#byName.clear();
  }

  called(name: string, id: Json | undefined): Json {
    this.#count += 1;
    const call = { id: id ?? idOf(this.#count), name, isOurs: id === undefined, isAnswered: false };
    queueAt(this.#byId, call.id).add(call);
    queueAt(this.#byName, ANY + name).add(call);
    if (call.isOurs) queueAt(this.#byName, OURS + name).add(call);
    return call.id;
  }

  /** Returns the id of the call: by its id, else of the first one of that name. */
  answered({ id, name }: JsonObject, place: string): Json {
    const named = `${id === undefined ? ANY : OURS}${asText(name)}`;
    const call = this.#byId.get(id ?? null)?.first() ?? this.#byName.get(named)?.first();
    if (!call) throw unusable(place, `no call of the function "${asText(name)}" before it waits for a result`);
    call.isAnswered = true;
    return call.id;
  }
}

function queueAt<Key>(queues: Map<Key, CallQueue>, key: Key): CallQueue {
  const queue = queues.get(key) ?? new CallQueue();
  queues.set(key, queue);
  return queue;
}
