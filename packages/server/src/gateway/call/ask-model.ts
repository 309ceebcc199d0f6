import {
  type CallUpstream,
  type DeliveredAnswer,
  type PendingRequest,
  parseExactInTurns,
  type StreamHandler,
  type StreamStart,
  TransportFailed,
  type UpstreamFailure,
  type UpstreamHandler,
  upstreamFailure,
} from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import { isObject } from '../stages/message-texts.ts';
import { settingsIn } from '../tracing/request-settings.ts';
import { addReport } from './add-detections.ts';
import { answerWhole } from './answer-whole.ts';
import { settleStages } from './call-credits.ts';
import { type CallState, elapsed } from './call-state.ts';
import { asReported, isAnsweredInText, outcomeOf, sendJson } from './exchange.ts';
import type { CallEnding, GuardedCall } from './guarded-call.ts';
import type { HoldAnswer } from './hold-answer.ts';
import { noteRelayed } from './note-relayed.ts';
import { stagesBeforeModel } from './priced-stages.ts';
import { policyDetections } from './report-call.ts';
import { StreamedAnswer } from './streamed-answer.ts';
import type { TriesWriter } from './tell-tries.ts';
import { headersBack, headersBackWithType, headersOn } from './upstream-headers.ts';

/**
 * Calls the deployment's models and delivers their answer. Resolves when the answer has ended. Rejects with the
 * failure to answer instead.
 */
export function askModel(call: GuardedCall, body: Buffer, upstream: Upstream): Promise<void> {
  return new Promise((resolve, reject) => {
    const handler = new GuardedAnswer(call, { resolve, reject }, upstream.tellTries);
    handler.upstream = ask(call.state, body, upstream, handler);
  });
}

/** How models are called. */
export interface Upstream {
  readonly callUpstream: CallUpstream;
  readonly holdAnswer: HoldAnswer;
  /** Whether the call may become spans. If not, its settings are not collected. */
  readonly isTraced: (state: CallState) => boolean;
  readonly tellTries: TriesWriter;
  /** Body members that only the proxy understands. They are removed, because providers reject unknown members. */
  readonly ownMembers: ReadonlySet<string>;
}

/**
 * Sends the call to a provider, and aborts it if the caller leaves or the service stops. `handler` is not called
 * before this returns.
 */
export function ask(
  state: CallState,
  body: Buffer,
  { callUpstream, holdAnswer, ownMembers, isTraced }: Upstream,
  handler: UpstreamHandler,
): PendingRequest {
  const { exchange, deployment, isStreamed, context } = state;
  throwIfGone(state);
  const { deployment: limited, timeouts, tries } = deployment.calls;
  const headers = headersOn(exchange.request.headers);
  const recording = exchange.client?.recording;
  const call = { path: exchange.path, body, isStream: isStreamed, headers, ownMembers, timeouts, recording };
  const relay = context.relay.of(context.account.project.id);
  state.held = holdAnswer(state);
  const asked = { models: deployment.models, call, deployment: limited, relay, tries, room: state.held };
  const pending = callUpstream(asked, handler);
  exchange.onGone(() => pending.abort());
  exchange.onStop(() => pending.abort());
  // The request is on its way, so nobody waits for this.
  if (isTraced(state)) state.settings = settingsIn(exchange.path, body);
  return pending;
}

/** Throws if the caller or the service gave the call up before a model was called. */
export function throwIfGone(state: CallState): void {
  const { exchange } = state;
  if (!exchange.isStopping && !exchange.response.destroyed) return;
  state.outcome = 'aborted';
  throw asReported(upstreamFailure(new TransportFailed('aborted', 'the call was given up'), 'none'), exchange);
}

/** Handles the events of a call until a stream begins. */
class GuardedAnswer implements UpstreamHandler {
  readonly #call: GuardedCall;
  readonly #ending: CallEnding;
  readonly #tellTries: TriesWriter;
  /** Set by the creator before any event arrives. */
  upstream: PendingRequest | undefined;

  constructor(call: GuardedCall, ending: CallEnding, tellTries: TriesWriter) {
    this.#call = call;
    this.#ending = ending;
    this.#tellTries = tellTries;
  }

  onAttempt(attempt: Parameters<NonNullable<UpstreamHandler['onAttempt']>>[0]): void {
    this.#call.state.attempts.push(attempt);
  }

