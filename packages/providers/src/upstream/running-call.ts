import type { IncomingHttpHeaders } from 'node:http';
import type { PendingRequest } from '../http/exchange.ts';
import type { RelayTransport } from '../http/transport.ts';
import { TransportFailed } from '../http/transport-failed.ts';
import { adapterFor } from './adapters/adapters.ts';
import type { ReceivedAnswer } from './answer-collector.ts';
import { type AnswerRoom, boundedRoom } from './answer-room.ts';
import { type AttemptHandler, AttemptRun } from './attempt-run.ts';
import { afterKeyFault, noModel, obstacleOf, redirected, translatedBody } from './call-outcomes.ts';
import type { GateHandler, Ticket } from './deployment-gates.ts';
import { chunkWithoutModelKeys, withoutModelKeys } from './hide-model-keys.ts';
import type { HeldKey } from './key-ring.ts';
import { isSick, judgeAnswer, judgeFailure, type RetryDecision, waitBefore } from './retry-policy.ts';
import type { UpstreamDependencies } from './upstream-dependencies.ts';
import { type UpstreamFailure, upstreamFailure } from './upstream-failure.ts';
import type { StreamHandler, UpstreamHandler } from './upstream-handler.ts';
import type { AskedModels, ProviderCall, UpstreamModel } from './upstream-model.ts';
import type { UpstreamState } from './upstream-states.ts';

/** An attempt in progress. */
interface Trying {
  readonly model: UpstreamModel;
  readonly state: UpstreamState;
  readonly key: HeldKey | undefined;
  readonly run: AttemptRun;
  readonly startedAt: number;
  readonly startedMs: number;
  /** Path with query that was asked for. */
  path: string | undefined;
}

/** One call. It tries one model after the other until an answer can be delivered or nothing is left to try. */
export class RunningCall implements AttemptHandler, PendingRequest, GateHandler {
  readonly #models: readonly UpstreamModel[];
  readonly #call: ProviderCall;
  readonly #relay: RelayTransport | undefined;
  readonly #room: AnswerRoom;
  readonly #handler: UpstreamHandler;
  readonly #with: UpstreamDependencies;
  readonly #tries: { readonly perModel: number; readonly inAll: number };
  readonly #startedAt: number;
  #at = 0;
  #attempts = 0;
  #attemptsOfModel = 0;
  #trying: Trying | undefined;
  #timer: NodeJS.Timeout | undefined;
  #place: Ticket | undefined;
  #lastAnswer: { answer: ReceivedAnswer; model: UpstreamModel } | undefined;
  #lastFailure: UpstreamFailure | undefined;
  #hasDelivered = false;
  /** Receives the stream that has begun. */
  #stream: StreamHandler | undefined;
  #isKnown = false;
  #hasEnded = false;

  constructor(
    { models, call, relay, tries, room }: AskedModels,
    handler: UpstreamHandler,
    dependencies: UpstreamDependencies,
  ) {
    this.#models = models;
    this.#call = call;
    this.#relay = relay;
    this.#room = room ?? boundedRoom(dependencies.maxAnswerBytes);
    this.#handler = handler;
    this.#with = dependencies;
    const { attemptsPerModel, attempts } = dependencies.retries;
    this.#tries = { perModel: tries?.perModel ?? attemptsPerModel, inAll: tries?.inAll ?? attempts };
    this.#startedAt = dependencies.now();
  }

