import type { PendingRequest, StreamHandler, UpstreamFailure } from '@redoubt/providers';
import { BETWEEN } from '../found/answered-texts.ts';
import { CollectedBytes } from '../kept/kept-answers.ts';
import { keepForShadow } from '../shadow/judge-shadow.ts';
import type { TextVerdict } from '../stages/judged.ts';
import { lost, stageFailed } from '../stream/error-bodies.ts';
import { createGuardedStream } from '../stream/guarded-stream.ts';
import type { GuardedStream, StreamBytes } from '../stream/guarded-stream-options.ts';
import { formOf } from '../stream/text-channels.ts';
import { blockedEnd } from './block-answer.ts';
import { settleStages } from './call-credits.ts';
import { elapsed } from './call-state.ts';
import { asReported, outcomeOf, streamHeaders } from './exchange.ts';
import type { CallEnding, GuardedCall } from './guarded-call.ts';
import { stagesThatRan } from './priced-stages.ts';
import { detectionFields, noteAnswer } from './report-call.ts';
import { SteadyTimer } from './steady-timer.ts';
import type { CallHeaders } from './upstream-headers.ts';
import { WrittenTexts } from './written-texts.ts';

/** How long a provider's connection may stay open after its last chunk, in ms. */
const LAST_CALL_MS = 5_000;

/**
 * A stream on its way to the caller. It is judged and restored as it passes, and never read faster than the caller
 * reads.
 */
export class StreamedAnswer implements StreamHandler {
  readonly #call: GuardedCall;
  readonly #upstream: PendingRequest;
  readonly #ending: CallEnding;
  readonly #stream: GuardedStream<TextVerdict>;
  readonly #written = new WrittenTexts();
  /** Set while a judge runs. Chunks that arrive meanwhile are queued. */
  #waiting: Promise<void> | undefined;
  readonly #queue: Buffer[] = [];
  /** True once everything has been sent to the caller. */
  #isOver = false;
  #closing: Promise<void> | undefined;
  #isCharged = false;
  /** True if a stage failed. The provider and the caller are then not to blame. */
  #isBroken = false;
  #waitsForReader = false;
  /** What the provider sent. Undefined if it is not kept. */
  readonly #collected: CollectedBytes | undefined;
  #lastCall: NodeJS.Timeout | undefined;
  /** Runs while text is held back and the model sends nothing. */
  #quiet: NodeJS.Timeout | undefined;
  /** Runs while the model sends text without a pause, and none of it goes out. */
  readonly #steady = new SteadyTimer(() => this.#flush());

