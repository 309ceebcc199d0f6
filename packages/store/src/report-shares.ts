import type { ReportFormat, ReportKind } from '@redoubt/contract';
import type { Timestamp } from './timestamps.ts';

/** A link to one report of one run. The secret itself is nowhere. */
export interface NewReportShare {
  readonly id: string;
  readonly projectId: string;
  readonly runId: string;
  readonly kind: ReportKind;
  readonly format: ReportFormat;
  /** Of the kind `framework`. */
  readonly framework: string | null;
  /** SHA-256 of the secret, in hexadecimal. */
  readonly secretHash: string;
  /** Name of the key that made it. */
  readonly createdBy: string;
  readonly expiresAt: Date;
}

/** A stored link. */
export interface ReportShare extends NewReportShare {
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

/** Links to reports that work without a key. They are deleted with their run. */
export interface ReportShares {
  /**
   * Stores a link. Returns `full` if the run has `most` links that work. Links of the run that ended are deleted if
   * there are more than that of them.
   */
  add(share: NewReportShare, most: number): Promise<ReportShare | 'full'>;
  /** Returns a link by its id alone, whoever asks. */
  get(id: string): Promise<ReportShare | undefined>;
  /** The links of a run, newest first. */
  list(projectId: string, runId: string): Promise<ReportShare[]>;
  /** Ends a link. Returns undefined if the run has no such link. One that was revoked before stays as it was. */
  revoke(of: {
    readonly projectId: string;
    readonly runId: string;
    readonly id: string;
  }): Promise<ReportShare | undefined>;
}

export interface ReportShareRow {
  id: string;
  project_id: string;
  run_id: string;
  kind: ReportKind;
  format: ReportFormat;
  framework: string | null;
  secret_hash: string;
  created_by: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
}
