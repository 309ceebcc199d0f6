import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { added } from '../client-body.ts';
import { KeptCharacters, tooMuchKept } from '../kept-characters.ts';
import { callPart, finishReason, geminiUsage, saidParts, type WrittenCall, writtenCall } from './gemini-answer.ts';
import { streamedError } from './gemini-error.ts';

interface StreamForm {
  /** Server-sent events, else the elements of one JSON array. */
  readonly isSse: boolean;
  readonly isShowingThoughts: () => boolean;
}

/** Writes the chunks of a chat completion as those of `streamGenerateContent`. */
export class GeminiStream {
  readonly #form: StreamForm;
  #hasStarted = false;
  #isOver = false;
  /** Calls by their index. Google sends them whole, so they wait for the end. */
  readonly #calls = new Map<number, WrittenCall>();
  readonly #kept = new KeptCharacters();
  #finish: Json | undefined;
  #usage: Json | undefined;
  #added: JsonObject = {};
  #model: Json = '';
  #id: Json = '';

  constructor(form: StreamForm) {
    this.#form = form;
  }

  chunk(chunk: JsonObject): string {
    if (this.#isOver) return '';
    if (isObject(chunk.error)) return this.#fail(chunk);
    this.#note(chunk);
    const [choice] = Array.isArray(chunk.choices) ? chunk.choices : [];
    if (!isObject(choice)) return '';
    if (typeof choice.finish_reason === 'string') this.#finish = choice.finish_reason;
    const written = isObject(choice.delta) ? this.#delta(choice.delta) : '';
    return this.#kept.areTooMany ? written + this.#fail({ error: tooMuchKept }) : written;
  }

  /** Ends the answer. A stream that says no reason for its end was cut off: it gets no last chunk, an array no end. */
  end(): string {
    if (this.#isOver || this.#finish === undefined) return '';
    this.#isOver = true;
    const calls = [...this.#calls.entries()]
      .toSorted(([a], [b]) => a - b)
      .map(([, call]) => callPart(call, this.#finish));
    const parts = calls.filter((part) => part !== undefined);
    const finish = finishReason(this.#finish, calls.includes(undefined));
    const last = { usageMetadata: geminiUsage(this.#usage), ...this.#added };
    return this.#write(this.#answer(parts.length > 0 ? parts : [{ text: '' }], finish, last)) + this.#close();
  }

  #note(chunk: JsonObject): void {
    this.#added = { ...this.#added, ...added(chunk) };
    if (isObject(chunk.usage)) this.#usage = chunk.usage;
    this.#model = chunk.model ?? this.#model;
    this.#id = chunk.id ?? this.#id;
  }

  #fail(chunk: JsonObject): string {
    this.#isOver = true;
    return this.#write(streamedError(chunk)) + this.#close();
  }

  #delta(delta: JsonObject): string {
    const { tool_calls: calls } = delta;
    for (const call of Array.isArray(calls) ? calls.filter(isObject) : []) this.#call(call);
    const parts = saidParts(delta, this.#form.isShowingThoughts());
    return parts.length === 0 ? '' : this.#write(this.#answer(parts));
  }

  #call(piece: JsonObject): void {
    const index = typeof piece.index === 'number' ? piece.index : 0;
    const { id, name, written, signature } = writtenCall(piece);
    const known = this.#calls.get(index);
    this.#kept.add(written);
    this.#calls.set(index, {
      id: known?.id ?? id,
      name: (known?.name ?? '') + name,
      written: (known?.written ?? '') + written,
      signature: { ...known?.signature, ...signature },
    });
  }

  #answer(parts: readonly JsonObject[], finish?: string, more: JsonObject = {}): JsonObject {
    const candidate = { content: { role: 'model', parts }, ...(finish && { finishReason: finish }), index: 0 };
    return { candidates: [candidate], modelVersion: this.#model, responseId: this.#id, ...more };
  }

  #write(answer: JsonObject): string {
    const text = JSON.stringify(answer);
    if (this.#form.isSse) return `data: ${text}\n\n`;
    const begun = this.#hasStarted ? ',\n' : '[';
    this.#hasStarted = true;
    return begun + text;
  }

  #close(): string {
    return this.#form.isSse ? '' : ']\n';
  }
}
