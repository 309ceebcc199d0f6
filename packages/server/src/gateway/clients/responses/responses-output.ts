import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { spokenIn } from '../spoken-texts.ts';
import {
  CallItem,
  type Emit,
  type ItemStatus,
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
  readonly #items: OutputItem[] = [];
  readonly #calls = new Map<number, BegunCall>();
  readonly #callIds = new Set<string>();
  #message: MessageItem | undefined;
  #reasoning: ReasoningItem | undefined;

  /** `key` makes the ids of items. */
  constructor(key: string, emit: Emit, form: ReasoningForm) {
    this.#key = key;
    this.#emit = emit;
    this.#form = form;
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

  /** Ends all items. An answer that was cut short was so in its last one. */
  close(isWhole: boolean): void {
    for (const call of this.#calls.values()) this.#begin(call);
    if (isWhole && !this.#message && this.#calls.size === 0) this.#said().say('');
    for (const [index, item] of this.#items.entries()) {
      const status: ItemStatus = isWhole || index < this.#items.length - 1 ? 'completed' : 'incomplete';
      item.close(status);
    }
  }

  /** The items so far. Those of an answer that failed stay as they were left. */
  toJson(): JsonObject[] {
    return this.#items.map((item) => (item.isOpen ? { ...item.toJson(), status: 'incomplete' } : item.toJson()));
  }

  #place(prefix: string) {
    const index = this.#items.length;
    return { index, id: `${prefix}_${this.#key}_${index}`, emit: this.#emit };
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
