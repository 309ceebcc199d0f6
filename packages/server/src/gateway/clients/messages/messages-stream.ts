import { JsonEnd } from '@redoubt/contract';
import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { added, besideError, eventOf } from '../client-body.ts';
import { KeptCharacters, tooMuchKept } from '../kept-characters.ts';
import { sealThoughts } from '../sealed-thoughts.ts';
import { spokenIn } from '../spoken-texts.ts';
import { streamedStatus } from '../streamed-status.ts';
import { calledWith } from '../tool-calls.ts';
import { MessageBlocks } from './message-blocks.ts';
import { messageId, messagesError, messagesUsage, stopReason } from './messages-answer.ts';

/** A tool call. Only one goes out as it comes; the others wait, because blocks follow each other. */
interface ToolUse {
  id: string;
  name: string;
  /** What has not gone out. */
  written: string;
  readonly json: JsonEnd;
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Writes the chunks of a chat completion as the events of a message. */
export class MessagesStream {
  #hasStarted = false;
  #isOver = false;
  readonly #blocks = new MessageBlocks();
  readonly #calls = new Map<number, ToolUse>();
  #live: ToolUse | undefined;
  /** Whether thoughts went out whose signature may still come. */
  #hasUnsigned = false;
  /** What comes while a tool call is open, and so follows it. */
  #lateText = '';
  #lateThought = '';
  readonly #lateSigned: JsonObject[] = [];
  readonly #kept = new KeptCharacters();
  #finish: Json | undefined;
  #usage: Json | undefined;
  #added: JsonObject = {};

  chunk(chunk: JsonObject): string {
    if (this.#isOver) return '';
    if (isObject(chunk.error)) return this.#fail(chunk);
    this.#added = { ...this.#added, ...added(chunk) };
    if (isObject(chunk.usage)) this.#usage = chunk.usage;
    const [choice] = Array.isArray(chunk.choices) ? chunk.choices : [];
    const begun = this.#begin(chunk);
    if (!isObject(choice)) return begun;
    if (typeof choice.finish_reason === 'string') this.#finish = choice.finish_reason;
    const written = begun + (isObject(choice.delta) ? this.#delta(choice.delta) : '');
    return this.#kept.areTooMany ? written + this.#fail({ error: tooMuchKept }) : written;
  }

  /**
   * Ends the message. A stream that says no reason for its end was cut off. It has no last event, and a call in its
   * midst has no end.
   */
  end(): string {
    if (this.#isOver || !this.#hasStarted) return '';
    this.#isOver = true;
    if (this.#finish === undefined && this.#blocks.isInCall) return '';
    const last = this.#blocks.close() + this.#late() + this.#blocks.close();
    return this.#finish === undefined ? last : last + this.#stop();
  }

  #stop(): string {
    const calls = [...this.#calls.values()];
    const whole = calls.filter((call) => this.#isWhole(call));
    const waiting = whole.filter((call) => call !== this.#live);
    const stop_reason = stopReason(this.#finish, whole.length < calls.length);
    return [
      ...waiting.map(({ id, name, written }) => this.#blocks.call(id, name) + this.#blocks.input(written)),
      this.#blocks.close(),
      eventOf('message_delta', {
        type: 'message_delta',
        delta: { stop_reason, stop_sequence: null },
        usage: messagesUsage(this.#usage),
      }),
      eventOf('message_stop', { type: 'message_stop', ...this.#added }),
    ].join('');
  }

  /** A call that was cut off while it waited is left out: nothing could be called with it. */
  #isWhole(call: ToolUse): boolean {
    return call === this.#live ? call.json.isComplete : calledWith(call.written, this.#finish) !== undefined;
  }

  #late(): string {
    return this.#think(this.#lateThought) + this.#sign(this.#lateSigned) + this.#blocks.text(this.#lateText);
  }

  #fail(chunk: JsonObject): string {
    this.#isOver = true;
    const { error } = chunk;
    return eventOf('error', messagesError(streamedStatus(error), { error, ...besideError(chunk) }));
  }

  #begin({ id, model }: JsonObject): string {
    if (this.#hasStarted) return '';
    this.#hasStarted = true;
    const message = {
      id: messageId(id),
      type: 'message',
      role: 'assistant',
      model: model ?? '',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { ...messagesUsage(this.#usage), output_tokens: 0 },
    };
    return eventOf('message_start', { type: 'message_start', message });
  }

  #delta(delta: JsonObject): string {
    const { thinking_blocks: signed, tool_calls: calls } = delta;
    const { thought, text, refusal } = spokenIn(delta);
    return [
      this.#say(thought, Array.isArray(signed) ? signed.filter(isObject) : [], text + refusal),
      ...(Array.isArray(calls) ? calls.filter(isObject).map((call) => this.#call(call)) : []),
    ].join('');
  }

  #say(thought: string, signed: readonly JsonObject[], text: string): string {
    if (!this.#blocks.isInCall) return this.#think(thought) + this.#sign(signed) + this.#blocks.text(text);
    this.#lateThought += thought;
    this.#lateSigned.push(...signed);
    this.#lateText += text;
    this.#kept.add(thought + text);
    for (const block of signed) this.#kept.addJson(block);
    return '';
  }

  #think(thought: string): string {
    this.#hasUnsigned ||= thought !== '';
    this.#kept.add(thought);
    return this.#blocks.think(thought);
  }

  /**
   * Signed thoughts come whole, behind their texts. Where the open block holds exactly the text of the first, only its
   * signature is new. Where a client has their texts already, a block without a text holds them for the next turn.
   */
  #sign(signed: readonly JsonObject[]): string {
    const [first, ...others] = signed;
    if (first && this.#blocks.isThinking(first.thinking)) {
      this.#hasUnsigned = false;
      return this.#blocks.sign(first.signature ?? '') + this.#sign(others);
    }
    const isShown = this.#hasUnsigned && signed.some(({ thinking }) => textOf(thinking) !== '');
    const blocks = isShown ? [{ type: 'thinking', thinking: '', signature: sealThoughts(signed) }] : signed;
    return blocks.map((block) => this.#blocks.thought(block)).join('');
  }

  #call(piece: JsonObject): string {
    const { index, id, function: called } = piece;
    const at = typeof index === 'number' ? index : 0;
    const { name, arguments: sent } = isObject(called) ? called : {};
    const call = this.#calls.get(at) ?? { id: '', name: '', written: '', json: new JsonEnd() };
    this.#calls.set(at, call);
    const written = textOf(sent);
    call.json.add(written);
    if (call === this.#live) return this.#blocks.input(written);
    call.id ||= textOf(id);
    call.name ||= textOf(name);
    call.written += written;
    this.#kept.add(written);
    return this.#live === undefined && isBegun(call) ? this.#goLive(call) : '';
  }

  #goLive(call: ToolUse): string {
    this.#live = call;
    return this.#blocks.call(call.id, call.name) + this.#blocks.input(call.written);
  }
}

/** Whether so much of a call has come that it cannot be read as one without arguments if it is cut off. */
const isBegun = ({ name, written }: ToolUse): boolean => name !== '' && /[^\s{]/.test(written);
