import { type CircuitLimits, ModelCircuit } from '../resilience/model-circuit.ts';
import { RateLimit } from '../resilience/rate-limit.ts';
import { KeyRing } from './key-ring.ts';
import type { UpstreamModel } from './upstream-model.ts';

/** What is remembered of a model between its calls. */
export interface UpstreamState {
  readonly circuit: ModelCircuit;
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
    const state = { circuit: new ModelCircuit(limits), keys: new KeyRing(apiKeys), rate };
    const [first] = states.keys();
    if (states.size >= MAX_STATES && first !== undefined) states.delete(first);
    states.set(model.id, state);
    return state;
  };
}
