import { TooManyTexts } from './answer-bounds.ts';
import {
  type ChatChunk,
  choicesOf,
  type Envelope,
  envelopeOf,
  finishReasonOf,
  mergeUsage,
  parseChunk,
  textChunk,
} from './chat-chunks.ts';
import { type ChunkEdit, editChunk, endLane } from './edit-chunk.ts';
import { blockedBody, type ErrorBody, isErrorBody, malformed, malformedBody } from './error-bodies.ts';
import { inOrder, settle, type Waiting } from './in-order.ts';
import { MessageChunks } from './message-chunks.ts';
import { createSseReader, type SseEvent } from './sse-reader.ts';
import { StreamOutput } from './stream-output.ts';
import { type LaneOptions, type TextLane, TextLanes } from './text-lanes.ts';

type Json = Record<string, unknown>;

export interface GuardedStreamOptions<Verdict> extends LaneOptions<Verdict> {
  /** What the last chunk carries beside the provider's own, such as `service_policy_detections`; an error in its place refuses the answer after all. Asked once, at the end. */
  readonly finish?: (() => Json | Promise<Json>) | undefined;
  /** What a stream that a verdict blocked ends with. */
  readonly refuse?: ((verdict: Verdict, lane: TextLane<Verdict>) => ErrorBody) | undefined;
  /** Whether the chunk that only tells the usage is kept from the client, who did not ask for it. */
  readonly hidesUsage?: boolean | undefined;
}

/** Bytes to send, in order. */
export type StreamBytes = Uint8Array[];

/** A provider's stream of chunks on its way to the client. A promise comes only from a judge that answers with one; the next call waits for it. */
export interface GuardedStream<Verdict> {
  push(bytes: Uint8Array): StreamBytes | Promise<StreamBytes>;
  /** What may go while the provider sends nothing. */
  flush(): StreamBytes | Promise<StreamBytes>;
  /** The provider has closed the stream. One that broke off ends with `broken` as its error. */
  end(broken: ErrorBody): StreamBytes | Promise<StreamBytes>;
  /** Ends the stream with an error; nothing that is held is delivered. */
  fail(error: ErrorBody): StreamBytes;
  /** `open` until `[DONE]`, a blocking verdict or a failure. */
  readonly state: 'open' | 'done' | 'blocked' | 'failed';
  readonly verdict: Verdict | undefined;
  readonly usage: Json | undefined;
  /** What every chunk says of the answer, such as its `model`. */
  readonly envelope: Envelope | undefined;
  /** Why the first choice to end did. */
  readonly finishReason: string | undefined;
  /** Units that are held back in the texts that are open. */
  readonly held: number;
  /** Whether personal data was put back so far. */
  readonly hasRestored: boolean;
}

/** Texts that are asked whether a chunk is one of theirs before it is parsed. */
const MAX_TRIED = 8;
const DONE = '[DONE]';

/** Puts a reader, watches, restorers and chunks together. `push` throws SseTooLong, and what a judge throws: then `fail` ends the stream. */
export function createGuardedStream<Verdict>(options: GuardedStreamOptions<Verdict>): GuardedStream<Verdict> {
  return new Stream(options);
}

class Stream<Verdict> implements GuardedStream<Verdict> {
  state: GuardedStream<Verdict>['state'] = 'open';
  verdict: Verdict | undefined;
  usage: Json | undefined;
  finishReason: string | undefined;
  readonly #options: GuardedStreamOptions<Verdict>;
  readonly #reader = createSseReader();
  readonly #output = new StreamOutput();
  readonly #lanes: TextLanes<Verdict>;
  readonly #messages = new MessageChunks((choice) => this.#lanes.hasSpoken(choice));
  envelope: Envelope | undefined;
  /** A chunk that may be the last one: it waits for the next event. */
  #tail: { readonly event: SseEvent; readonly edit: ChunkEdit<Verdict> } | undefined;
  #hasFinished = false;
  #matched = '';
  readonly #step = (event: SseEvent): Waiting => this.#handle(event);

  constructor(options: GuardedStreamOptions<Verdict>) {
    this.#options = options;
    this.#lanes = new TextLanes(options);
  }

  get held(): number {
    return this.#lanes.all.reduce((sum, lane) => sum + lane.held, 0);
  }

  get hasRestored(): boolean {
    return this.#lanes.hasRestored;
  }

  push(bytes: Uint8Array): StreamBytes | Promise<StreamBytes> {
    return this.state === 'open' ? this.#taken(inOrder(this.#reader.read(bytes), this.#step)) : [];
  }

  flush(): StreamBytes | Promise<StreamBytes> {
    const isOpen = this.state === 'open';
    return this.#taken(isOpen ? this.#lanes.flush((lane, text) => this.#sendHeld(lane, text)) : undefined);
  }

