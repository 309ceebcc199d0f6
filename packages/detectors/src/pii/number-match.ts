import type { PiiEntity } from './entities.ts';
import type { NumberRuns } from './number-runs.ts';

/** A format found in runs of digits. `runs` is the number of runs it covers. */
export interface NumberMatch {
  readonly entity: PiiEntity;
  readonly start: number;
  readonly end: number;
  readonly runs: number;
  readonly confidence: number;
}

/** Matches a format that starts at a run. The runs before it are already decided. */
export type NumberMatcher = (text: string, runs: NumberRuns, first: number) => NumberMatch | undefined;
