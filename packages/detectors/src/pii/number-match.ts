import type { PiiEntity } from './entities.ts';
import type { NumberRuns } from './number-runs.ts';

/** A format found in the runs of digits; `runs` says how many of them it takes. */
export interface NumberMatch {
  readonly entity: PiiEntity;
  readonly start: number;
  readonly end: number;
  readonly runs: number;
  readonly confidence: number;
}

/** Asks whether a format starts at a run; the runs before it are already decided. */
export type NumberMatcher = (text: string, runs: NumberRuns, first: number) => NumberMatch | undefined;
