import type { Json, JsonObject } from '@redoubt/providers';
import { sealThoughts } from '../sealed-thoughts.ts';
import { calledWith } from '../tool-calls.ts';

export type ItemStatus = 'in_progress' | 'completed' | 'incomplete';

/** Takes an event of a stream. Whole answers have no use for them. */
export type Emit = (type: string, data: JsonObject) => void;

/** One item of an answer's output, written piece by piece. */
export interface OutputItem {
  readonly isOpen: boolean;
  /** Ends the item, once. */
  close(status: ItemStatus): void;
  toJson(): JsonObject;
}

/** Where an item stands, and what tells of it. */
export interface ItemPlace {
  readonly index: number;
  readonly id: string;
  readonly emit: Emit;
  /** Whether log-probabilities are kept for the item's end. A stream tells them once, with the text. */
  readonly isKeepingLogprobs: boolean;
}

/** What all items have: they are announced, and told whole at their end. */
abstract class Item implements OutputItem {
  protected readonly place: ItemPlace;
  #status: ItemStatus = 'in_progress';

  constructor(place: ItemPlace) {
    this.place = place;
  }

  get isOpen(): boolean {
    return this.#status === 'in_progress';
  }

  close(status: ItemStatus): void {
    if (!this.isOpen) return;
    this.endParts(status);
    this.#status = status;
    this.place.emit('response.output_item.done', { output_index: this.place.index, item: this.toJson() });
  }

  toJson(): JsonObject {
    return { id: this.place.id, ...this.body(), status: this.#status };
  }

  protected announce(): void {
    this.place.emit('response.output_item.added', { output_index: this.place.index, item: this.toJson() });
  }

  /** Emits an event about a part of this item. */
  protected tell(type: string, data: JsonObject): void {
    this.place.emit(type, { item_id: this.place.id, output_index: this.place.index, ...data });
  }

  protected abstract body(): JsonObject;
  protected abstract endParts(status: ItemStatus): void;
}

/** A text within an item. */
interface WrittenPart {
  readonly kind: PartKind;
  text: string;
  readonly logprobs: JsonObject[];
}

type PartKind = 'reasoning_text' | 'summary_text' | 'output_text' | 'refusal';

/** How the events about a part are called, and its place in its item. */
interface PartNames {
  readonly part: string;
  readonly text: string;
  readonly index: string;
}

const inContent = (text: string): PartNames => ({ part: 'response.content_part', text, index: 'content_index' });

const partNames: Readonly<Record<PartKind, PartNames>> = {
  reasoning_text: inContent('response.reasoning_text'),
  output_text: inContent('response.output_text'),
  refusal: inContent('response.refusal'),
  summary_text: {
    part: 'response.reasoning_summary_part',
    text: 'response.reasoning_summary_text',
    index: 'summary_index',
  },
};

function partJson({ kind, text, logprobs }: WrittenPart): JsonObject {
  if (kind === 'refusal') return { type: kind, refusal: text };
  if (kind === 'output_text') return { type: kind, text, annotations: [], logprobs };
  return { type: kind, text };
}

/** An item that consists of texts: one of each kind, in the order in which they begin. */
abstract class ItemOfTexts extends Item {
  readonly #parts: WrittenPart[] = [];

  protected add(kind: PartKind, piece: string, logprobs: readonly JsonObject[] = []): void {
    const at = this.#indexOf(kind);
    const part = this.#parts[at] as WrittenPart;
    if (piece === '') return;
    part.text += piece;
    if (this.place.isKeepingLogprobs) part.logprobs.push(...logprobs);
    const { text, index } = partNames[kind];
    this.tell(`${text}.delta`, { [index]: at, delta: piece, ...(kind === 'output_text' && { logprobs }) });
  }

  protected parts(): JsonObject[] {
    return this.#parts.map(partJson);
  }

  protected endParts(): void {
    for (const [at, part] of this.#parts.entries()) {
      const names = partNames[part.kind];
      const said = part.kind === 'refusal' ? { refusal: part.text } : { text: part.text };
      const logprobs = part.kind === 'output_text' && { logprobs: part.logprobs };
      this.tell(`${names.text}.done`, { [names.index]: at, ...said, ...logprobs });
      this.tell(`${names.part}.done`, { [names.index]: at, part: partJson(part) });
    }
  }

  #indexOf(kind: PartKind): number {
    const found = this.#parts.findIndex((part) => part.kind === kind);
    if (found !== -1) return found;
    const part: WrittenPart = { kind, text: '', logprobs: [] };
    const at = this.#parts.push(part) - 1;
    const names = partNames[kind];
    this.tell(`${names.part}.added`, { [names.index]: at, part: partJson(part) });
    return at;
  }
}

/** What the model says. */
export class MessageItem extends ItemOfTexts {
  constructor(place: ItemPlace) {
    super(place);
    this.announce();
  }

  say(text: string, logprobs?: readonly JsonObject[]): void {
    this.add('output_text', text, logprobs);
  }

  refuse(text: string): void {
    this.add('refusal', text);
  }

  protected body(): JsonObject {
    return { type: 'message', role: 'assistant', content: this.parts() };
  }
}

/** In what form a client wants the model's reasoning. */
export interface ReasoningForm {
  /** Whether it asks for a summary, and shows nothing else. The thoughts themselves stand in its place. */
  readonly isSummary: boolean;
  /** Whether it asks for a form that it can send back: the thoughts with their signatures. */
  readonly isSealed: boolean;
}

/** What the model thinks. */
export class ReasoningItem extends ItemOfTexts {
  readonly #form: ReasoningForm;
  readonly #signed: JsonObject[] = [];

  constructor(place: ItemPlace, form: ReasoningForm) {
    super(place);
    this.#form = form;
    this.announce();
  }

  think(text: string): void {
    this.add(this.#form.isSummary ? 'summary_text' : 'reasoning_text', text);
  }

  sign(blocks: readonly JsonObject[]): void {
    this.#signed.push(...blocks);
  }

  protected body(): JsonObject {
    const { isSummary, isSealed } = this.#form;
    const said = isSummary ? { summary: this.parts() } : { summary: [], content: this.parts() };
    // Some clients send no reasoning back that has nothing here.
    return { type: 'reasoning', ...said, ...(isSealed && { encrypted_content: sealThoughts(this.#signed) }) };
  }
}

/** A call of a function. */
export class CallItem extends Item {
  readonly #callId: string;
  readonly #name: string;
  #arguments = '';

  constructor(place: ItemPlace, callId: string, name: string) {
    super(place);
    this.#callId = callId;
    this.#name = name;
    this.announce();
  }

  write(piece: string): void {
    if (piece === '') return;
    this.#arguments += piece;
    this.tell('response.function_call_arguments.delta', { delta: piece });
  }

  /** Whether its arguments are all there. */
  isWhole(finish: Json | undefined): boolean {
    return calledWith(this.#arguments, finish) !== undefined;
  }

  protected body(): JsonObject {
    return { type: 'function_call', call_id: this.#callId, name: this.#name, arguments: this.#arguments };
  }

  /** Arguments that were cut off are never told as done. */
  protected endParts(status: ItemStatus): void {
    if (status !== 'completed') return;
    this.tell('response.function_call_arguments.done', { name: this.#name, arguments: this.#arguments });
  }
}
