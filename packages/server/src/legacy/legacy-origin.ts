import type { LegacyMemory } from '@redoubt/contract';
import type { RunSpec } from '@redoubt/redteam';

/** What the archived API stores with a run about its submission. */
export interface LegacyOrigin extends LegacyMemory {
  readonly warnings: readonly string[];
}

/**
 * Returns the origin of a run. Missing fields are empty, as for runs of the current API. The only cast: a submission
 * wrote the stored value.
 */
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
