import { afterwards, inOrder, type MaybePromise } from '@redoubt/guard/parts';
import { parseExact } from '@redoubt/providers';
import { TooManyTexts } from './answer-bounds.ts';
import { type JudgedElsewhere, StreamAsides } from './aside-texts.ts';
import {
  addFinishReasons,
  type ChatChunk,
  choicesOf,
  type Envelope,
  envelopeOf,
  type FinishReasons,
  mergeUsage,
  parseChunk,
  textChunk,
  textPlaces,
} from './chat-chunks.ts';
import { type ChunkEdit, editChunk, endChannel } from './edit-chunk.ts';
import { blockedBody, type ErrorBody, isErrorBody, malformed, malformedBody, unreportedError } from './error-bodies.ts';
import { type GatedChunk, GatedChunks } from './gated-chunks.ts';
import type { GuardedStream, GuardedStreamOptions, StreamBytes } from './guarded-stream-options.ts';
import { MessageChunks } from './message-chunks.ts';
import { createSseReader, type SseEvent, SseTooLong } from './sse-reader.ts';
import { StreamOutput } from './stream-output.ts';
import { type TextChannel, TextChannels } from './text-channels.ts';

type Json = Record<string, unknown>;

const DONE = '[DONE]';
const nothingElse: JudgedElsewhere = new Map();
const asItCame: Partial<GatedChunk> = {};
/** While calls are held, the caller hears of the stream this often. Text that is held waits for silence. */
const BEAT_MS = 1_000;

/**
 * Creates a guarded stream from a reader, watches, restorers and chunks. `push` throws errors of a judge.
 * `fail` must then end the stream.
 */
export function createGuardedStream<Verdict>(options: GuardedStreamOptions<Verdict>): GuardedStream<Verdict> {
  return new Stream(options);
}

/** Returns a chunk as it was read, with its numbers as they were written. */
function exactly(data: string, judged: string): string {
  try {
    return JSON.stringify(parseExact(data));
  } catch {
    return judged;
  }
}

