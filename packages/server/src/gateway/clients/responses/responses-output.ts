import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { spokenIn } from '../spoken-texts.ts';
import {
  CallItem,
  type Emit,
  MessageItem,
  type OutputItem,
  type ReasoningForm,
  ReasoningItem,
} from './responses-items.ts';

/** A call whose name has not come yet. */
interface BegunCall {
  id: string;
  name: string;
  written: string;
  item?: CallItem;
}

const BLOCKED = 'content_filter';
/** Why an answer is incomplete, by OpenAI's finish reasons. */
const cuts = new Map<Json | undefined, string>([
  ['length', 'max_output_tokens'],
  [BLOCKED, BLOCKED],
]);

interface OutputForm {
  /** It makes the ids of items. */
  readonly key: string;
  readonly emit: Emit;
  readonly form: ReasoningForm;
  readonly isStream: boolean;
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/**
 * The output of an answer: items that are written by the deltas of a chat completion, or by its whole message as one
 * delta. Texts and calls stay open until the end, because text that was held back may come behind a call, and pieces of
 * calls may be mixed.
 */
export class ResponseOutput {
  readonly #key: string;
  readonly #emit: Emit;
  readonly #form: ReasoningForm;
  readonly #isStream: boolean;
  readonly #items: OutputItem[] = [];
  readonly #calls = new Map<number, BegunCall>();
  readonly #callIds = new Set<string>();
  #message: MessageItem | undefined;
  #reasoning: ReasoningItem | undefined;

  constructor({ key, emit, form, isStream }: OutputForm) {
    this.#key = key;
    this.#emit = emit;
    this.#form = form;
    this.#isStream = isStream;
  }

  add(delta: JsonObject, logprobs: readonly JsonObject[]): void {
    const { thought, text, refusal } = spokenIn(delta);
    if (thought !== '') this.#thoughts().think(thought);
    this.#sign(delta.thinking_blocks);
    if (text !== '') this.#said().say(text, logprobs);
    if (refusal !== '') this.#said().refuse(refusal);
    const calls = Array.isArray(delta.tool_calls) ? delta.tool_calls.filter(isObject) : [];
    for (const [at, call] of calls.entries()) this.#call(call, at);
  }

  /**
   * Ends all items, and returns why the answer is incomplete, if it is. It is so in its last item, and in every call
   * whose arguments were cut off. A guardrail that ends an answer judged its calls with it.
   */
  close(finish: Json | undefined): string | undefined {
    for (const call of this.#calls.values()) this.#begin(call);
    const calls = [...this.#calls.values()].flatMap(({ item }) => (item ? [item] : []));
    const broken = new Set<OutputItem>(calls.filter((call) => finish === BLOCKED || !call.isWhole(finish)));
    const reason = cuts.get(finish) ?? (broken.size > 0 ? BLOCKED : undefined);
    if (reason === undefined && !this.#message && calls.length === 0) this.#said().say('');
    const last = cuts.has(finish) ? this.#items.at(-1) : undefined;
    for (const item of this.#items) item.close(item === last || broken.has(item) ? 'incomplete' : 'completed');
    return reason;
  }

  /** The items so far. Those of an answer that failed stay as they were left. */
  toJson(): JsonObject[] {
    return this.#items.map((item) => (item.isOpen ? { ...item.toJson(), status: 'incomplete' } : item.toJson()));
  }

  #place(prefix: string) {
    const index = this.#items.length;
    const id = `${prefix}_${this.#key}_${index}`;
    return { index, id, emit: this.#emit, isKeepingLogprobs: !this.#isStream };
  }

  #thoughts(): ReasoningItem {
    if (this.#reasoning?.isOpen) return this.#reasoning;
    this.#reasoning = new ReasoningItem(this.#place('rs'), this.#form);
    this.#items.push(this.#reasoning);
    return this.#reasoning;
  }

  /** Signatures may come behind all else. They are then in an item of their own. */
  #sign(blocks: Json | undefined): void {
    const signed = this.#form.isSealed && Array.isArray(blocks) ? blocks.filter(isObject) : [];
    if (signed.length > 0) this.#thoughts().sign(signed);
  }

  #said(): MessageItem {
    this.#endThought();
    if (!this.#message) {
      this.#message = new MessageItem(this.#place('msg'));
      this.#items.push(this.#message);
    }
    return this.#message;
  }

  /** Readers see by its end that the model no longer thinks. */
  #endThought(): void {
    this.#reasoning?.close('completed');
  }

  #call(piece: JsonObject, at: number): void {
    const index = typeof piece.index === 'number' ? piece.index : at;
    const { name, arguments: written } = isObject(piece.function) ? piece.function : {};
    const known = this.#calls.get(index) ?? { id: '', name: '', written: '' };
    this.#calls.set(index, known);
    known.id ||= textOf(piece.id);
    known.name ||= textOf(name);
    if (known.item) known.item.write(textOf(written));
    else known.written += textOf(written);
    if (known.name !== '') this.#begin(known);
  }

  #begin(call: BegunCall): void {
    if (call.item) return;
    this.#endThought();
    const place = this.#place('fc');
    const isNew = call.id !== '' && !this.#callIds.has(call.id);
    const id = isNew ? call.id : `call_${this.#key}_${place.index}`;
    this.#callIds.add(id);
    call.item = new CallItem(place, id, call.name);
    this.#items.push(call.item);
    call.item.write(call.written);
  }
}
