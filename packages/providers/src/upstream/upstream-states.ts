import { fullBackoffMs } from '../resilience/backoff.ts';
import { Circuit } from '../resilience/circuit.ts';
import { RateLimit } from '../resilience/rate-limit.ts';
import { KeyRing, type KeyStanding } from './key-ring.ts';
import type { UpstreamModel } from './upstream-model.ts';

/** When the circuit of a model opens, and for how many milliseconds. */
export interface CircuitLimits {
  /** Number of consecutive failures that open the circuit. */
  readonly failures: number;
  /** First open time in milliseconds. It doubles with every failed trial, up to `maxOpenMs`. */
  readonly openMs: number;
  readonly maxOpenMs: number;
}

/**
 * High enough that a client which retries by itself, as OpenAI's does, still gets the provider's own errors for several
 * calls.
 */
export const defaultCircuitLimits: CircuitLimits = { failures: 30, openMs: 1_000, maxOpenMs: 30_000 };

/** Creates the circuit of a model. */
export const modelCircuit = ({ failures, openMs, maxOpenMs }: CircuitLimits): Circuit =>
  new Circuit({ failures, openMs: (trials) => fullBackoffMs(trials, { baseMs: openMs, maxMs: maxOpenMs }) });

/** State of a model between its calls. */
export interface UpstreamState {
  readonly circuit: Circuit;
  readonly keys: KeyRing;
  readonly rate: RateLimit | undefined;
}

/**
 * Maximum number of states. The oldest one is dropped when it is reached. That loses only its circuit, its suspended
 * keys and its rate count.
 */
const MAX_STATES = 10_000;

/** The states of all models that were called. */
export interface UpstreamStates {
  /** Returns the state of a model. Creates it with the first call. */
  of(model: UpstreamModel, now: number): UpstreamState;
  /** How a model stands on this node. One that was never called is well. */
  health(model: UpstreamModel, now: number): UpstreamHealth;
}

/** How a model stands: whether it is called at all, and with which of its keys. */
interface UpstreamHealth {
  readonly circuit: {
    readonly kind: Circuit['kind'];
    readonly failuresInARow: number;
    /** Milliseconds until the next call may be made. Undefined while a trial runs. */
    readonly waitMs: number | undefined;
  };
  readonly keys: readonly KeyStanding[];
}

/** Creates the memory of the states, by the ids of models. */
export function createUpstreamStates(limits: CircuitLimits = defaultCircuitLimits): UpstreamStates {
  const states = new Map<string, UpstreamState>();
  return {
    of(model, now) {
      const known = states.get(model.id);
      if (known) return known;
      const state = newState(model, limits, now);
      const [first] = states.keys();
      if (states.size >= MAX_STATES && first !== undefined) states.delete(first);
      states.set(model.id, state);
      return state;
    },
    health(model, now) {
      const { circuit, keys } = states.get(model.id) ?? newState(model, limits, now);
      const { kind, failuresInARow } = circuit;
      return { circuit: { kind, failuresInARow, waitMs: circuit.waitMs(now) }, keys: keys.standings(now) };
    },
  };
}

function newState({ apiKeys, ratePerMinute }: UpstreamModel, limits: CircuitLimits, now: number): UpstreamState {
  const rate = ratePerMinute === undefined ? undefined : new RateLimit(ratePerMinute, now);
  return { circuit: modelCircuit(limits), keys: new KeyRing(apiKeys), rate };
}
