import { TooManyTexts } from './answer-bounds.ts';
import { type JudgedElsewhere, StreamAsides } from './aside-texts.ts';
import {
  choicesOf,
  type Envelope,
  envelopeOf,
  finishReasonOf,
  mergeUsage,
  parseChunk,
  textChunk,
  textPlaces,
} from './chat-chunks.ts';
import { type ChunkEdit, editChunk, endLane } from './edit-chunk.ts';
import { blockedBody, type ErrorBody, isErrorBody, malformed, malformedBody, untoldError } from './error-bodies.ts';
import type { GuardedStream, GuardedStreamOptions, StreamBytes } from './guarded-stream-options.ts';
import { inOrder, settle, type Waiting } from './in-order.ts';
import { MessageChunks } from './message-chunks.ts';
import { createSseReader, type SseEvent } from './sse-reader.ts';
import { StreamOutput } from './stream-output.ts';
import { type TextLane, TextLanes } from './text-lanes.ts';

type Json = Record<string, unknown>;

const DONE = '[DONE]';
const nothingElse: JudgedElsewhere = new Map();

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
  readonly #asides: StreamAsides<Verdict>;
  readonly #messages = new MessageChunks((choice) => this.#lanes.hasSpoken(choice));
  envelope: Envelope | undefined;
  /** A chunk that may be the last one: it waits for the next event. */
  #tail: { readonly event: SseEvent; readonly data: string; readonly edit: ChunkEdit<Verdict> } | undefined;
  #hasFinished = false;
  readonly #step = (event: SseEvent): Waiting => this.#handle(event);

  constructor(options: GuardedStreamOptions<Verdict>) {
    this.#options = options;
    this.#lanes = new TextLanes(options);
    this.#asides = new StreamAsides(options);
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
    // A comment says that the provider is there; what else it says is nobody's to read.
    if (data === undefined) this.#output.beat();
    else if (data === DONE) return this.#finish();
    else {
      const lane = this.#lanes.matching(data);
      return lane && this.#lanes.isSpeaking(lane) ? this.#passText(event, data, lane) : this.#parse(event, data);
    }
    return undefined;
  }

  /** A chunk that is known but for its text. */
  #passText(event: SseEvent, data: string, lane: TextLane<Verdict>): Waiting {
    const text = this.#lanes.matched;
    this.#releaseTail();
    const send = (passed: string) => this.#send(event, data, lane, passed === text ? undefined : passed);
    return settle(lane.push(text), send) ?? undefined;
  }

  /** The chunk of a template: as it came where its text is not `changed`; without text there is nothing to send. */
  #send(event: SseEvent, data: string, lane: TextLane<Verdict>, changed: string | undefined): void {
    if (lane.blocked !== undefined) this.#block(lane.blocked);
    else if (changed === undefined) this.#pass(event, data);
    else if (changed !== '' && lane.template) this.#output.write(lane.template.rewritten(data, changed));
  }

  #parse(event: SseEvent, data: string): Waiting {
    const chunk = this.#messages.read(parseChunk(data)) ?? malformedBody;
    if (isErrorBody(chunk)) return this.#passError(chunk);
    this.usage = mergeUsage(this.usage, chunk);
    const hasChoices = choicesOf(chunk).length > 0;
    const isUsage = chunk.usage != null && !hasChoices;
    if (isUsage && this.#options.hidesUsage) return undefined;
    this.#releaseTail();
    if (hasChoices) this.envelope ??= envelopeOf(chunk);
    return this.#within(() => {
      const edit = editChunk(chunk, this.#messages.hadMessage, this.#lanes, this.envelope ?? {});
      return settle(edit, (settled) => this.#sendEdited(event, data, settled, isUsage));
    });
  }

  /** An error of the provider's is the last thing of its stream: what stands beside it does not go out. */
  #passError({ error }: ErrorBody): Waiting {
    const body = { error };
    return this.#within(() =>
      settle(this.#asides.judge(body, nothingElse), (verdict) => {
        this.#stop('failed', verdict === undefined ? body : untoldError);
      }),
    );
  }

  /** Does what a chunk asks for; one with more texts than are judged ends the stream. */
  #within(work: () => void | Promise<void>): Waiting {
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
    return settle(this.#asides.judge(edit.chunk, textPlaces(edit.chunk)), (verdict) => {
      if (verdict !== undefined) this.#block(verdict);
      else this.#sendJudged(event, data, edit, isUsage);
    });
  }

  #sendJudged(event: SseEvent, data: string, edit: ChunkEdit<Verdict>, isUsage: boolean): void {
    for (const before of edit.before) this.#output.write(before);
    this.#hasFinished ||= edit.hasFinish;
    if (edit.hasFinish) this.finishReason ??= finishReasonOf(edit.chunk);
    edit.only?.learn(data);
    if ((edit.hasFinish || isUsage) && this.#options.finish) this.#tail = { event, data, edit };
    else this.#sendChunk(event, data, edit);
  }

  #sendChunk(event: SseEvent, data: string, { chunk, isChanged, isEmpty }: ChunkEdit<Verdict>): void {
    if (!isChanged) this.#pass(event, data);
    else if (!isEmpty) this.#output.write(JSON.stringify(chunk));
  }

  /** The bytes as they came, but for lines beside the data: those are not judged, and no client of this API reads them. */
  #pass(event: SseEvent, data: string): void {
    if (event.isDataAlone) this.#output.pass(event);
    else this.#output.write(data);
  }

  #releaseTail(): void {
    if (!this.#tail) return;
    this.#sendChunk(this.#tail.event, this.#tail.data, this.#tail.edit);
    this.#tail = undefined;
  }

  /** What was held of texts that nothing ended, then the last chunk with what belongs in it. */
  #finish(): Waiting {
    const ending = inOrder([...this.#lanes.all], (lane) =>
      endLane(lane, this.#lanes, (text) => {
        if (this.state !== 'open') return;
        if (lane.blocked !== undefined) this.#block(lane.blocked);
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

  #stop(state: 'blocked' | 'failed', body: ErrorBody): void {
    this.state = state;
    this.#output.write(JSON.stringify(body));
    this.#output.write(DONE);
  }
}
