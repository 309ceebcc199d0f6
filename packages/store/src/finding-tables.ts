import type { FindingStatus } from './findings.ts';
import type { Actor } from './runs.ts';
import type { Timestamp } from './timestamps.ts';

interface FindingTargetRow {
  id: string;
  project_id: string;
  /** JSON. */
  attacked: string;
  model_name: string | null;
}

/** A finding. Whoever changes it must hold the lock of its target's row. */
interface FindingRow {
  id: string;
  project_id: string;
  target_id: string;
  category: string;
  sub_category: string;
  /** The id of the attack; aliases are resolved. */
  attack: string;
  severity: number;
  status: FindingStatus;
  /** 1 if a person accepted it or called it a false positive. Then runs leave the status alone. */
  is_held: number;
  status_at: Timestamp;
  /** The run whose verdicts led to the status. Null if a person or an expiry set it. */
  status_run_id: string | null;
  /** YYYY-MM-DD. */
  accepted_until: string | null;
  first_seen: Timestamp;
  last_seen: Timestamp;
  latest_run_id: string;
  latest_at: Timestamp;
  latest_attempts: number;
  latest_successes: number;
  /** Number of changes so far, those included that are no longer stored. The last one led to the status. */
  changes: number;
}

interface FindingRunRow {
  finding_id: string;
  run_id: string;
  at: Timestamp;
  attempts: number;
  successes: number;
  /** The worst of the successes. */
  severity: number | null;
}

interface FindingChangeRow {
  finding_id: string;
  /** Counts from 1. */
  seq: number;
  at: Timestamp;
  by_kind: Actor['kind'];
  by_id: string | null;
  by_name: string | null;
  from_status: FindingStatus | null;
  to_status: FindingStatus;
  note: string | null;
  accepted_until: string | null;
}

/** The tables of findings. */
export interface FindingTables {
  finding_targets: FindingTargetRow;
  findings: FindingRow;
  finding_runs: FindingRunRow;
  finding_changes: FindingChangeRow;
}
