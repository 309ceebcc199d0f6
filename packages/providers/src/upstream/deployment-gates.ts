import { RateLimit } from '../resilience/rate-limit.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/** Limits of one deployment. An absent value means no limit. */
export interface DeploymentLimits {
  readonly maxConcurrent?: number | undefined;
  /** Maximum number of waiting calls. The default is 0. */
  readonly maxQueued?: number | undefined;
  /** Maximum wait of a call in milliseconds. The default is 10 seconds. */
  readonly queueMs?: number | undefined;
  readonly perMinute?: number | undefined;
}

/** A call that was let in or is waiting. */
export interface Ticket {
  /** Reports that the call has ended or no longer waits. Further calls of `leave` do nothing. */
  leave(): void;
}

/**
 * Enforces the limits of deployments. Calls above a limit wait for a limited time in a limited queue, or are refused
 * with 429.
 */
export interface DeploymentGates {
  /**
   * Calls either `onEnter` or `onRefused`, once. Calls `onEnter` immediately if there is room. Calls neither after the
   * ticket was left.
   */
  enter(id: string, limits: DeploymentLimits, handler: GateHandler): Ticket;
}

/** Receives the decision about a call. */
export interface GateHandler {
  onEnter(): void;
  onRefused(failure: UpstreamFailure): void;
}

interface QueuedCall {
  readonly handler: GateHandler;
  readonly timer: NodeJS.Timeout;
}

interface Gate {
  running: number;
  readonly line: Set<QueuedCall>;
  rate: RateLimit | undefined;
}

const QUEUE_MS = 10_000;
/** When this number of gates is reached, unused ones are removed, together with their rate counts. */
const MAX_GATES = 10_000;

export function createDeploymentGates(now: () => number = Date.now): DeploymentGates {
  const gates = new Map<string, Gate>();
  const gateOf = (id: string): Gate => {
    const known = gates.get(id);
    if (known) return known;
    if (gates.size >= MAX_GATES) forgetUnused(gates);
    const gate: Gate = { running: 0, line: new Set(), rate: undefined };
    gates.set(id, gate);
    return gate;
  };
  return {
    enter(id, limits, handler) {
      const gate = gateOf(id);
      const refusal = overRate(gate, limits, now());
      if (refusal) return refuse(handler, refusal);
      if (gate.running < (limits.maxConcurrent ?? Number.POSITIVE_INFINITY)) {
        gate.running++;
        handler.onEnter();
        return leaveOnce(() => next(gate));
      }
      if (gate.line.size >= (limits.maxQueued ?? 0)) return refuse(handler, tooMany(limits));
      return wait(gate, limits, handler);
    },
  };
}

function overRate(gate: Gate, { perMinute }: DeploymentLimits, now: number): UpstreamFailure | undefined {
  if (perMinute === undefined) return undefined;
  if (gate.rate?.perMinute !== perMinute) gate.rate = new RateLimit(perMinute, now);
  const retryAfterMs = gate.rate.take(now);
  if (retryAfterMs === 0) return undefined;
  const message = `The deployment takes ${perMinute} calls a minute; ask again later`;
  return new UpstreamFailure(message, { status: 429, code: 'rate_limit_exceeded', retryAfterMs });
}

const tooMany = ({ maxConcurrent }: DeploymentLimits): UpstreamFailure =>
  new UpstreamFailure(`The deployment has ${maxConcurrent} calls under way, which is as many as may be`, {
    status: 429,
    code: 'concurrency_limit_exceeded',
    retryAfterMs: 1_000,
  });

function refuse(handler: GateHandler, failure: UpstreamFailure): Ticket {
  handler.onRefused(failure);
  return { leave: () => undefined };
}

function wait(gate: Gate, limits: DeploymentLimits, handler: GateHandler): Ticket {
  let hasEntered = false;
  const giveUp = () => {
    gate.line.delete(waiting);
    handler.onRefused(tooMany(limits));
  };
  const enter = () => {
    hasEntered = true;
    handler.onEnter();
  };
  const timer = setTimeout(giveUp, limits.queueMs ?? QUEUE_MS);
  const waiting: QueuedCall = {
    timer,
    handler: { onEnter: enter, onRefused: (failure) => handler.onRefused(failure) },
  };
  gate.line.add(waiting);
  return leaveOnce(() => {
    clearTimeout(timer);
    gate.line.delete(waiting);
    if (hasEntered) next(gate);
  });
}

/** Gives a free slot to the call that has waited longest. */
function next(gate: Gate): void {
  const [first] = gate.line.size > 0 ? gate.line : [];
  if (!first) {
    gate.running--;
    return;
  }
  gate.line.delete(first);
  clearTimeout(first.timer);
  first.handler.onEnter();
}

function leaveOnce(leave: () => void): Ticket {
  let hasLeft = false;
  return {
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      leave();
    },
  };
}

function forgetUnused(gates: Map<string, Gate>): void {
  for (const [id, { running, line }] of gates) {
    if (running === 0 && line.size === 0) gates.delete(id);
  }
}
