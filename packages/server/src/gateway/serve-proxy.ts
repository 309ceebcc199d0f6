import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallUpstream } from '@redoubt/providers';
import type { KeyCache } from '../accounts/key-cache.ts';
import { Failure } from '../errors.ts';
import { corsHeaders } from '../http/cors.ts';
import type { CreditHeaderWriter } from '../http/credit-headers.ts';
import { answerOnce, keyOfCall } from './call/answer-once.ts';
import { settleStages } from './call/call-credits.ts';
import type { CallState } from './call/call-state.ts';
import { answerFailure } from './call/caller-failure.ts';
import { type Exchange, openExchange, type ProxyPath, readBody, ServiceStopping, sendJson } from './call/exchange.ts';
import { type GuardedCallDependencies, guardCall } from './call/guard-call.ts';
import { stagesBeforeModel } from './call/priced-stages.ts';
import { redactLog } from './call/redact-log.ts';
import { relayCall } from './call/relay-call.ts';
import { detectionNames } from './call/report-call.ts';
import { openRunningCalls } from './call/running-calls.ts';
import type { GatewayServiceContext } from './context.ts';
import type { DeploymentCache } from './deployments/deployment-cache.ts';
import { listModels } from './deployments/list-models.ts';
import { callIdentifier } from './identify-call.ts';
import { relaxHeapGrowth } from './relax-heap-growth.ts';

/** The proxy, on Node's own requests and responses: forwarding through web streams costs several times as much. */
export interface ProxyListener {
  /** Whether the request is one of the proxy's; if so it is answered here. */
  takes(request: IncomingMessage, response: ServerResponse): boolean;
  /** Ends every call that is under way, within seconds: a stream with an error as its last chunk, others with 503. */
  stop(): Promise<void>;
  /** Resolves when every call is over: charged by what it cost, and in the log. */
  settled(): Promise<void>;
}

interface Parts {
  readonly context: GatewayServiceContext;
  readonly keys: KeyCache;
  readonly writeCredits: CreditHeaderWriter;
  readonly deployments: DeploymentCache;
  readonly callUpstream: CallUpstream;
  /** Whether anybody is told of a call; what only they would be told is not looked for where nobody is. */
  readonly isTold: (state: CallState) => boolean;
  /** Told of every call, once it is over. */
  readonly onCall: (state: CallState) => void;
}

/** For so long calls that are told to end may take to say their last words. */
const STOP_MS = 2_000;

const routes: Readonly<Record<string, { method: 'GET' | 'POST'; path: ProxyPath }>> = {
  '/ai-proxy/chat/completions': { method: 'POST', path: 'chat/completions' },
  '/ai-proxy/completions': { method: 'POST', path: 'completions' },
  '/ai-proxy/models': { method: 'GET', path: 'models' },
};

/** Open the proxy. */
export function createProxy(parts: Parts): ProxyListener {
  const { config } = parts.context;
  const brands = [config.brand, ...config.brandAliases];
  const shared: GuardedCallDependencies = {
    callUpstream: parts.callUpstream,
    ownMembers: new Set(brands.map((each) => `${each}_context`)),
    fields: detectionNames(brands),
    writeCredits: parts.writeCredits,
    isTold: parts.isTold,
  };
  const failing = { log: parts.context.log, writeCredits: parts.writeCredits };
  const identify = callIdentifier(parts, brands);
  const cors = corsHeaders(config);

  /** One function, and not one in another: each that waits is kept, with a promise, for as long as the call goes on. */
  async function answer(exchange: Exchange): Promise<void> {
    let state: CallState | undefined;
    try {
      const found = identify(exchange);
      state = found instanceof Promise ? await found : found;
      if (exchange.path === 'models') return sendJson(exchange, 200, listModels(state.deployment));
      const bytes = await readBody(exchange, parts.context.config);
      await passCall(state, bytes, shared);
    } catch (thrown) {
      await answerFailed(exchange, state, thrown);
    }
    if (!state) return;
    if (state.deployment.fields.log === 'full') await redactLog(state);
    parts.onCall(state);
  }

  async function answerFailed(exchange: Exchange, state: CallState | undefined, thrown: unknown): Promise<void> {
    if (state) await endFailed(state, thrown);
    // What was charged for stages that did not come to run is given back by now.
    if (state?.booked) parts.writeCredits(exchange.headers, state.booked.statement);
    // Before it is answered, which ends the connection of one that left in the midst of its body.
    const isGone = exchange.response.destroyed;
    const status = answerFailure(exchange, thrown, failing);
    if (state) noteFailed(state, isGone ? GONE : status);
  }

  const running = openRunningCalls((error) => parts.context.log.error({ err: error }, 'a call could not be ended'));

  return {
    takes(request, response) {
      const route = routes[pathOf(request.url ?? '')];
      if (!route || route.method !== request.method) return false;
      if (cors) allowOrigin(response, cors(request.headers.origin));
      const exchange = openExchange(request, response, route.path);
      if (parts.context.stopping.aborted) refuse(exchange);
      else {
        relaxHeapGrowth();
        void running.follow(exchange, answer);
      }
      return true;
    },
    stop: () => running.stop(STOP_MS, refuse),
    settled: running.settled,
  };
}

/** The service stops: also a call whose answer is held for its key is told so, and gets that answer when it is tried again. */
function refuse(exchange: Exchange): void {
  const { request, response, headers, requestId } = exchange;
  const failure = new ServiceStopping();
  const ending = {
    'retry-after': String(failure.retryAfterSeconds),
    connection: 'close',
    'content-type': 'application/json',
  };
  // What is still to come is read and dropped, so that the caller gets to read the answer.
  request.resume();
  const body = JSON.stringify({ ...failure.toBody(), request_id: requestId });
  response.writeHead(failure.status, { ...headers, ...ending, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** What the log says of a caller that left before it was answered. */
const GONE = 499;

function noteFailed(state: CallState, status: number): void {
  const isGivenUp = status === GONE || state.exchange.isStopping;
  if (isGivenUp && state.outcome === 'failed') state.outcome = 'aborted';
  state.status = status;
}

/** As it is where no stage runs; else through the stages, and once for its key where the call has one. */
function passCall(state: CallState, bytes: Buffer, shared: GuardedCallDependencies): Promise<void> {
  if (!state.deployment.isGuarded) return relayCall(state, bytes, shared);
  const key = keyOfCall(state.exchange);
  if (key === undefined) return guardCall(state, bytes, shared);
  return answerOnce(state, { key, bytes }, () => guardCall(state, bytes, shared));
}

/**
 * What ends in a fault, or in an answer after which clients try again, costs nothing, and so does a call for which something
 * saved is missing; else what ran before the model does.
 */
async function endFailed(state: CallState, thrown: unknown): Promise<void> {
  const status = (thrown as { status?: number }).status ?? 500;
  const isFree = status === 429 || status >= 500 || (thrown instanceof Failure && thrown.code === 'not_found');
  await (isFree ? state.booked?.refund() : settleStages(state, stagesBeforeModel(state.deployment, state.latest)));
}

/** Beside the headers of the answer itself, which is kept and given to callers of other origins. */
function allowOrigin(response: ServerResponse, allowed: Readonly<Record<string, string>>): void {
  response.setHeader('vary', 'Origin');
  for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
}

const pathOf = (url: string): string => {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
};
