import type {
  Attempt,
  DeliveredAnswer,
  PendingRequest,
  StreamHandler,
  StreamStart,
  UpstreamFailure,
  UpstreamHandler,
} from '@redoubt/providers';
import { addDetections } from './add-detections.ts';
import { ask } from './ask-model.ts';
import { type CallState, elapsed } from './call-state.ts';
import { asReported, outcomeOf, sendJson, sendPieces } from './exchange.ts';
import type { GuardedCallDependencies } from './guard-call.ts';
import type { CallEnding } from './guarded-call.ts';
import { modelNamed } from './model-named.ts';
import { noteRelayed, StreamTail } from './note-relayed.ts';
import { headersBack, headersBackWithType } from './upstream-headers.ts';
import { endUserOf, userNamed } from './user-named.ts';

/**
 * Relays a call through a deployment without stages. The bytes of both sides pass unchanged, except that a whole
 * answer gets a report at its end.
 */
export function relayCall(state: CallState, body: Buffer, dependencies: GuardedCallDependencies): Promise<void> {
  const { fields, writeCost, tellTries } = dependencies;
  const { spendLimits } = state.deployment;
  const isRecorded = dependencies.isRecorded(state);
  if (isRecorded) {
    state.modelAsked = modelNamed(body);
    const named = dependencies.userIn(state.exchange.request.headers);
    state.endUser = named === undefined ? userNamed(body, spendLimits !== undefined) : endUserOf(named);
  }
  const relay = () =>
    new Promise<void>((resolve, reject) => {
      const handler = new Relay(state, { resolve, reject }, { isRecorded, fields, writeCost, tellTries });
      handler.upstream = ask(state, body, dependencies, handler);
    });
  const begun = spendLimits && dependencies.beginSpending(state, spendLimits);
  return begun instanceof Promise ? begun.then(relay) : relay();
}

/** How the caller is told of a call. */
type Reporting = Pick<GuardedCallDependencies, 'fields' | 'writeCost' | 'tellTries'>;

class Relay implements UpstreamHandler, StreamHandler {
  readonly #state: CallState;
  readonly #ending: CallEnding;
  /** The field names of the report. */
  readonly #fields: readonly string[];
  readonly #writeCost: Reporting['writeCost'];
  readonly #tellTries: Reporting['tellTries'];
  /** Undefined if neither a log nor a trace records the call. */
  readonly #tail: StreamTail | undefined;
  /** Set by the creator before any event arrives. */
  upstream: PendingRequest | undefined;
  #hasBegun = false;
  #waitsForReader = false;

  constructor(
    state: CallState,
    ending: CallEnding,
    { isRecorded, fields, writeCost, tellTries }: Reporting & { readonly isRecorded: boolean },
  ) {
    this.#state = state;
    this.#ending = ending;
    this.#fields = fields;
    this.#writeCost = writeCost;
    this.#tellTries = tellTries;
    this.#tail = isRecorded ? new StreamTail() : undefined;
  }

  onAttempt(attempt: Attempt): void {
    this.#state.attempts.push(attempt);
  }

  onAnswer({ status, headers, body, model }: DeliveredAnswer): void {
    const state = this.#answered(model, status);
    this.#tellTries(state, state.attempts.length, model);
    const isAnswer = status < 300;
    state.outcome = isAnswer ? 'answered' : 'upstream_error';
    if (isAnswer && this.#tail) noteRelayed(state, body);
    Object.assign(state.exchange.headers, headersBackWithType(headers));
    this.#writeCost(state.exchange.headers, state.costNano);
    const ms = (state.answeredAt ?? state.sentAt) - state.sentAt;
    if (isAnswer) sendPieces(state.exchange, status, addDetections(body, this.#fields, ms));
    else sendJson(state.exchange, status, body);
    this.#ending.resolve();
  }

  onStream({ status, headers, model }: StreamStart): StreamHandler {
    const state = this.#answered(model, status);
    // The try whose stream begins is reported at its end.
    this.#tellTries(state, state.attempts.length + 1, model);
    this.#hasBegun = true;
    state.isStreamed = true;
    state.exchange.response.writeHead(status, {
      'content-type': headers['content-type'] ?? 'text/event-stream',
      'cache-control': 'no-cache',
      ...headersBack(headers),
      ...state.exchange.headers,
    });
    return this;
  }

  onData(chunk: Buffer): void {
    this.#tail?.push(chunk);
    const { response } = this.#state.exchange;
    if (response.write(chunk) || response.destroyed || this.#waitsForReader) return;
    this.#waitsForReader = true;
    this.upstream?.pause();
    response.once('drain', () => {
      this.#waitsForReader = false;
      this.upstream?.resume();
    });
  }

  onEnd(): void {
    this.#state.outcome = 'answered';
    this.#tail?.note(this.#state);
    this.#state.exchange.response.end();
    this.#ending.resolve();
  }

  onFailure(reason: UpstreamFailure): void {
    const { exchange } = this.#state;
    const failure = asReported(reason, exchange);
    this.#state.outcome = outcomeOf(reason);
    if (!this.#hasBegun) {
      this.#tellTries(this.#state, this.#state.attempts.length);
      this.#ending.reject(failure);
      return;
    }
    this.#tail?.note(this.#state);
    exchange.response.end(`data: ${JSON.stringify(failure.toBody())}\n\ndata: [DONE]\n\n`);
    this.#ending.resolve();
  }

  #answered(model: DeliveredAnswer['model'], status: number): CallState {
    const state = this.#state;
    state.answeredAt = elapsed(state.exchange);
    state.firstByteAt = state.answeredAt;
    state.answeredBy = model;
    state.status = status;
    return state;
  }
}
