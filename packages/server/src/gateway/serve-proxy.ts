import type { IncomingMessage, ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import type { CallUpstream } from '@redoubt/providers';
import type { KeyCache } from '../accounts/key-cache.ts';
import { Failure } from '../errors.ts';
import { corsHeaders } from '../http/cors.ts';
import type { CreditHeaderWriter } from '../http/credit-headers.ts';
import { HUNG_UP_STATUS } from '../http/hung-up.ts';
import { deploymentsAsModels, modelsBehind } from './answers/listed-models.ts';
import { answerOnce, keyOfCall } from './call/answer-once.ts';
import { settleStages } from './call/call-credits.ts';
import type { CallState } from './call/call-state.ts';
import { answerFailure } from './call/caller-failure.ts';
import { CallerLeft } from './call/caller-left.ts';
import { brandedReader, type Exchange, openExchange, ServiceStopping, sendJson } from './call/exchange.ts';
import { type GuardedCallDependencies, guardCall } from './call/guard-call.ts';
import { openHeldAnswers } from './call/hold-answer.ts';
import { stagesBeforeModel } from './call/priced-stages.ts';
import { readBody } from './call/read-body.ts';
import { relayCall } from './call/relay-call.ts';
import { detectionNames } from './call/report-call.ts';
import { openRunningCalls } from './call/running-calls.ts';
import { triesWriter } from './call/tell-tries.ts';
import { clientRoute } from './clients/client-routes.ts';
import type { GatewayServiceContext } from './context.ts';
import { costHeaderWriter } from './costs/cost-header.ts';
import type { DeploymentCache } from './deployments/deployment-cache.ts';
import { type CallIdentifier, callIdentifier } from './identify-call.ts';
import { cacheHeaderWriter } from './kept/ask-or-recall.ts';
import { KeptAnswers } from './kept/kept-answers.ts';

let isDone = false;

/**
 * Lets V8's heap double before a collection. `npm start` allows a growth of a fifth only, which costs a process that
 * relays model calls a fifth of its CPU. Doubling has no measurable cost. V8's own default is a fourfold growth: with
 * it, 1,000 streams took 500 MB instead of 340 MB.
 */
function relaxHeapGrowth(): void {
  if (isDone) return;
  isDone = true;
  setFlagsFromString('--heap-growing-percent=100');
}

/**
 * The proxy works directly on Node's requests and responses. Forwarding through web streams costs several times as
 * much.
 */
export interface ProxyListener {
  /** Returns whether the request belongs to the proxy. If so, the proxy answers it. */
  takes(request: IncomingMessage, response: ServerResponse): boolean;
  /** Ends every running call within seconds. A stream ends with an error as its last chunk, other calls with 503. */
  stop(): Promise<void>;
  /** Resolves when every call has ended, is charged for what it cost and is in the log. */
  settled(): Promise<void>;
}

interface Parts {
  readonly context: GatewayServiceContext;
  readonly keys: KeyCache;
  readonly writeCredits: CreditHeaderWriter;
  readonly deployments: DeploymentCache;
  readonly callUpstream: CallUpstream;
  /** Whether a log or trace records the call. If not, data for the record is not collected. */
  readonly isRecorded: (state: CallState) => boolean;
  /** Whether the call may become spans. */
  readonly isTraced: (state: CallState) => boolean;
  /** Lets a call begin whose deployment has limits of what is spent. */
  readonly beginSpending: GuardedCallDependencies['beginSpending'];
  /** Called with every call once it has ended. Returns a promise if its record takes more work. */
  readonly onCall: (state: CallState) => Promise<void> | undefined;
}

/** How long stopped calls may take to send their last data, in ms. */
const STOP_MS = 2_000;

/** Creates the proxy. */
export function createProxy(parts: Parts): ProxyListener {
  const { config } = parts.context;
  const brands = [config.brand, ...config.brandAliases];
  const shared = dependenciesOf(parts, brands);
  const failing = { log: parts.context.log, writeCredits: parts.writeCredits };
  const identify = callIdentifier(parts, brands);
  const cors = corsHeaders(config);

  /** One function, not several nested ones: each async function keeps its promise in memory until the call ends. */
  async function answer(exchange: Exchange): Promise<void> {
    let state: CallState | undefined;
    try {
      if (exchange.path === 'models') return await listModels(exchange, identify);
      const found = identify.call(exchange);
      state = found instanceof Promise ? await found : found;
      const bytes = await readBody(exchange, parts.context.config, state.context.account.organisation.id);
      await passCall(state, bytes, shared);
    } catch (thrown) {
      await answerFailed(exchange, state, thrown);
    }
    if (!state) return;
    state.held?.end();
    const logged = parts.onCall(state);
    if (logged) await logged;
  }

  async function answerFailed(exchange: Exchange, state: CallState | undefined, thrown: unknown): Promise<void> {
    if (state) await endFailed(state, thrown);
    // By now the charge for stages that did not run is refunded.
    if (state?.booked) parts.writeCredits(exchange.headers, state.booked.statement);
    // Read before answering, which closes the connection of a caller that left while sending its body.
    const isGone = exchange.response.destroyed;
    const status = answerFailure(exchange, thrown, failing);
    if (state) noteFailed(state, isGone ? HUNG_UP_STATUS : status);
  }

  const running = openRunningCalls((error) => parts.context.log.error({ err: error }, 'a call could not be ended'));

  return {
    takes(request, response) {
      const route = clientRoute(request);
      if (!route) return false;
      if (cors) allowOrigin(response, cors(request.headers.origin));
      const exchange = openExchange(request, response, route, shared.ownMembers);
      if (parts.context.stopping.aborted) refuseWhileStopping(exchange);
      else {
        relaxHeapGrowth();
        void running.follow(exchange, answer);
      }
      return true;
    },
    stop: () => running.stop(STOP_MS, refuseWhileStopping),
    settled: running.settled,
  };
}

/** Answers with the deployments of the caller's project, or with the models behind the one that a header names. */
async function listModels(exchange: Exchange, { listing }: CallIdentifier): Promise<void> {
  const { context, deployment } = await listing(exchange);
  const asked = exchange.address?.model;
  const models = deployment ? modelsBehind(deployment, asked) : await deploymentsAsModels(context, asked);
  sendJson(exchange, 200, models);
}

/** What every call shares. */
const dependenciesOf = (parts: Parts, brands: readonly string[]): GuardedCallDependencies => ({
  callUpstream: parts.callUpstream,
  holdAnswer: openHeldAnswers(parts.context.config),
  ownMembers: new Set(brands.map((each) => `${each}_context`)),
  fields: detectionNames(brands),
  onBlockIn: brandedReader(brands, 'on-block'),
  userIn: brandedReader(brands, 'user'),
  writeCost: costHeaderWriter(brands),
  tellTries: triesWriter(brands),
  kept: new KeptAnswers(),
  writeCache: cacheHeaderWriter(brands),
  writeCredits: parts.writeCredits,
  isRecorded: parts.isRecorded,
  isTraced: parts.isTraced,
  beginSpending: parts.beginSpending,
});

/**
 * Answers 503 because the service stops. A call whose answer is held for its idempotency key gets this too, and
 * receives the kept answer on its next try.
 */
function refuseWhileStopping(exchange: Exchange): void {
  const { request, response, headers, requestId } = exchange;
  const failure = new ServiceStopping();
  const ending = {
    'retry-after': String(failure.retryAfterSeconds),
    connection: 'close',
    'content-type': 'application/json',
  };
  // The rest of the body is read and discarded, so that the caller can read the answer.
  request.resume();
  const body = JSON.stringify({ ...failure.toBody(), request_id: requestId });
  response.writeHead(failure.status, { ...headers, ...ending, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

function noteFailed(state: CallState, status: number): void {
  const isGivenUp = status === HUNG_UP_STATUS || state.exchange.isStopping;
  if (isGivenUp && state.outcome === 'failed') state.outcome = 'aborted';
  state.status = status;
}

/**
 * Relays the call unchanged if no stage runs. Otherwise it goes through the stages, once per idempotency key if it has
 * one.
 */
function passCall(state: CallState, bytes: Buffer, shared: GuardedCallDependencies): Promise<void> {
  if (!state.deployment.isGuarded) return relayCall(state, bytes, shared);
  const key = keyOfCall(state.exchange);
  if (key === undefined) return guardCall(state, bytes, shared);
  return answerOnce(state, { key, bytes }, () => guardCall(state, bytes, shared));
}

/**
 * Settles a failed call. Server faults, statuses after which clients retry, a limit that its cost would pass, and missing
 * saved resources are free.
 * Otherwise the stages before the model are charged.
 */
async function endFailed(state: CallState, thrown: unknown): Promise<void> {
  const status = (thrown as { status?: number }).status ?? 500;
  const isFree =
    status === 402 || status === 429 || status >= 500 || (thrown instanceof Failure && thrown.code === 'not_found');
  const ran = thrown instanceof CallerLeft ? thrown.begun : stagesBeforeModel(state);
  await (isFree ? state.booked?.refund() : settleStages(state, ran));
}

/**
 * Sets CORS headers on the response and not in the answer's headers. The answer may be kept and replayed to callers of
 * other origins.
 */
function allowOrigin(response: ServerResponse, allowed: Readonly<Record<string, string>>): void {
  response.setHeader('vary', 'Origin');
  for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
}
