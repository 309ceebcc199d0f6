import { fullBackoffMs } from '../resilience/backoff.ts';
import { Circuit } from '../resilience/circuit.ts';
import { RateLimit } from '../resilience/rate-limit.ts';
import { KeyRing } from './key-ring.ts';
import type { UpstreamModel } from './upstream-model.ts';

/** When the circuit of a model opens and for how long, in milliseconds. */
export interface CircuitLimits {
  /** Failures one after the other that open it. */
  readonly failures: number;
  /** Doubles with every trial that fails, up to `maxOpenMs`. */
  readonly openMs: number;
  readonly maxOpenMs: number;
}

/** The circuit before a model. */
export const modelCircuit = ({ failures, openMs, maxOpenMs }: CircuitLimits): Circuit =>
  new Circuit({ failures, openMs: (trials) => fullBackoffMs(trials, { baseMs: openMs, maxMs: maxOpenMs }) });

/** What is remembered of a model between its calls. */
export interface UpstreamState {
  readonly circuit: Circuit;
  readonly keys: KeyRing;
  readonly rate: RateLimit | undefined;
}

/** Of more models than this at once the one that was made first is forgotten, which costs no more than its circuit. */
const MAX_STATES = 10_000;

/** The states of models by their ids. */
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
