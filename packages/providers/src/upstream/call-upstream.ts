import type { PendingRequest } from '../http/exchange.ts';
import type { Transport } from '../http/transport.ts';
import { createDeploymentGates, type DeploymentLimits } from './deployment-gates.ts';
import { defaultRetryLimits, type RetryLimits } from './retry-policy.ts';
import { RunningCall } from './running-call.ts';
import type { UpstreamDependencies } from './upstream-dependencies.ts';
import type { UpstreamHandler } from './upstream-handler.ts';
import type { AskedModels } from './upstream-model.ts';
import { type CircuitLimits, createUpstreamStates } from './upstream-states.ts';

/** Settings of all calls. */
export interface CallerLimits {
  readonly retries: RetryLimits;
  readonly circuit: CircuitLimits;
  /** Of an answer that is not streamed. */
  readonly maxAnswerBytes: number;
}

export const defaultCallerLimits: CallerLimits = {
  retries: defaultRetryLimits,
  // So many that a client which tries again itself, as OpenAI's does, hears the provider's own errors for several calls.
  circuit: { failures: 30, openMs: 1_000, maxOpenMs: 30_000 },
  maxAnswerBytes: 64 * 1_024 * 1_024,
};

/** The deployment that a call goes through; the same object for all its calls where it can be. */
export interface LimitedDeployment {
  readonly id: string;
  readonly limits: DeploymentLimits;
}

/** One call: what is asked, of which models in order, within which limits. */
export interface UpstreamRequest extends AskedModels {
  readonly deployment?: LimitedDeployment | undefined;
}

/** Calls models with retries, fallbacks, circuits and limits. `abort` of the call it answers cancels the provider's too. */
export type CallUpstream = (request: UpstreamRequest, handler: UpstreamHandler) => PendingRequest;

/** The handler is told nothing before this returned. */
export function createCallUpstream({
  transport,
  limits = defaultCallerLimits,
  now = Date.now,
  random = Math.random,
}: {
  transport: Transport;
  limits?: CallerLimits;
  now?: () => number;
  random?: () => number;
}): CallUpstream {
  const gates = createDeploymentGates(now);
  const dependencies: UpstreamDependencies = {
    transport,
    stateOf: createUpstreamStates(limits.circuit),
    retries: limits.retries,
    maxAnswerBytes: limits.maxAnswerBytes,
    now,
    random,
  };
  return (request, handler) => {
    const call = new RunningCall(request, handler, dependencies);
    const { deployment } = request;
    if (deployment) call.holdPlace(gates.enter(deployment.id, deployment.limits, call));
    else call.onEnter();
    call.handedOver();
    return call;
  };
}