  constructor(call: GuardedCall, headers: CallHeaders, upstream: PendingRequest, ending: CallEnding) {
    const { state, input, read, output } = call;
    this.#call = call;
    this.#upstream = upstream;
    this.#ending = ending;
    this.#collected = call.keep && new CollectedBytes();
    const { restoring } = input;
    const contentIs = read.wantsJson ? 'json' : 'text';
    this.#stream = createGuardedStream<TextVerdict>({
      values: restoring.values,
      restoring: { addresses: restoring.addresses, withheld: restoring.withheld?.values },
      verdictOnWithheld: (original) => restoring.withheld?.verdictOn(original),
      contentIs,
      watch: (place) => output.watch('as a stream', formOf(place, contentIs)),
      onText: (place, text) => this.#written.add(place, text),
      judgeAside: (texts) => {
        this.#written.addAside(texts);
        return output.judgeAside(texts);
      },
      declaredTools: read.declaredTools,
      gate: call.gate,
      onRefusedCall: (text) => this.#written.addRefused(text),
      refuseCalls: () => this.#refused(undefined),
      hidesUsage: call.hidesUsage,
      finish: () => this.#conclude(),
      refuse: (verdict) => this.#refused(verdict),
    });
    state.exchange.response.writeHead(200, { ...streamHeaders, ...headers, ...state.exchange.headers });
  }

  onData(chunk: Buffer): void {
    if (this.#isOver) return;
    this.#collected?.add(chunk);
    if (this.#waiting) this.#queue.push(chunk);
    else this.#step(() => this.#stream.push(chunk));
    this.#awaitQuiet();
  }

  onEnd(): void {
    this.#end().then(this.#ending.resolve, this.#ending.reject);
  }

  /** Handles a model stream that broke off. */
  onFailure(reason: UpstreamFailure): void {
    const { state } = this.#call;
    if (!this.#isOver) state.outcome = outcomeOf(reason);
    this.#fail(asReported(reason, state.exchange)).then(this.#ending.resolve, this.#ending.reject);
  }

  /** Handles the end of the model's stream. Resolves when the caller's stream has ended. */
  async #end(): Promise<void> {
    clearTimeout(this.#lastCall);
    await this.#settled();
    if (!this.#isOver) {
      this.#step(() => this.#stream.end(lost));
      await this.#settled();
    }
    return this.#closing ?? this.#close();
  }

  async #fail(failure: UpstreamFailure): Promise<void> {
    clearTimeout(this.#lastCall);
    await this.#settled();
    if (!this.#isOver) this.#send(this.#stream.fail({ ...failure.toBody() }));
    return this.#closing ?? this.#close();
  }

  async #settled(): Promise<void> {
    while (this.#waiting) await this.#waiting;
  }

  #step(work: () => StreamBytes | Promise<StreamBytes>): void {
    try {
      const out = work();
      if (out instanceof Promise) this.#wait(out);
      else this.#send(out);
    } catch (error) {
      this.#break(error);
    }
  }

  /** Pauses the model's stream while a judge runs. */
  #wait(out: Promise<StreamBytes>): void {
    this.#upstream.pause();
    this.#waiting = out
      .then(
        (pieces) => this.#send(pieces),
        (error) => this.#break(error),
      )
      .then(() => this.#goOn());
  }

  #goOn(): void {
    this.#waiting = undefined;
    for (let chunk = this.#queue.shift(); chunk; chunk = this.#queue.shift()) {
      const next = chunk;
      if (!this.#isOver) this.#step(() => this.#stream.push(next));
      if (this.#waiting) return;
    }
    this.#readOn();
    this.#awaitQuiet();
  }

  /** Resumes the model's stream if neither a judge nor the caller is waited for. */
  #readOn(): void {
    if (!this.#waiting && !this.#waitsForReader) this.#upstream.resume();
  }

  #send(pieces: StreamBytes): void {
    const { response } = this.#call.state.exchange;
    const { state } = this.#call;
    let hasRoom = true;
    for (const piece of pieces) {
      state.firstByteAt ??= elapsed(state.exchange);
      hasRoom = response.write(piece);
    }
    if (pieces.length > 0) this.#steady.sent();
    if (!hasRoom && !response.destroyed) this.#waitForReader();
    if (this.#stream.state !== 'open') void this.#close();
  }

  /** Restarts the timers that deliver clean text: if the model pauses, and if it goes on without a check point. */
  #awaitQuiet(): void {
    const { quietMs } = this.#call.output;
    if (quietMs === undefined || this.#isOver) return;
    if (this.#quiet) this.#quiet.refresh();
    else this.#quiet = setTimeout(() => this.#flush(), quietMs).unref();
    this.#steady.come();
  }

  #flush(): void {
    if (this.#waiting || this.#isOver || this.#stream.held === 0) return;
    this.#step(() => this.#stream.flush());
  }

  #waitForReader(): void {
    if (this.#waitsForReader) return;
    this.#waitsForReader = true;
    this.#upstream.pause();
    this.#call.state.exchange.response.once('drain', () => {
      this.#waitsForReader = false;
      this.#readOn();
    });
  }

  /** Closes the stream after a stage failed. Text that is held back is not delivered. */
  #break(error: unknown): void {
    const { context, exchange } = this.#call.state;
    this.#isBroken = true;
    context.log.error({ err: error, request_id: exchange.requestId }, 'a stage failed in the midst of a stream');
    if (!this.#isOver) this.#send(this.#stream.fail(stageFailed));
  }

  async #conclude(): Promise<Record<string, unknown>> {
    const { state, output, read } = this.#call;
    // The provider's count comes before its end, and the last chunk tells what it costs.
    noteAnswer(state, { ...this.#stream.envelope, usage: this.#stream.usage });
    const written = this.#written.inOrder();
    const asRead = this.#written.asRead(read.wantsJson ? 'json' : 'text');
    const { report, message } = await output.conclude({
      written: asRead,
      asides: this.#written.asides,
      said: this.#written.said(),
    });
    state.output = { ...report, is_pii_unredacted: this.#stream.hasRestored };
    state.outputMs = output.spentMs;
    await this.#charge(written);
    if (!report.is_res_blocked) {
      state.outcome = 'answered';
      return detectionFields(this.#call);
    }
    state.outcome = 'output_blocked';
    return blockedEnd(this.#call, message, this.#streamed());
  }

  #streamed() {
    const { hasCalls, hasText } = this.#written;
    return { envelope: this.#stream.envelope, hasCalls, hasText };
  }

  #refused(verdict: TextVerdict | undefined): Record<string, unknown> {
    const { state, output } = this.#call;
    const { report, message } = output.refused(verdict);
    state.output = report;
    state.outputMs = output.spentMs;
    state.outcome = 'output_blocked';
    return blockedEnd(this.#call, message, this.#streamed());
  }

  /** Closes the stream once. What was judged is charged before the caller sees the end. */
  #close(): Promise<void> {
    // Set before the provider's call is cancelled. The cancellation is reported at once and must not count as the
    // caller's.
    this.#isOver = true;
    clearTimeout(this.#quiet);
    this.#steady.stop();
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #finish(): Promise<void> {
    const { state } = this.#call;
    const { usage, envelope, finishReasons, state: ended } = this.#stream;
    noteAnswer(state, { ...envelope, usage });
    state.finishReasons = finishReasons;
    const written = this.#written.inOrder();
    state.responseText = written.join(BETWEEN);
    const contentIs = this.#call.read.wantsJson ? 'json' : 'text';
    state.answered = { texts: () => this.#written.answered(contentIs), written, asides: this.#written.asides };
    this.#keepForShadow();
    if (ended === 'failed' && !this.#isBroken && state.outcome === 'failed') state.outcome = 'upstream_error';
    if (ended !== 'done') this.#upstream.abort();
    // A provider that reports its end but keeps the connection open is cut off after a while.
    else this.#lastCall = setTimeout(() => this.#upstream.abort(), LAST_CALL_MS).unref();
    await this.#charge(written);
    if (ended === 'done') this.#keep();
    state.exchange.response.end();
  }

  #keep(): void {
    const bytes = this.#collected?.bytes();
    if (bytes) this.#call.keep?.({ bytes, isStream: true, contentType: undefined });
  }

  #keepForShadow(): void {
    const { state, read } = this.#call;
    if (!state.shadowTexts) return;
    const written = this.#written.asRead(read.wantsJson ? 'json' : 'text');
    keepForShadow(state, { written, asides: this.#written.asides });
  }

  async #charge(written: readonly string[]): Promise<void> {
    if (this.#isCharged) return;
    this.#isCharged = true;
    const { state } = this.#call;
    await settleStages(state, stagesThatRan(state, written));
  }
}
