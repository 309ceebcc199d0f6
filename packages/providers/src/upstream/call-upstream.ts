import type { PendingRequest } from '../http/exchange.ts';
import type { Transport } from '../http/transport.ts';
import { createDeploymentGates, type DeploymentLimits } from './deployment-gates.ts';
import { defaultRetryLimits, type RetryLimits } from './retry-policy.ts';
import { RunningCall } from './running-call.ts';
import type { UpstreamDependencies } from './upstream-dependencies.ts';
import type { UpstreamHandler } from './upstream-handler.ts';
import type { AskedModels } from './upstream-model.ts';
import {
  type CircuitLimits,
  createUpstreamStates,
  defaultCircuitLimits,
  type UpstreamStates,
} from './upstream-states.ts';

/** Settings for all calls. */
export interface CallerLimits {
  readonly retries: RetryLimits;
  readonly circuit: CircuitLimits;
  /** Maximum size of an answer that is not streamed. */
  readonly maxAnswerBytes: number;
}

export const defaultCallerLimits: CallerLimits = {
  retries: defaultRetryLimits,
  circuit: defaultCircuitLimits,
  maxAnswerBytes: 64 * 1_024 * 1_024,
};

/** The deployment of a call, with its limits. All calls of a deployment can share one object. */
export interface LimitedDeployment {
  readonly id: string;
  readonly limits: DeploymentLimits;
}

/** One call: the request, the models to try in order, and the limits of its deployment. */
export interface UpstreamRequest extends AskedModels {
  readonly deployment?: LimitedDeployment | undefined;
}

/**
 * Calls models with retries, fallbacks, circuit breakers and limits. `abort` on the returned call also cancels the
 * request to the provider.
 */
export type CallUpstream = (request: UpstreamRequest, handler: UpstreamHandler) => PendingRequest;

/** Creates a caller. It reports nothing to the handler before the call object is returned. */
export function createCallUpstream({
  transport,
  limits = defaultCallerLimits,
  states = createUpstreamStates(limits.circuit),
  now = Date.now,
  random = Math.random,
}: {
  transport: Transport;
  limits?: CallerLimits;
  /** Given where others read the states, too. */
  states?: UpstreamStates;
  now?: () => number;
  random?: () => number;
}): CallUpstream {
  const gates = createDeploymentGates(now);
  const dependencies: UpstreamDependencies = {
    transport,
    stateOf: states.of,
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
