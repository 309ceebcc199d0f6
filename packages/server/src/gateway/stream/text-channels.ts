import { checkCount } from './answer-bounds.ts';
import type { ChunkText } from './chat-chunks.ts';
import { type ChunkTemplate, templateOf } from './chunk-template.ts';
import { afterwards, inOrder, type MaybePromise } from './in-order.ts';
import type { OutputWatch } from './output-watch.ts';
import { createRestorer, type Restorer } from './restore-placeholders.ts';
import { HeldThoughts } from './signed-thoughts.ts';

/** How the texts of an answer are guarded. */
export interface TextChannelOptions<Verdict> {
  /** Originals by placeholder. */
  readonly values?: ReadonlyMap<string, string> | undefined;
  /** `json` where the content is asked to be JSON; the arguments of tool calls always are. Absent: `text`. */
  readonly contentIs?: 'text' | 'json' | undefined;
  /** The watch over one text; undefined where it is not watched. */
  readonly watch?: ((place: ChunkText) => OutputWatch<Verdict> | undefined) | undefined;
  /** Told of every text as the model wrote it. */
  readonly onText?: ((place: ChunkText, text: string) => void) | undefined;
}

/** So many looks of its chunks a text learns. */
const MAX_TEMPLATES = 6;
/** Texts that are asked whether a chunk is one of theirs before it is parsed. */
const MAX_TRIED = 8;
const MAX_TURNS = 256;
/** Blocks that say more are not given. */
const MAX_THOUGHT = 1_000_000;

/** One text of an answer on its way: watched as the model wrote it, then restored. */
export class TextChannel<Verdict> {
  readonly place: ChunkText;
  /** What the chunks of this text look like, once it is known. */
  template: ChunkTemplate | undefined;
  /** Chunks that looked like none before. */
  #unlike = 0;
  readonly #watch: OutputWatch<Verdict> | undefined;
  readonly #restorer: Restorer | undefined;
  readonly #onText: TextChannelOptions<Verdict>['onText'];
  readonly #isThought: boolean;
  /** Of a thought, what the model wrote so far: blocks with signatures say it again. */
  thought = '';

  constructor(place: ChunkText, { values, contentIs, watch, onText }: TextChannelOptions<Verdict>) {
    this.place = place;
    this.#watch = watch?.(place);
    this.#restorer =
      values && values.size > 0 ? createRestorer(values, { escape: formOf(place, contentIs) }) : undefined;
    this.#onText = onText;
    this.#isThought = place.field === 'reasoning_content';
  }

  get blocked(): Verdict | undefined {
    return this.#watch?.blocked;
  }

  /** Units that are held back, by the watch and by the restorer. */
  get held(): number {
    return (this.#watch?.held ?? 0) + (this.#restorer?.held ?? 0);
  }

  /** Whether personal data was put back into it. */
  get hasRestored(): boolean {
    return this.#restorer?.hasRestored ?? false;
  }

  push(delta: string): string | Promise<string> {
    this.#onText?.(this.place, delta);
    if (this.#isThought && this.thought.length < MAX_THOUGHT) this.thought += delta;
    return this.#restored(this.#watch ? this.#watch.push(delta) : delta);
  }

  /** What may go now that the text has stopped, for a while or for good. */
  flush(): string | Promise<string> {
    return this.#watch?.held ? this.#restored(this.#watch.flush()) : '';
  }

  /** A text's first chunk often differs from all others. */
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

/** Whether a text is JSON. */
export function formOf({ field }: ChunkText, contentIs: 'text' | 'json' = 'text'): 'text' | 'json' {
  if (field === 'arguments' || field === 'function_call') return 'json';
  return field === 'content' || field === 'text' ? contentIs : 'text';
}

/** The channels of an answer that are open. */
export class TextChannels<Verdict> {
  readonly #options: TextChannelOptions<Verdict>;
  #channels: TextChannel<Verdict>[] = [];
  /** The same, to be found by their places. */
  readonly #byPlace = new Map<string, TextChannel<Verdict>>();
  #opened = 0;
  /** The text of each choice that came last. */
  readonly #speaking = new Map<number, TextChannel<Verdict>>();
  #turns = 0;
  matched = '';
  #hasRestored = false;
  /** Kept until the thoughts that they say again have been judged. */
  readonly thoughts = new HeldThoughts();
  #isGuarded: boolean | undefined;

  constructor(options: TextChannelOptions<Verdict>) {
    this.#options = options;
  }

  /** Whether any text is judged before it goes, or changed. */
  get isGuarded(): boolean {
    const { values, watch } = this.#options;
    this.#isGuarded ??= (values?.size ?? 0) > 0 || watch?.({ choice: 0, field: 'content', tool: 0 }) !== undefined;
    return this.#isGuarded;
  }

  /** Whether a choice has said anything yet. */
  hasSpoken(choice: number): boolean {
    return this.#speaking.has(choice);
  }

  /** Whether personal data was put back into any text, those that have ended too. */
  get hasRestored(): boolean {
    return this.#hasRestored || this.#channels.some((channel) => channel.hasRestored);
  }

  get all(): readonly TextChannel<Verdict>[] {
    return this.#channels;
  }

  /** The channel of a text, opened where there is none. Throws TooManyTexts. */
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

  /** The text whose chunks look so; what the chunk says is then in `matched`. */
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

  /** The text that this one follows in its choice. After so many turns texts come mixed, and none is taken to be over. */
  turnTo(channel: TextChannel<Verdict>): TextChannel<Verdict> | undefined {
    const before = this.#speaking.get(channel.place.choice);
    if (before === channel) return undefined;
    this.#speaking.set(channel.place.choice, channel);
    this.#turns += 1;
    return this.#turns <= MAX_TURNS ? before : undefined;
  }

  /** Tells what may go of every text while the model says nothing. */
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
