import { fullBackoffMs } from '../resilience/backoff.ts';
import { Circuit } from '../resilience/circuit.ts';
import { RateLimit } from '../resilience/rate-limit.ts';
import { KeyRing } from './key-ring.ts';
import type { UpstreamModel } from './upstream-model.ts';

/** When the circuit of a model opens, and for how many milliseconds. */
export interface CircuitLimits {
  /** Number of consecutive failures that open the circuit. */
  readonly failures: number;
  /** First open time in milliseconds. It doubles with every failed trial, up to `maxOpenMs`. */
  readonly openMs: number;
  readonly maxOpenMs: number;
}

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

/** Returns a function that gives the state of a model by its id. */
export function createUpstreamStates(limits: CircuitLimits): (model: UpstreamModel, now: number) => UpstreamState {
  const states = new Map<string, UpstreamState>();
  return (model, now) => {
    const known = states.get(model.id);
    if (known) return known;
    const { apiKeys, ratePerMinute } = model;
    const rate = ratePerMinute === undefined ? undefined : new RateLimit(ratePerMinute, now);
    const state = { circuit: modelCircuit(limits), keys: new KeyRing(apiKeys), rate };
    const [first] = states.keys();
    if (states.size >= MAX_STATES && first !== undefined) states.delete(first);
    states.set(model.id, state);
    return state;
  };
}
