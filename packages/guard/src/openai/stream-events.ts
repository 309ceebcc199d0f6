import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { GuardedCall, GuardedStreamText, TextForm } from '../guard/guarded-call.ts';
import { plainStretch } from '../json/plain-stretch.ts';
import { CallNumbers } from '../tool-calls/call-numbers.ts';
import { type Json, textsIn } from './body-texts.ts';

/** Larger than any event of a model. Without a limit, a broken server could fill the memory. */
const MAX_EVENT_CHARACTERS = 16 * 1024 * 1024;
const DONE = '[DONE]';

/** One text of the stream. */
interface OpenText {
  readonly stream: GuardedStreamText;
  /** What the model wrote so far. Later events may repeat it. */
  written: string;
  /** Makes an event with a further piece of this text, like the last one that came. */
  eventWith: (delta: string) => string;
}

/** Reads the events of a streamed answer, and writes them as far as their texts were judged. */
export class GuardedEvents {
  readonly #call: GuardedCall;
  readonly #open = new Map<string, OpenText>();
  /** Texts that were judged to their ends. */
  readonly #judged = new Set<string>();
  /** The numbers of the tool calls of each choice. */
  readonly #calls = new Map<unknown, CallNumbers>();
  #read: EventSourceMessage[] = [];
  #isTooLarge = false;
  readonly #parser = createParser({
    maxBufferSize: MAX_EVENT_CHARACTERS,
    onEvent: (message) => this.#read.push(message),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') this.#isTooLarge = true;
    },
  });

  constructor(call: GuardedCall) {
    this.#call = call;
  }

  /** Returns the events that may be passed on after a piece of the stream. Rejects with GuardBlocked. */
  async push(piece: string): Promise<string> {
    this.#parser.feed(piece);
    const read = this.#read;
    this.#read = [];
    let out = '';
    for (const message of read) out += await this.#pass(message);
    if (this.#isTooLarge) throw new Error('An event of the model does not end');
    return out;
  }

  /** Returns what is held back at the end of the stream. */
  end(): Promise<string> {
    return this.#endAll('');
  }

  async #pass({ event, data }: EventSourceMessage): Promise<string> {
    if (data === DONE) return (await this.#endAll('')) + written(event, data);
    const body: unknown = JSON.parse(data);
    if (typeof body !== 'object' || body === null) return written(event, data);
    const chunk = body as Json;
    if (Array.isArray(chunk.choices)) return this.#choices(chunk, event);
    if (typeof chunk.type === 'string') return this.#typed(chunk, chunk.type, event);
    return this.#whole(chunk, event);
  }

  /** A chunk of a chat or of a completion. */
  async #choices(chunk: Json, event: string | undefined): Promise<string> {
    let before = '';
    for (const choice of chunk.choices as Json[]) {
      const key = `choice ${choice.index}`;
      this.#numberCalls(choice);
      for (const { path, form, text, write } of [...textsIn(choice)]) {
        const open = this.#textOf(key + path, form, (delta) => written(event, chunkWith(chunk, choice, path, delta)));
        open.written += text;
        write(await open.stream.push(text));
      }
      if (choice.finish_reason != null) before += await this.#endAll(key);
    }
    return before + written(event, chunk);
  }

  #numberCalls({ index, delta }: Json): void {
    const calls = (delta as Json | null | undefined)?.tool_calls;
    if (!Array.isArray(calls)) return;
    const numbers = this.#calls.get(index) ?? new CallNumbers();
    this.#calls.set(index, numbers);
    numbers.number(calls);
  }

  /** An event of the Responses interface. */
  async #typed(chunk: Json, type: string, event: string | undefined): Promise<string> {
    const [, base, what] = /^(.+)\.(delta|done)$/.exec(type) ?? [];
    const key = `${base} ${chunk.item_id} ${chunk.output_index} ${chunk.content_index ?? chunk.summary_index ?? 0} `;
    if (what === 'delta' && typeof chunk.delta === 'string') {
      const form = type.includes('arguments') ? 'json' : 'text';
      const open = this.#textOf(key, form, (delta) => written(event, { ...chunk, delta }));
      open.written += chunk.delta;
      return written(event, { ...chunk, delta: await open.stream.push(chunk.delta) });
    }
    const before = what === 'done' ? await this.#endAll(key) : '';
    return before + (await this.#whole(chunk, event));
  }

  /** An event with whole texts. Those that did not come in pieces before are judged here. */
  async #whole(chunk: Json, event: string | undefined): Promise<string> {
    for (const { form, text, write } of [...textsIn(chunk)]) {
      if (!this.#judged.has(text)) await this.#call.judgeOutput([form === 'json' ? plainStretch(text).text : text]);
      write(this.#call.restore(text, form));
    }
    return written(event, chunk);
  }

  #textOf(key: string, form: TextForm, eventWith: OpenText['eventWith']): OpenText {
    const known = this.#open.get(key);
    const open = known ?? { stream: this.#call.openText(form), written: '', eventWith };
    open.eventWith = eventWith;
    if (!known) this.#open.set(key, open);
    return open;
  }

  /** Ends the texts whose keys begin so, and returns the events with their rests. */
  async #endAll(prefix: string): Promise<string> {
    let out = '';
    for (const [key, open] of [...this.#open]) {
      if (!key.startsWith(prefix)) continue;
      this.#open.delete(key);
      const rest = await open.stream.end();
      this.#judged.add(open.written);
      if (rest !== '') out += open.eventWith(rest);
    }
    return out;
  }
}

const written = (event: string | undefined, data: unknown): string =>
  `${event === undefined ? '' : `event: ${event}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** A chunk like this one, with nothing but a further piece of one text. */
function chunkWith(chunk: Json, choice: Json, path: string, delta: string): Json {
  const { usage: _, ...rest } = chunk;
  const only = structuredClone(choice);
  for (const each of [...textsIn(only)]) each.write(each.path === path ? delta : '');
  const said = only.delta as Json | null | undefined;
  if (said && Array.isArray(said.tool_calls)) said.tool_calls = said.tool_calls.flatMap(furtherPiece);
  return { ...rest, choices: [{ ...only, finish_reason: null }] };
}

/** A further piece of a tool call. Its id and its name stand in the first piece, and clients join what comes again. */
function furtherPiece({ index, function: called, custom }: Json): Json[] {
  const { arguments: written } = (called ?? {}) as Json;
  const { input } = (custom ?? {}) as Json;
  return [
    ...(written ? [{ index, function: { arguments: written } }] : []),
    ...(input ? [{ index, custom: { input } }] : []),
  ];
}