  end(broken: ErrorBody): StreamBytes | Promise<StreamBytes> {
    const rest = this.#reader.end();
    return settle(rest && this.#handle(rest), () => {
      if (this.state !== 'open') return this.#output.take();
      const isWhole = this.#hasFinished && this.#lanes.all.length === 0;
      return isWhole ? this.#taken(this.#finish()) : this.fail(broken);
    });
  }

  fail(error: ErrorBody): StreamBytes {
    if (this.state === 'open') this.#stop('failed', error);
    return this.#output.take();
  }

  #taken(waiting: Waiting): StreamBytes | Promise<StreamBytes> {
    return waiting ? waiting.then(() => this.#output.take()) : this.#output.take();
  }

  #handle(event: SseEvent): Waiting {
    const { data } = event;
    if (this.state !== 'open') return undefined;
    if (data === undefined) this.#output.pass(event);
    else if (data === DONE) return this.#finish();
    else {
      const lane = this.#laneOf(data);
      return lane && this.#lanes.isSpeaking(lane) ? this.#passText(event, data, lane) : this.#parse(event, data);
    }
    return undefined;
  }

  /** The text whose chunks look so; what the chunk says is then in `#matched`. */
  #laneOf(data: string): TextLane<Verdict> | undefined {
    const lanes = this.#lanes.all;
    for (let at = 0; at < lanes.length && at < MAX_TRIED; at += 1) {
      const text = lanes[at]?.template?.match(data);
      if (text === undefined) continue;
      this.#matched = text;
      return lanes[at];
    }
    return undefined;
  }

  /** A chunk that is known but for its text. */
  #passText(event: SseEvent, data: string, lane: TextLane<Verdict>): Waiting {
    const text = this.#matched;
    this.#releaseTail();
    const send = (passed: string) => this.#send(event, data, lane, passed === text ? undefined : passed);
    return settle(lane.push(text), send) ?? undefined;
  }

  /** The chunk of a template: as it came where its text is not `changed`; without text there is nothing to send. */
  #send(event: SseEvent, data: string, lane: TextLane<Verdict>, changed: string | undefined): void {
    if (lane.blocked !== undefined) this.#block(lane);
    else if (changed === undefined) this.#output.pass(event);
    else if (changed !== '' && lane.template) {
      this.#output.write(lane.template.rewritten(data, changed), event.fields);
    }
  }

  #parse(event: SseEvent, data: string): Waiting {
    const chunk = this.#messages.read(parseChunk(data)) ?? malformedBody;
    if (isErrorBody(chunk)) {
      this.#stop('failed', chunk);
      return undefined;
    }
    this.usage = mergeUsage(this.usage, chunk);
    const hasChoices = choicesOf(chunk).length > 0;
    const isUsage = chunk.usage != null && !hasChoices;
    if (isUsage && this.#options.hidesUsage) return undefined;
    this.#releaseTail();
    if (hasChoices) this.envelope ??= envelopeOf(chunk);
    const send = (edit: ChunkEdit<Verdict> | undefined) => edit && this.#sendEdited(event, data, edit, isUsage);
    return settle(this.#edit(chunk), send) ?? undefined;
  }

  /** The chunk with its texts as they may go; undefined where it has more texts than are judged, which ends the stream. */
  #edit(chunk: ChatChunk): ChunkEdit<Verdict> | undefined | Promise<ChunkEdit<Verdict> | undefined> {
    const refuse = (error: unknown): undefined => {
      if (!(error instanceof TooManyTexts)) throw error;
      this.#stop('failed', malformed(error.message));
    };
    try {
      const edit = editChunk(chunk, this.#messages.hadMessage, this.#lanes, this.envelope ?? {});
      return edit instanceof Promise ? edit.catch(refuse) : edit;
    } catch (error) {
      return refuse(error);
    }
  }

  #sendEdited(event: SseEvent, data: string, edit: ChunkEdit<Verdict>, isUsage: boolean): void {
    if (edit.blocked) {
      this.#block(edit.blocked);
      return;
    }
    for (const before of edit.before) this.#output.write(before);
    this.#hasFinished ||= edit.hasFinish;
    if (edit.hasFinish) this.finishReason ??= finishReasonOf(edit.chunk);
    edit.only?.learn(data);
    if ((edit.hasFinish || isUsage) && this.#options.finish) this.#tail = { event, edit };
    else this.#sendChunk(event, edit);
  }

  #sendChunk(event: SseEvent, { chunk, isChanged, isEmpty }: ChunkEdit<Verdict>): void {
    if (!isChanged) this.#output.pass(event);
    else if (!isEmpty) this.#output.write(JSON.stringify(chunk), event.fields);
  }

  #releaseTail(): void {
    if (!this.#tail) return;
    this.#sendChunk(this.#tail.event, this.#tail.edit);
    this.#tail = undefined;
  }

  /** What was held of texts that nothing ended, then the last chunk with what belongs in it. */
  #finish(): Waiting {
    const ending = inOrder([...this.#lanes.all], (lane) =>
      endLane(lane, this.#lanes, (text) => {
        if (this.state !== 'open') return;
        if (lane.blocked !== undefined) this.#block(lane);
        else this.#sendHeld(lane, text);
      }),
    );
    return ending ? ending.then(() => this.#addLast()) : this.#addLast();
  }

  #sendHeld({ place }: TextLane<Verdict>, text: string): void {
    if (text === '') return;
    this.#releaseTail();
    this.#output.write(textChunk(this.envelope ?? {}, place, text));
  }

  #addLast(): Waiting {
    if (this.state !== 'open') return undefined;
    return settle(this.#options.finish?.(), (added) => this.#close(added)) ?? undefined;
  }

  #close(added: Json | undefined): void {
    if (added && isErrorBody(added)) {
      this.#stop('blocked', added);
      return;
    }
    if (added) {
      const chunk = this.#tail?.edit.chunk ?? { ...this.envelope, choices: [] };
      this.#output.write(JSON.stringify({ ...chunk, ...added }), this.#tail?.event.fields);
    }
    this.#output.write(DONE);
    this.state = 'done';
  }

  #block(lane: TextLane<Verdict>): void {
    this.verdict = lane.blocked;
    const body = this.verdict === undefined ? undefined : this.#options.refuse?.(this.verdict, lane);
    this.#stop('blocked', body ?? blockedBody);
  }

  #stop(state: 'blocked' | 'failed', body: ErrorBody): void {
    this.state = state;
    this.#output.write(JSON.stringify(body));
    this.#output.write(DONE);
  }
}
