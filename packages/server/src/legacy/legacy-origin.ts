import type { LegacyMemory } from '@redoubt/contract';
import type { RunSpec } from '@redoubt/redteam';

/** What the archived API keeps of a submission with its run. */
export interface LegacyOrigin extends LegacyMemory {
  readonly warnings: readonly string[];
}

/** The origin of a run; what of it is not there, as for runs of the current API, is empty. The one cast: what is kept was written by a submission. */
export const originOf = ({ legacy }: Pick<RunSpec, 'legacy'>): LegacyOrigin => ({
  ...none,
  ...(legacy as Partial<LegacyOrigin> | undefined),
});

const none: LegacyOrigin = {
  version: 'v3',
  datasetName: null,
  dataset: {},
  model: {},
  tests: [],
  config: {},
  warnings: [],
};
