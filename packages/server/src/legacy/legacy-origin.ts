import type { CategoryId } from '@redoubt/contract';
import { type RunSpec, specOf } from '../redteam/run-spec.ts';
import type { Run } from '../store/runs/runs.ts';

/** Which part of a category a legacy test became. */
export interface OriginTest {
  readonly test: string;
  readonly category: CategoryId;
  /** Undefined: all of the category that no other test names. */
  readonly subCategories?: readonly string[] | undefined;
}

/** What the archived API keeps of a submission with its run. Plain JSON, no secrets. */
export interface LegacyOrigin {
  readonly datasetName?: string | null | undefined;
  /** The model as the submission described it, without its secrets, in wire form. */
  readonly model?: Readonly<Record<string, unknown>> | undefined;
  readonly tests?: readonly OriginTest[] | undefined;
  readonly warnings?: readonly string[] | undefined;
}

/** The origin of a run; empty for one that the current API submitted. The one cast: what is kept was written by the submission. */
export const originOf = (run: Pick<Run, 'spec'>): LegacyOrigin => originIn(specOf(run));

export const originIn = ({ legacy }: RunSpec): LegacyOrigin => (legacy ?? {}) as LegacyOrigin;
