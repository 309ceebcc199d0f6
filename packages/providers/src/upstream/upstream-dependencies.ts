import type { Transport } from '../http/transport.ts';
import type { RetryLimits } from './retry-policy.ts';
import type { UpstreamModel } from './upstream-model.ts';
import type { UpstreamState } from './upstream-states.ts';

/** The dependencies that all calls share. */
export interface UpstreamDependencies {
  readonly transport: Transport;
  readonly stateOf: (model: UpstreamModel, now: number) => UpstreamState;
  readonly retries: RetryLimits;
  readonly maxAnswerBytes: number;
  readonly now: () => number;
  readonly random: () => number;
}
