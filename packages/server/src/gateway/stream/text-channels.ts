import {
  afterwards,
  CallNumbers,
  createRestorer,
  inOrder,
  type MaybePromise,
  type OutputWatch,
  type Restorer,
  type RestorerOptions,
} from '@redoubt/guard/parts';
import { checkCount, checkIndex, MAX_CHOICES } from './answer-bounds.ts';
import type { ChunkText } from './chat-chunks.ts';
import { type ChunkTemplate, templateOf } from './chunk-template.ts';
import { HeldThoughts } from './signed-thoughts.ts';

/** How the texts of an answer are guarded. */
export interface TextChannelOptions<Verdict> {
  /** Originals by placeholder. */
  readonly values?: ReadonlyMap<string, string> | undefined;
  /** Where originals may be put back, and which of them must not be. */
  readonly restoring?: Omit<RestorerOptions, 'escape'> | undefined;
  /** The verdict on a text that would show a withheld original. */
  readonly verdictOnWithheld?: ((original: string) => Verdict | undefined) | undefined;
  /** `json` if the content was requested as JSON. Arguments of tool calls always are JSON. Defaults to `text`. */
  readonly contentIs?: 'text' | 'json' | undefined;
  /** Creates the watch over one text. Undefined if the text is not watched. */
  readonly watch?: ((place: ChunkText) => OutputWatch<Verdict> | undefined) | undefined;
  /** Called with every text as the model wrote it. */
  readonly onText?: ((place: ChunkText, text: string) => void) | undefined;
}

/** Maximum number of templates that a text tries. */
const MAX_TEMPLATES = 6;
/** Maximum number of texts whose template is compared before a chunk is parsed. */
const MAX_TRIED = 8;
const MAX_TURNS = 256;
/** Signed thoughts longer than this are not delivered. */
const MAX_THOUGHT = 1_000_000;

/** One text of an answer: watched as the model wrote it, then restored. */
export class TextChannel<Verdict> {
  readonly place: ChunkText;
  /** The template of this text's chunks, once known. */
  template: ChunkTemplate | undefined;
  /** The number of chunks so far that matched no template. */
  #unlike = 0;
  readonly #watch: OutputWatch<Verdict> | undefined;
  readonly #restorer: Restorer | undefined;
  readonly #onText: TextChannelOptions<Verdict>['onText'];
  readonly #verdictOnWithheld: TextChannelOptions<Verdict>['verdictOnWithheld'];
  readonly #isThought: boolean;
  /** For a thought: the model's text so far, which signed blocks repeat. */
  thought = '';

  constructor(place: ChunkText, options: TextChannelOptions<Verdict>) {
    const { values, restoring, contentIs } = options;
    this.place = place;
    this.#watch = options.watch?.(place);
    this.#restorer =
      values && values.size > 0
        ? createRestorer(values, { ...restoring, escape: formOf(place, contentIs) })
        : undefined;
    this.#onText = options.onText;
    this.#verdictOnWithheld = options.verdictOnWithheld;
    this.#isThought = place.field === 'reasoning_content';
  }

  get blocked(): Verdict | undefined {
    const { stoppedBy } = this.#restorer ?? {};
    return this.#watch?.blocked ?? (stoppedBy === undefined ? undefined : this.#verdictOnWithheld?.(stoppedBy));
  }

  /** Units held back by the watch and the restorer. */
  get held(): number {
    return (this.#watch?.held ?? 0) + (this.#restorer?.held ?? 0);
  }

  /** Whether personal data was restored in this text. */
  get hasRestored(): boolean {
    return this.#restorer?.hasRestored ?? false;
  }

  push(delta: string): string | Promise<string> {
    this.#onText?.(this.place, delta);
    if (this.#isThought && this.thought.length < MAX_THOUGHT) this.thought += delta;
    return this.#restored(this.#watch ? this.#watch.push(delta) : delta);
  }

  /** Returns what may be delivered while the text pauses. */
  flush(): string | Promise<string> {
    return this.#watch?.held ? this.#restored(this.#watch.flush()) : '';
  }

  /** Learns a template. The first chunk is skipped, because it often differs from the others. */
  learn(data: string): void {
    this.#unlike += 1;
    if (this.#unlike > 1 && this.#unlike <= MAX_TEMPLATES) this.template = templateOf(data, this.place);
  }

  end(): string | Promise<string> {
    const restorer = this.#restorer;
    return afterwards(this.#watch?.end() ?? '', (passed) => {
      if (!restorer || this.blocked !== undefined) return passed;
      return restorer.push(passed) + restorer.end();
    });
  }

  #restored(passed: string | Promise<string>): string | Promise<string> {
    const restorer = this.#restorer;
    return restorer ? afterwards(passed, (text) => restorer.push(text)) : passed;
  }
}

/** Returns whether a text is JSON. */
export function formOf({ field }: ChunkText, contentIs: 'text' | 'json' = 'text'): 'text' | 'json' {
  if (field === 'arguments' || field === 'function_call') return 'json';
  return field === 'content' || field === 'text' ? contentIs : 'text';
}

/** The open channels of an answer. */
export class TextChannels<Verdict> {
  readonly #options: TextChannelOptions<Verdict>;
  #channels: TextChannel<Verdict>[] = [];
  /** The open channels by their places. */
  readonly #byPlace = new Map<string, TextChannel<Verdict>>();
  #opened = 0;
  /** The last text of each choice. */
  readonly #speaking = new Map<number, TextChannel<Verdict>>();
  #turns = 0;
  matched = '';
  #hasRestored = false;
  readonly #calls = new Map<number, CallNumbers>();
  /** Signed thoughts that are held until the text that they repeat was judged. */
  readonly thoughts = new HeldThoughts();
  #isGuarded: boolean | undefined;

