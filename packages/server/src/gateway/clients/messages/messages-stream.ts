import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { added, eventOf } from '../client-body.ts';
import { spokenIn } from '../spoken-texts.ts';
import { messageId, messagesError, messagesUsage, stopReason } from './messages-answer.ts';

type BlockType = 'text' | 'thinking' | 'tool_use';

/** The status whose error type a stream that breaks off tells. */
const BROKEN = 500;

/** A tool call whose pieces wait until the one before is whole: blocks follow each other, calls may be mixed. */
interface WaitingCall {
  id: Json | undefined;
  name: string;
  written: string;
}

/** Writes the chunks of a chat completion as the events of a message. */
export class MessagesStream {
  #hasStarted = false;
  #isOver = false;
  /** The open block, and how many blocks were begun. */
  #open: BlockType | undefined;
  #count = 0;
  /** Index of the tool call that goes out as it comes. The others wait. */
  #live: number | undefined;
  readonly #waiting = new Map<number, WaitingCall>();
  /** The text of the open thought. */
  #thought = '';
  /** Text that comes while a tool call is open. It follows the call, whose block cannot be opened again. */
  #late = '';
  #finish: Json | undefined;
  #usage: Json | undefined;
  #added: JsonObject = {};

  chunk(chunk: JsonObject): string {
    if (this.#isOver) return '';
    if (chunk.error !== undefined) return this.#fail(chunk);
    this.#added = { ...this.#added, ...added(chunk) };
    if (isObject(chunk.usage)) this.#usage = chunk.usage;
    const [choice] = Array.isArray(chunk.choices) ? chunk.choices : [];
    const begun = this.#begin(chunk);
    if (!isObject(choice)) return begun;
    if (typeof choice.finish_reason === 'string') this.#finish = choice.finish_reason;
    return begun + (isObject(choice.delta) ? this.#delta(choice.delta) : '');
  }

  /** Ends the message. A stream that says no reason for its end was cut off, and has no last event. */
  end(): string {
    if (this.#isOver || !this.#hasStarted) return '';
    this.#isOver = true;
    const late = this.#late;
    const last = this.#close() + this.#text('text', late) + this.#close();
    if (this.#finish === undefined) return last;
    return [
      last,
      ...[...this.#waiting.values()].map((call) => this.#wholeCall(call)),
      eventOf('message_delta', {
        type: 'message_delta',
        delta: { stop_reason: stopReason(this.#finish), stop_sequence: null },
        usage: messagesUsage(this.#usage),
      }),
      eventOf('message_stop', { type: 'message_stop', ...this.#added }),
    ].join('');
  }

  #fail(chunk: JsonObject): string {
    this.#isOver = true;
    const { error } = chunk;
    const isBlock = isObject(error) && error.type === 'guardrails_violation';
    return eventOf('error', messagesError(isBlock ? 400 : BROKEN, chunk));
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
      this.#text('thinking', thought),
      ...(Array.isArray(signed) ? signed.filter(isObject).map((block) => this.#signed(block)) : []),
      this.#text('text', text),
      this.#text('text', refusal),
      ...(Array.isArray(calls) ? calls.filter(isObject).map((call) => this.#call(call)) : []),
    ].join('');
  }

  #text(type: 'text' | 'thinking', text: string): string {
    if (text === '') return '';
    if (this.#open === 'tool_use') {
      if (type === 'text') this.#late += text;
      return '';
    }
    const begun = this.#open === type ? '' : this.#start(type, type === 'text' ? { text: '' } : noThought);
    if (type === 'text') return begun + this.#add({ type: 'text_delta', text });
    this.#thought += text;
    return begun + this.#add({ type: 'thinking_delta', thinking: text });
  }

  /**
   * A signed thought comes whole behind its text. Where the open block holds exactly this text, only its signature is
   * new. Else it is a block of its own: a signature is of one text, and a client sends it back with that.
   */
  #signed(block: JsonObject): string {
    if (this.#open === 'tool_use') return '';
    if (block.type === 'redacted_thinking') return this.#start(undefined, block) + this.#close();
    const isOpen = this.#open === 'thinking' && this.#thought === block.thinking;
    const begun = isOpen ? '' : this.#close() + this.#text('thinking', String(block.thinking ?? ''));
    return begun + this.#add({ type: 'signature_delta', signature: block.signature ?? '' }) + this.#close();
  }

  #call(call: JsonObject): string {
    const index = typeof call.index === 'number' ? call.index : 0;
    const { name, arguments: written } = isObject(call.function) ? call.function : {};
    const piece = typeof written === 'string' ? written : '';
    if (this.#live === undefined) {
      this.#live = index;
      const block = { id: call.id ?? '', name: name ?? '', input: {} };
      return this.#start('tool_use', block) + this.#input(piece);
    }
    if (index === this.#live) return this.#input(piece);
    const known = this.#waiting.get(index) ?? { id: call.id, name: '', written: '' };
    this.#waiting.set(index, {
      id: known.id ?? call.id,
      name: known.name + (typeof name === 'string' ? name : ''),
      written: known.written + piece,
    });
    return '';
  }

  #wholeCall({ id, name, written }: WaitingCall): string {
    return this.#start('tool_use', { id: id ?? '', name, input: {} }) + this.#input(written) + this.#close();
  }

  #input(piece: string): string {
    return piece === '' ? '' : this.#add({ type: 'input_json_delta', partial_json: piece });
  }

  #start(type: BlockType | undefined, block: JsonObject): string {
    const closed = this.#close();
    this.#open = type ?? 'text';
    this.#thought = '';
    this.#count += 1;
    const content_block = { ...(type && { type }), ...block };
    return `${closed}${eventOf('content_block_start', { type: 'content_block_start', index: this.#count - 1, content_block })}`;
  }

  #add(delta: JsonObject): string {
    return eventOf('content_block_delta', { type: 'content_block_delta', index: this.#count - 1, delta });
  }

  #close(): string {
    if (this.#open === undefined) return '';
    this.#open = undefined;
    return eventOf('content_block_stop', { type: 'content_block_stop', index: this.#count - 1 });
  }
}

const noThought = { thinking: '', signature: '' } as const;
