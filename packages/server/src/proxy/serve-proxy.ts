import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerPrefix } from '@redoubt/contract';
import type { KeyCache } from '../accounts/key-cache.ts';
import type { RequestContext, ServiceContext } from '../context.ts';
import { holderOf } from '../http/authenticate.ts';
import type { CreditHeaderWriter } from '../http/credit-headers.ts';
import { answerOnce, keyOfCall } from './call/answer-once.ts';
import { openCallCredits } from './call/call-credits.ts';
import { type CallState, openState } from './call/call-state.ts';
import { answerFailure, noDeployment } from './call/caller-failure.ts';
import {
  brandedReader,
  type Exchange,
  keyOf,
  openExchange,
  type ProxyPath,
  readBody,
  sendJson,
} from './call/exchange.ts';
import { type CallSurroundings, guardCall } from './call/guard-call.ts';
import { stagesBeforeModel } from './call/priced-stages.ts';
import { redactLog } from './call/redact-log.ts';
import { relayCall } from './call/relay-call.ts';
import { detectionNames, giveBack, settle } from './call/report-call.ts';
import type { DeploymentShelf } from './deployments/deployment-shelf.ts';
import { listModels } from './deployments/list-models.ts';
import { letHeapGrow } from './let-heap-grow.ts';
import type { CallUpstream } from './upstream/call-upstream.ts';

/** The proxy, on Node's own requests and responses: forwarding through web streams costs several times as much. */
export interface ProxyListener {
  /** Whether the request is one of the proxy's; if so it is answered here. */
  takes(request: IncomingMessage, response: ServerResponse): boolean;
  /** Resolves when every call is over: charged by what it cost, and in the log. */
  settled(): Promise<void>;
}

interface Parts {
  readonly context: ServiceContext;
  readonly keys: KeyCache;
  readonly writeCredits: CreditHeaderWriter;
  readonly deployments: DeploymentShelf;
  readonly callUpstream: CallUpstream;
  /** Told of every call, once it is over. */
  readonly onCall: (state: CallState) => void;
}

const routes: Readonly<Record<string, { method: 'GET' | 'POST'; path: ProxyPath }>> = {
  '/ai-proxy/chat/completions': { method: 'POST', path: 'chat/completions' },
  '/ai-proxy/completions': { method: 'POST', path: 'completions' },
  '/ai-proxy/models': { method: 'GET', path: 'models' },
};

/** Open the proxy. */
export function createProxy(parts: Parts): ProxyListener {
  const { brand, brandAliases } = parts.context.config;
  const brands = [brand, ...brandAliases];
  const shared: CallSurroundings = {
    callUpstream: parts.callUpstream,
    ownMembers: new Set(brands.map((each) => `${each}_context`)),
    fields: detectionNames(brands),
    writeCredits: parts.writeCredits,
  };
  const failing = { log: parts.context.log, writeCredits: parts.writeCredits };
  const headerOf = brandedReader(brands);
  const deploymentHeader = `${headerPrefix(brand)}Deployment`;

  /** Who calls, and through which deployment. */
  async function identify(exchange: Exchange): Promise<CallState> {
    const { request, requestId, path } = exchange;
    const account = await holderOf(keyOf(request.headers), 'proxy', parts.keys);
    const origin = () => parts.context.config.publicUrl ?? `http://${request.headers.host ?? 'localhost'}`;
    const context: RequestContext = { ...parts.context, account, requestId, origin };
    const name = headerOf(request.headers, 'deployment');
    if (!name) throw noDeployment(deploymentHeader);
    const deployment = await parts.deployments.find(name, context);
    return openState(exchange, { context, deployment, credits: openCallCredits(`/ai-proxy/${path}`, context) });
  }

  async function answer(exchange: Exchange): Promise<void> {
    try {
      const state = await identify(exchange);
      if (exchange.path === 'models') sendJson(exchange, 200, listModels(state.deployment));
      else await answerThrough(state);
    } catch (thrown) {
      answerFailure(exchange, thrown, failing);
    }
  }

  async function answerThrough(state: CallState): Promise<void> {
    try {
      await answerCall(state, shared);
    } catch (thrown) {
      await endFailed(state, thrown);
      // What was charged for stages that did not come to run is given back by now.
      if (state.credits.statement) parts.writeCredits(state.exchange.headers, state.credits.statement);
      state.status = answerFailure(state.exchange, thrown, failing);
    }
    await redactLog(state);
    parts.onCall(state);
  }

  const running = openRunning((error) => parts.context.log.error({ err: error }, 'a call could not be ended'));

  return {
    takes(request, response) {
      const route = routes[pathOf(request.url ?? '')];
      if (!route || route.method !== request.method) return false;
      letHeapGrow();
      running.add(answer(openExchange(request, response, route.path)), () => response.destroy());
      return true;
    },
    settled: running.settled,
  };
}

/** Calls that are under way. One that rejects, which none should, ends its connection and not the process. */
function openRunning(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    add(call: Promise<void>, end: () => void): void {
      const whole: Promise<void> = call
        .catch((error: unknown) => {
          onError(error);
          end();
        })
        .finally(() => running.delete(whole));
      running.add(whole);
    },
    async settled(): Promise<void> {
      await Promise.all(running);
    },
  };
}

async function answerCall(state: CallState, shared: CallSurroundings): Promise<void> {
  const { exchange, deployment, context } = state;
  const bytes = await readBody(exchange.request, context.config.maxBodyBytes);
  if (!deployment.isGuarded) return relayCall(state, bytes, shared);
  const key = keyOfCall(exchange);
  const answer = () => guardCall(state, bytes, shared);
  await (key === undefined ? answer() : answerOnce(state, { key, bytes }, answer));
}

/** What ends in a fault, or in an answer after which clients try again, costs nothing; else what ran before the model does. */
async function endFailed(state: CallState, thrown: unknown): Promise<void> {
  const status = (thrown as { status?: number }).status ?? 500;
  const isFree = status === 429 || status >= 500;
  await (isFree ? giveBack(state) : settle(state, stagesBeforeModel(state.deployment, state.latest)));
}

const pathOf = (url: string): string => {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
};