  constructor(options: TextChannelOptions<Verdict>) {
    this.#options = options;
  }

  /** Whether the texts are judged or changed before they are delivered. */
  get isGuarded(): boolean {
    const { values, watch } = this.#options;
    this.#isGuarded ??= (values?.size ?? 0) > 0 || watch?.({ choice: 0, field: 'content', tool: 0 }) !== undefined;
    return this.#isGuarded;
  }

  /** Returns whether a choice has sent any text. */
  hasSpoken(choice: number): boolean {
    return this.#speaking.has(choice);
  }

  /** Whether personal data was restored in any text, including those that have ended. */
  get hasRestored(): boolean {
    return this.#hasRestored || this.#channels.some((channel) => channel.hasRestored);
  }

  get all(): readonly TextChannel<Verdict>[] {
    return this.#channels;
  }

  /** Returns the channel of a text and opens it if needed. Throws TooManyTexts. */
  at(place: ChunkText): TextChannel<Verdict> {
    const key = keyOf(place);
    const known = this.#byPlace.get(key);
    if (known) return known;
    this.#opened += 1;
    checkCount(this.#opened);
    const channel = new TextChannel(place, this.#options);
    this.#channels.push(channel);
    this.#byPlace.set(key, channel);
    return channel;
  }

  /** Returns the numbers of a choice's tool calls. */
  callsOf(choice: number): CallNumbers {
    const known = this.#calls.get(choice);
    if (known) return known;
    checkIndex(choice, MAX_CHOICES, 'choices');
    const calls = new CallNumbers();
    this.#calls.set(choice, calls);
    return calls;
  }

  /** Notes a piece of arguments that matched a template. */
  noteMatched({ place: { choice, field, tool } }: TextChannel<Verdict>): void {
    if (field === 'arguments') this.#calls.get(choice)?.add(tool, this.matched);
  }

  /** Returns the channel whose template matches a chunk. The chunk's text is then in `matched`. */
  matching(data: string): TextChannel<Verdict> | undefined {
    const channels = this.#channels;
    for (let at = 0; at < channels.length && at < MAX_TRIED; at += 1) {
      const text = channels[at]?.template?.match(data);
      if (text === undefined) continue;
      this.matched = text;
      return channels[at];
    }
    return undefined;
  }

  isSpeaking(channel: TextChannel<Verdict>): boolean {
    return this.#speaking.get(channel.place.choice) === channel;
  }

  /**
   * Returns the text that came before this one in its choice. After many turns, the texts of a choice are treated as
   * mixed and none of them as finished.
   */
  turnTo(channel: TextChannel<Verdict>): TextChannel<Verdict> | undefined {
    const before = this.#speaking.get(channel.place.choice);
    if (before === channel) return undefined;
    this.#speaking.set(channel.place.choice, channel);
    this.#turns += 1;
    return this.#turns <= MAX_TURNS ? before : undefined;
  }

  /** Passes on what may be delivered of every text while the model sends nothing. */
  flush(tell: (channel: TextChannel<Verdict>, text: string) => void): MaybePromise {
    return inOrder(this.#channels, (channel) => {
      const text = channel.flush();
      if (typeof text !== 'string') return text.then((settled) => tell(channel, settled));
      tell(channel, text);
      return undefined;
    });
  }

  close(channel: TextChannel<Verdict>): void {
    this.#hasRestored ||= channel.hasRestored;
    this.#channels = this.#channels.filter((other) => other !== channel);
    this.#byPlace.delete(keyOf(channel.place));
  }
}

const keyOf = ({ choice, field, tool }: ChunkText): string => `${choice} ${field} ${tool}`;