  onAnswer(answer: DeliveredAnswer): void {
    const { state } = this.#call;
    state.answeredAt = elapsed(state.exchange);
    state.answeredBy = answer.model;
    this.#tellTries(state, state.attempts.length, answer.model);
    const done =
      answer.status < 300
        ? deliverAndKeep(this.#call, answer)
        : passError(this.#call, answer, headersBackWithType(answer.headers));
    done.then(this.#ending.resolve, this.#ending.reject);
  }

  onStream({ status, headers, model }: StreamStart): StreamHandler {
    const { state } = this.#call;
    state.answeredAt = elapsed(state.exchange);
    state.answeredBy = model;
    state.status = status;
    // The try whose stream begins is reported at its end.
    this.#tellTries(state, state.attempts.length + 1, model);
    return new StreamedAnswer(this.#call, headersBack(headers), this.upstream as PendingRequest, this.#ending);
  }

  onFailure(reason: UpstreamFailure): void {
    const { state } = this.#call;
    state.outcome = outcomeOf(reason);
    this.#tellTries(state, state.attempts.length);
    this.#ending.reject(asReported(reason, state.exchange));
  }
}

async function deliverAndKeep(call: GuardedCall, answer: DeliveredAnswer): Promise<void> {
  await deliverAnswer(call, answer);
  call.keep?.({ bytes: answer.body, isStream: false, contentType: answer.headers['content-type'] });
}

/** Takes a whole answer through the stages behind the model, and delivers it. */
export const deliverAnswer = (
  call: GuardedCall,
  { body, headers }: Pick<DeliveredAnswer, 'body' | 'headers'>,
): Promise<void> =>
  isAnsweredInText(call.state.exchange.path)
    ? answerWhole(call, body, headersBack(headers))
    : passAnswer(call, body, headersBackWithType(headers));

/** Passes on an answer that holds no text of a model: vectors, pictures, speech. */
async function passAnswer(call: GuardedCall, sent: Buffer, headers: Record<string, string>): Promise<void> {
  const { state, fields } = call;
  const isJson = /^application\/(?:[\w.]+\+)?json/i.test(headers['content-type'] ?? '');
  const body = isJson ? await withoutRevisedPrompts(sent) : sent;
  // Only answers in JSON are kept for an idempotency key. That this one was given is kept.
  if (!isJson) state.exchange.hold = undefined;
  noteRelayed(state, body);
  await settleStages(state, stagesBeforeModel(state));
  Object.assign(state.exchange.headers, headers);
  call.writeSpending();
  state.outcome = 'answered';
  state.status = 200;
  state.firstByteAt = elapsed(state.exchange);
  const report = () => JSON.stringify(policyDetections(state));
  sendJson(state.exchange, 200, isJson ? Buffer.concat(addReport(body, fields, report())) : body);
}

/**
 * Models of pictures write prompts of their own. No stage has judged these, so they are not delivered. Throws Failure 502
 * for an answer whose form hides where they stand.
 */
async function withoutRevisedPrompts(body: Buffer): Promise<Buffer> {
  if (!body.includes('revised_prompt')) return body;
  const answer = await parseExactInTurns(body).catch(() => undefined);
  const data = isObject(answer) && Array.isArray(answer.data) ? answer.data.map(withoutPrompt) : undefined;
  const written = Buffer.from(JSON.stringify({ ...(isObject(answer) && answer), data }));
  if (data && !written.includes('revised_prompt')) return written;
  throw new Failure('upstream_failed', 'The model wrote a prompt where it cannot be judged; nothing was delivered', {
    detail: { upstream: 'model', reason: 'malformed', status: null },
  });
}

function withoutPrompt(each: unknown): unknown {
  if (!isObject(each)) return each;
  const { revised_prompt: _, ...others } = each;
  return others;
}

/** Maximum bytes of a provider's error that the log keeps. */
const MAX_ERROR_TEXT = 32_768;

/**
 * Removes everything except the error from an error body that contains choices, because choices are not judged there.
 */
function withoutChoices(body: Buffer): Buffer {
  if (!body.includes('"choices"')) return body;
  try {
    const said: unknown = JSON.parse(body.toString('utf8'));
    if (!isObject(said) || said.choices === undefined) return body;
    return Buffer.from(JSON.stringify({ error: said.error }));
  } catch {
    return body;
  }
}

/** Passes on a provider's error. The call is free if clients retry after such an error. */
async function passError(
  { state, writeSpending }: GuardedCall,
  { status, body: sent }: DeliveredAnswer,
  headers: Record<string, string>,
): Promise<void> {
  const body = withoutChoices(sent);
  state.outcome = 'upstream_error';
  state.status = status;
  if (state.deployment.fields.log === 'full') state.responseText = body.toString('utf8', 0, MAX_ERROR_TEXT);
  if (status === 429 || status >= 500) await state.booked?.refund();
  else await settleStages(state, stagesBeforeModel(state));
  Object.assign(state.exchange.headers, headers);
  writeSpending();
  sendJson(state.exchange, status, body);
}