  /**
   * Takes the ticket of the deployment's gate. It is left when the call ends, or at once if the call has already ended.
   */
  holdPlace(place: Ticket): void {
    this.#place = place;
    if (this.#hasEnded) place.leave();
  }

  /** The caller now has the call object. Failures before this moment are reported asynchronously. */
  handedOver(): void {
    this.#isKnown = true;
  }

  abort(): void {
    const gaveUp = new TransportFailed('aborted', 'the call was given up');
    if (this.#trying?.run.wire) this.#trying.run.abort();
    else this.fail(upstreamFailure(gaveUp, this.#models[this.#at]?.name ?? ''));
  }

  pause(): void {
    this.#trying?.run.pause();
  }

  resume(): void {
    this.#trying?.run.resume();
  }

  onEnter(): void {
    this.#tryNext();
  }

  onRefused(failure: UpstreamFailure): void {
    this.fail(failure);
  }

  /** Tries the current model, or the first one after it that can be tried now. */
  #tryNext(): void {
    const now = this.#with.now();
    const { deadlineMs } = this.#with.retries;
    const isSpent = this.#attempts >= this.#tries.inAll || now - this.#startedAt > deadlineMs;
    for (let model = this.#models[this.#at]; model && !isSpent; model = this.#nextModel()) {
      const state = this.#with.stateOf(model, now);
      const obstacle = obstacleOf(model, state, now);
      if (!obstacle) {
        this.#try(model, state, now);
        return;
      }
      this.#lastFailure = obstacle;
    }
    this.#giveBest();
  }

  #nextModel(): UpstreamModel | undefined {
    this.#at++;
    this.#attemptsOfModel = 0;
    return this.#models[this.#at];
  }

  #try(model: UpstreamModel, state: UpstreamState, now: number): void {
    this.#attempts++;
    this.#attemptsOfModel++;
    const key = state.keys.take(now);
    const adapter = adapterFor(model, this.#call);
    const run = new AttemptRun(this, this.#call, adapter, this.#room);
    const trying: Trying = { model, state, key, run, startedAt: now, startedMs: performance.now(), path: undefined };
    this.#trying = trying;
    try {
      const request = adapter.request(this.#call, model, key?.key);
      trying.path = request.path;
      run.wire = this.#with.transport.send(request, run, this.#relay);
    } catch (error) {
      this.#refused(error, model, state);
    }
  }

  /**
   * Handles a request that cannot be written for this model. If it is the first model, the client gets the error,
   * because the client has to fix it.
   */
  #refused(error: unknown, model: UpstreamModel, state: UpstreamState): void {
    state.circuit.abandoned();
    this.#trying = undefined;
    const failure = upstreamFailure(error, model.name);
    this.#lastFailure ??= failure;
    // Another model counts other tokens, or cannot tell more.
    if (this.#at === 0 && (failure.status < 500 || failure.status === 501)) this.fail(failure);
    else this.#goOn({ kind: 'next_model' });
  }

  onFirst(status: number, headers: IncomingHttpHeaders): (chunk: Buffer) => void {
    this.#hasDelivered = true;
    const trying = this.#trying;
    if (!trying) return () => undefined;
    // The circuit closes now and not at the end of the stream, which may be minutes away. Until its trial succeeds, a
    // circuit lets no other call through.
    trying.state.circuit.succeeded();
    const stream = this.#handler.onStream({ status, headers, model: trying.model });
    this.#stream = stream;
    return (chunk) => stream.onData(chunkWithoutModelKeys(chunk, trying.model));
  }

  onEnd(status: number): void {
    const trying = this.#trying;
    if (!trying) return;
    this.#tellAttempt(trying, status, undefined);
    this.#leave();
    this.#stream?.onEnd();
  }

  onWhole(answer: ReceivedAnswer): void {
    const trying = this.#trying;
    if (!trying) return;
    const { status, headers } = answer;
    if (status >= 300 && status < 400) {
      this.onFailed(redirected(trying.model, status), status);
      return;
    }
    const now = this.#with.now();
    if (status >= 500) trying.state.circuit.failed(now);
    else if (status === 429) trying.state.circuit.abandoned();
    else trying.state.circuit.succeeded();
    this.#tellAttempt(trying, status, undefined);
    this.#lastAnswer = { answer, model: trying.model };
    this.#trying = undefined;
    const verdict = judgeAnswer(status, headers, now);
    if (verdict.kind === 'deliver') this.#giveBest();
    else
      this.#goOn(verdict.kind === 'other_key' ? afterKeyFault(verdict, trying.state.keys, trying.key, now) : verdict);
  }

  onFailed(failed: TransportFailed | UpstreamFailure, status: number): void {
    const trying = this.#trying;
    if (!trying) return;
    const failure = upstreamFailure(failed, trying.model.name);
    // What this side did not take says nothing about the provider.
    const kind = failed instanceof TransportFailed ? failed.kind : 'refused';
    if (kind !== 'refused' && isSick(kind)) trying.state.circuit.failed(this.#with.now());
    else trying.state.circuit.abandoned();
    this.#tellAttempt(trying, status, failure.code);
    this.#trying = undefined;
    this.#lastFailure = failure;
    const isOver = this.#hasDelivered || kind === 'aborted' || failure.status === 503;
    if (isOver) this.fail(failure);
    else this.#goOn(kind === 'refused' ? { kind: 'next_model' } : judgeFailure(kind));
  }

  #goOn(verdict: RetryDecision): void {
    const { retries, random } = this.#with;
    const isSame = verdict.kind === 'again' && this.#attemptsOfModel < this.#tries.perModel;
    const others = this.#models.length - this.#at - 1;
    const wait = isSame ? waitBefore(this.#attemptsOfModel, verdict.afterMs, { retries, random, others }) : undefined;
    if (wait === undefined) {
      this.#nextModel();
      this.#tryNext();
    } else {
      this.#timer = setTimeout(() => this.#tryNext(), wait);
    }
  }

  /**
   * Delivers the last answer of a provider, if there is one. It is more useful than a connection failure of another
   * model.
   */
  #giveBest(): void {
    const last = this.#lastAnswer;
    if (last) this.#give(last.answer, last.model);
    else this.fail(this.#lastFailure ?? noModel());
  }

  #give(answer: ReceivedAnswer, model: UpstreamModel): void {
    try {
      const body = withoutModelKeys(translatedBody(answer, model, this.#call), answer.status, model);
      this.#leave();
      this.#handler.onAnswer({ ...answer, body, model });
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      this.fail(
        upstreamFailure(new TransportFailed('malformed', 'its answer could not be read', { cause: error }), model.name),
      );
    }
  }

  /** Ends the call with a failure. Does nothing if the call has already ended. */
  fail(failure: UpstreamFailure): void {
    if (this.#hasEnded) return;
    this.#leave();
    if (this.#isKnown) (this.#stream ?? this.#handler).onFailure(failure);
    else process.nextTick(() => this.#handler.onFailure(failure));
  }

  #leave(): void {
    this.#hasEnded = true;
    this.#trying = undefined;
    clearTimeout(this.#timer);
    this.#place?.leave();
  }

  #tellAttempt(
    { model, key, run, startedAt, startedMs, path }: Trying,
    status: number,
    failure: string | undefined,
  ): void {
    this.#handler.onAttempt?.({
      model,
      path,
      keyIndex: key?.index,
      status,
      failure,
      startedAt,
      headersMs: run.headersAt === undefined ? undefined : run.headersAt - startedMs,
      totalMs: performance.now() - startedMs,
    });
  }
}
