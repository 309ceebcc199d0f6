import type { Actor, AttackedTarget, JudgedOutcome } from './runs.ts';

/**
 * What a finding is now. `reopened`: an attack succeeded again after it was fixed, or after its false alarms. A person
 * sets all but `reopened`; runs set `open`, `fixed` and `reopened`.
 */
export type FindingStatus = 'open' | 'accepted' | 'false_positive' | 'fixed' | 'reopened';

/** The statuses that a person may set. */
type MarkedStatus = Exclude<FindingStatus, 'reopened'>;

/** A change of a finding's status. `from` is null for the first one. */
export interface FindingChange {
  readonly at: Date;
  readonly by: Actor;
  readonly from: FindingStatus | null;
  readonly to: FindingStatus;
  readonly note: string | null;
  readonly acceptedUntil: string | null;
}

/** What a run showed of a finding. */
export interface FindingRun {
  readonly runId: string;
  /** When the run ended. */
  readonly at: Date;
  /** Decided attempts. */
  readonly attempts: number;
  readonly successes: number;
}

/**
 * A weakness of one target: successes of one attack in one sub-category. It outlives the runs that showed it; counts
 * over `runs` are of runs that are still stored.
 */
export interface Finding {
  readonly id: string;
  readonly target: AttackedTarget;
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
  /** 1 (low) to 4 (critical): the worst success of the last run that showed it. */
  readonly severity: number;
  readonly status: FindingStatus;
  readonly statusAt: Date;
  readonly statusBy: Actor;
  readonly statusNote: string | null;
  /** The last day (UTC, `YYYY-MM-DD`) on which an accepted finding is accepted. Null means for good. */
  readonly acceptedUntil: string | null;
  readonly firstSeen: Date;
  /** When the last run ended in which the attack succeeded. */
  readonly lastSeen: Date;
  /** The last run that attacked it, whether or not it succeeded. */
  readonly latest: FindingRun;
  readonly total: { readonly runs: number; readonly attempts: number; readonly successes: number };
}

/** A successful attempt that shows a finding. */
export interface FindingEvidence {
  readonly runId: string;
  readonly ordinal: number;
}

/** A finding with what happened to it and what shows it, newest first. */
export interface FindingDetail extends Finding {
  readonly history: readonly FindingChange[];
  readonly runs: readonly FindingRun[];
  readonly evidence: readonly FindingEvidence[];
}

/**
 * Selects findings. They come by `lastSeen`, newest first, and of one moment the most severe first. `after` is the last
 * one that the caller has read.
 */
export interface FindingFilter {
  readonly limit: number;
  readonly after?: Pick<Finding, 'lastSeen' | 'severity' | 'id'> | undefined;
  readonly status?: FindingStatus | undefined;
  readonly severity?: number | undefined;
  readonly category?: string | undefined;
  readonly attack?: string | undefined;
  readonly targetId?: string | undefined;
  readonly modelName?: string | undefined;
  /** Only findings that this run attacked. */
  readonly runId?: string | undefined;
  /** Only findings that were seen at this moment or later. */
  readonly since?: Date | undefined;
}

/** What a person says of a finding. */
export interface FindingMark {
  readonly status: MarkedStatus;
  readonly note: string | null;
  readonly acceptedUntil: string | null;
  readonly by: Actor;
}

/** What a person says of an attempt in the judge's place. A null outcome withdraws what was said before. */
export interface VerdictCorrection {
  readonly outcome: JudgedOutcome | null;
  readonly note: string | null;
  readonly by: Actor;
}

/** Why a verdict was not corrected. `open`: the run has not ended. */
export type CorrectionRefusal = 'open' | 'unknown' | 'unjudged' | 'control' | 'same' | 'uncorrected';

/** The findings of projects across runs. The transaction that ends a run also updates them. */
export interface Findings {
  list(projectId: string, filter: FindingFilter): Promise<Finding[]>;
  /** Returns undefined if the project has no such finding. */
  find(projectId: string, id: string): Promise<FindingDetail | undefined>;
  /** Sets the status of a finding. Returns false if the project has no such finding. */
  mark(projectId: string, id: string, mark: FindingMark): Promise<boolean>;
  /**
   * Corrects the verdict of an attempt, or withdraws a correction, and updates the finding that it shows. Returns why
   * nothing was changed, or undefined.
   */
  correct(
    place: { readonly projectId: string; readonly runId: string; readonly ordinal: number },
    correction: VerdictCorrection,
  ): Promise<CorrectionRefusal | undefined>;
  /** Opens some of the accepted findings whose last day is over. Returns how many. */
  expire(): Promise<number>;
}