class Stream<Verdict> implements GuardedStream<Verdict> {
  state: GuardedStream<Verdict>['state'] = 'open';
  verdict: Verdict | undefined;
  usage: Json | undefined;
  readonly finishReasons: FinishReasons = [];
  readonly #options: GuardedStreamOptions<Verdict>;
  readonly #reader = createSseReader();
  readonly #output = new StreamOutput();
  readonly #channels: TextChannels<Verdict>;
  readonly #asides: StreamAsides<Verdict>;
  readonly #gated: GatedChunks | undefined;
  readonly #messages = new MessageChunks(
    (choice) => this.#channels.hasSpoken(choice) || this.#gated?.hasSpoken(choice) === true,
  );
  envelope: Envelope | undefined;
  /** A chunk that may be the last one. It waits for the next event. */
  #tail: { readonly event: SseEvent; readonly data: string; readonly edit: ChunkEdit<Verdict> } | undefined;
  #hasFinished = false;
  #beatAt = 0;
  readonly #step = (event: SseEvent): MaybePromise => this.#handle(event);

  constructor(options: GuardedStreamOptions<Verdict>) {
    this.#options = options;
    this.#channels = new TextChannels(options);
    this.#asides = new StreamAsides(options);
    const { gate, onRefusedCall } = options;
    this.#gated = gate && new GatedChunks(gate, (written) => onRefusedCall?.(written));
  }

  get held(): number {
    return this.#channels.all.reduce((sum, channel) => sum + channel.held, 0);
  }

  get hasRestored(): boolean {
    return this.#channels.hasRestored;
  }

  push(bytes: Uint8Array): StreamBytes | Promise<StreamBytes> {
    if (this.state !== 'open') return [];
    const events = this.#eventsOf(bytes);
    return events instanceof SseTooLong
      ? this.fail(malformed(events.message))
      : this.#taken(inOrder(events, this.#step));
  }

  /** An event that is too long is the provider's fault, and not one of a stage. */
  #eventsOf(bytes: Uint8Array): readonly SseEvent[] | SseTooLong {
    try {
      return this.#reader.read(bytes);
    } catch (error) {
      if (error instanceof SseTooLong) return error;
      throw error;
    }
  }

  flush(): StreamBytes | Promise<StreamBytes> {
    const isOpen = this.state === 'open';
    return this.#taken(isOpen ? this.#channels.flush((channel, text) => this.#sendHeld(channel, text)) : undefined);
  }

  end(broken: ErrorBody): StreamBytes | Promise<StreamBytes> {
    const rest = this.#reader.end();
    return afterwards(rest && this.#handle(rest), () => {
      if (this.state !== 'open') return this.#output.take();
      const isWhole = this.#hasFinished && this.#channels.all.length === 0 && !this.#gated?.isHolding;
      return isWhole ? this.#taken(this.#finish()) : this.fail(broken);
    });
  }

  fail(error: ErrorBody): StreamBytes {
    if (this.state === 'open') this.#stop('failed', error);
    return this.#output.take();
  }

  #taken(waiting: MaybePromise): StreamBytes | Promise<StreamBytes> {
    return waiting ? waiting.then(() => this.#output.take()) : this.#output.take();
  }

  #handle(event: SseEvent): MaybePromise {
    const { data } = event;
    if (this.state !== 'open') return undefined;
    // A comment only says that the provider is alive. Its text is not delivered.
    if (data === undefined) this.#output.beat();
    else if (data === DONE) return this.#finishCalls(event);
    else {
      const channel = this.#channels.matching(data);
      return channel && this.#channels.isSpeaking(channel)
        ? this.#passText(event, data, channel)
        : this.#parse(event, data);
    }
    return undefined;
  }

  /** Handles a chunk that matches a template. */
  #passText(event: SseEvent, data: string, channel: TextChannel<Verdict>): MaybePromise {
    const text = this.#channels.matched;
    this.#channels.noteMatched(channel);
    this.#releaseTail();
    const send = (passed: string) => this.#send(event, data, channel, passed === text ? undefined : passed);
    return afterwards(channel.push(text), send) ?? undefined;
  }

  /** Sends the chunk of a template. It is sent as it came if its text was not `changed`. An empty text is not sent. */
  #send(event: SseEvent, data: string, channel: TextChannel<Verdict>, changed: string | undefined): void {
    if (channel.blocked !== undefined) this.#block(channel.blocked);
    else if (changed === undefined) this.#pass(event, data);
    else if (changed !== '' && channel.template) this.#output.write(channel.template.rewritten(data, changed));
  }

  #parse(event: SseEvent, data: string): MaybePromise {
    const chunk = this.#messages.read(parseChunk(data)) ?? malformedBody;
    if (isErrorBody(chunk)) return this.#passError(chunk);
    this.usage = mergeUsage(this.usage, chunk);
    const hasChoices = choicesOf(chunk).length > 0;
    const isUsage = chunk.usage != null && !hasChoices;
    if (isUsage && this.#options.hidesUsage) return undefined;
    this.#releaseTail();
    if (hasChoices) this.envelope ??= envelopeOf(chunk);
    return this.#edit(event, data, chunk, { isUsage, isChanged: this.#hideUsage(chunk) });
  }

  /** Takes usage that the client did not ask for out of a chunk. Returns whether there was any. */
  #hideUsage(chunk: ChatChunk): boolean {
    if (!this.#options.hidesUsage || chunk.usage == null) return false;
    delete chunk.usage;
    return true;
  }

  #edit(
    event: SseEvent,
    data: string,
    chunk: ChatChunk,
    { isUsage, isChanged: wasChanged }: { isUsage: boolean; isChanged: boolean },
  ): MaybePromise {
    return this.#within(() => {
      const { isChanged: isGated = this.#messages.hadMessage, isBlocked = false } = this.#passGate(chunk);
      const isChanged = isGated || wasChanged;
      if (isBlocked) return this.#stop('blocked', this.#options.refuseCalls?.() ?? blockedBody);
      const edit = editChunk(chunk, isChanged, this.#channels, this.envelope ?? {});
      return afterwards(edit, (settled) => this.#sendEdited(event, data, settled, isUsage));
    });
  }

  /** Takes pieces of calls out of a chunk. While calls are held, the caller hears that the provider is alive. */
  #passGate(chunk: ChatChunk): Partial<GatedChunk> {
    const gated = this.#gated?.read(chunk);
    if (!gated?.isChanged) return asItCame;
    const now = performance.now();
    if (!this.#gated?.isHolding || now - this.#beatAt < BEAT_MS) return gated;
    this.#beatAt = now;
    this.#output.beat();
    return gated;
  }

  /** Ends the choices whose calls wait, where the provider gave no reason for their end. */
  #finishCalls(event: SseEvent): MaybePromise {
    const last = this.#gated?.last(this.envelope ?? {});
    if (!last) return this.#finish();
    this.#releaseTail();
    const finish = (): MaybePromise => (this.state === 'open' ? this.#finish() : undefined);
    const ending = this.#edit(event, DONE, last, { isUsage: false, isChanged: false });
    return ending ? ending.then(finish) : finish();
  }

  /** Ends the stream with a provider's error. Fields beside `error` are not delivered. */
  #passError({ error }: ErrorBody): MaybePromise {
    const body = { error };
    return this.#within(() =>
      afterwards(this.#asides.judge(body, nothingElse), (verdict) => {
        this.#stop('failed', verdict === undefined ? body : unreportedError);
      }),
    );
  }

  /** Runs `work`. If the chunk has more texts than can be judged, ends the stream. */
  #within(work: () => void | Promise<void>): MaybePromise {
    const refuse = (error: unknown): void => {
      if (!(error instanceof TooManyTexts)) throw error;
      this.#stop('failed', malformed(error.message));
    };
    try {
      return work()?.catch(refuse);
    } catch (error) {
      refuse(error);
      return undefined;
    }
  }

  #sendEdited(event: SseEvent, data: string, edit: ChunkEdit<Verdict>, isUsage: boolean): void | Promise<void> {
    if (edit.blocked) {
      this.#block(edit.blocked.blocked);
      return undefined;
    }
    return afterwards(this.#asides.judge(edit.chunk, textPlaces(edit.chunk)), (verdict) => {
      const calls = this.#gated?.split(edit.chunk);
      if (calls !== undefined) edit.before.push(calls);
      if (verdict !== undefined) this.#block(verdict);
      else this.#sendJudged(event, data, edit, isUsage);
    });
  }

  #sendJudged(event: SseEvent, data: string, edit: ChunkEdit<Verdict>, isUsage: boolean): void {
    for (const before of edit.before) this.#output.write(before);
    this.#hasFinished ||= edit.hasFinish;
    if (edit.hasFinish) addFinishReasons(this.finishReasons, edit.chunk);
    edit.only?.learn(data);
    if ((edit.hasFinish || isUsage) && this.#options.finish) this.#tail = { event, data, edit };
    else this.#sendChunk(event, data, edit);
  }

  #sendChunk(event: SseEvent, data: string, { chunk, isChanged, isEmpty }: ChunkEdit<Verdict>): void {
    const judged = JSON.stringify(chunk);
    // What was read differently than it is written, such as a member named twice, goes out as it was judged.
    if (!isChanged) this.#pass(event, data === judged ? data : exactly(data, judged), data === judged);
    else if (!isEmpty) this.#output.write(judged);
  }

  /**
   * Passes on the bytes as they came. Lines other than data are left out: they are not judged, and no client of this
   * API reads them.
   */
  #pass(event: SseEvent, data: string, isAsRead = true): void {
    if (event.isDataAlone && isAsRead) this.#output.pass(event);
    else this.#output.write(data);
  }

  #releaseTail(): void {
    if (!this.#tail) return;
    this.#sendChunk(this.#tail.event, this.#tail.data, this.#tail.edit);
    this.#tail = undefined;
  }

  /** Sends text still held, then the last chunk with its additional fields. */
  #finish(): MaybePromise {
    const ending = inOrder([...this.#channels.all], (channel) =>
      endChannel(channel, this.#channels, (text) => {
        if (this.state !== 'open') return;
        if (channel.blocked !== undefined) this.#block(channel.blocked);
        else this.#sendHeld(channel, text);
      }),
    );
    return ending ? ending.then(() => this.#addLast()) : this.#addLast();
  }

  #sendHeld({ place }: TextChannel<Verdict>, text: string): void {
    if (text === '') return;
    this.#releaseTail();
    this.#output.write(textChunk(this.envelope ?? {}, place, text));
  }

  #addLast(): MaybePromise {
    if (this.state !== 'open') return undefined;
    return afterwards(this.#options.finish?.(), (added) => this.#close(added)) ?? undefined;
  }

  #close(added: Json | undefined): void {
    if (added && (isErrorBody(added) || added.choices !== undefined)) {
      this.#stop('blocked', added);
      return;
    }
    if (added) {
      const chunk = this.#tail?.edit.chunk ?? { ...this.envelope, choices: [] };
      this.#output.write(JSON.stringify({ ...chunk, ...added }));
    }
    this.#output.write(DONE);
    this.state = 'done';
  }

  #block(verdict: Verdict | undefined): void {
    this.verdict = verdict;
    const body = verdict === undefined ? undefined : this.#options.refuse?.(verdict);
    this.#stop('blocked', body ?? blockedBody);
  }

  #stop(state: 'blocked' | 'failed', body: Json): void {
    this.state = state;
    this.#output.write(JSON.stringify(body));
    this.#output.write(DONE);
  }
}
