import type { FeedbackVerdict, SampleStage } from '@redoubt/contract';
import type { Generated } from 'kysely';
import type { Timestamp } from './timestamps.ts';

/** What the sample says of the call that it comes from. */
export interface SampleFeedback {
  /** Null if the log does not hold the call. */
  readonly callId: string | null;
  /** Null if the call was named by its id, and the log does not hold it. */
  readonly requestId: string | null;
  readonly verdict: FeedbackVerdict;
  readonly comment: string | null;
}

/** A text, and what the detectors of a policy should say of it. */
export interface NewSample {
  readonly policyId: number;
  /**
   * What the sample is of. A sample of the same source, stage and detector replaces the one before. No two calls of a
   * project, and no two texts of a policy, have the same source.
   */
  readonly source: string;
  readonly stage: SampleStage;
  /** Null for the policy as a whole. */
  readonly detector: string | null;
  /** Whether the text should be flagged. */
  readonly isFlagged: boolean;
  readonly text: string;
  /** Name of the key that sent it. */
  readonly keyName: string;
  /** Null for a sample that was added by hand. */
  readonly feedback: SampleFeedback | null;
}

/** A sample as it is stored. */
export interface PolicySample extends NewSample {
  readonly id: number;
  readonly policyName: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface SampleQuery {
  readonly projectId: string;
  readonly policyId?: number | undefined;
  readonly verdict?: FeedbackVerdict | undefined;
  /** Only samples that are feedback on a call. */
  readonly isFeedback?: boolean | undefined;
  readonly order: 'oldest first' | 'newest first';
}

/** What the samples of a project may take together. */
export interface SampleCapacity {
  readonly samples: number;
  readonly characters: number;
}

/** The texts that policies are tested on. They are deleted with their policy. */
export interface PolicySamples {
  /**
   * Stores all samples or none. Returns them in their order, or `full` if the project would have more than its capacity.
   * Two concurrent calls may each take the last room.
   */
  put(projectId: string, samples: readonly NewSample[], capacity: SampleCapacity): Promise<PolicySample[] | 'full'>;
  /** One page (from 1). */
  list(
    query: SampleQuery,
    page: { readonly page: number; readonly perPage: number },
  ): Promise<{ samples: PolicySample[]; total: number }>;
  /** Returns the deleted sample, or undefined if the project has no such sample. */
  remove(
    of: { readonly projectId: string; readonly policyId?: number | undefined; readonly isFeedback?: boolean },
    id: number,
  ): Promise<PolicySample | undefined>;
  /** Deletes feedback that was last given before a moment, oldest first, at most a few hundred. Returns how many. */
  sweep(before: Date): Promise<number>;
}

export interface PolicySampleRow {
  id: Generated<number>;
  project_id: string;
  policy_id: number;
  source: string;
  stage: SampleStage;
  /** Empty for the policy as a whole. */
  detector: string;
  is_flagged: number;
  text: string;
  characters: number;
  key_name: string;
  call_id: string | null;
  request_id: string | null;
  /** Null for samples that were added by hand. */
  verdict: FeedbackVerdict | null;
  comment: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}
