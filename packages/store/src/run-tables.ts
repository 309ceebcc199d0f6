import type { Generated } from 'kysely';
import type { JudgedOutcome, ProbeState, RunEventKind, RunSignal, RunState } from './runs.ts';
import type { Timestamp } from './timestamps.ts';

interface RunRow {
  id: string;
  project_id: string;
  organisation_id: string;
  key_name: string;
  request_id: string;
  name: string | null;
  /** Model name of the target. Also null in runs that are older than this column. */
  model_name: string | null;
  /** JSON of what is attacked, without secrets. Null in runs that are older than this column. */
  attacked: string | null;
  state: RunState;
  state_reason: string | null;
  signal: RunSignal | null;
  /** JSON. */
  spec: string;
  sealed_target: string;
  credits: number;
  probes: number;
  /** What the attacker model and the judge model were asked for this run. */
  attacker_calls: Generated<number>;
  attacker_tokens: Generated<number>;
  judge_calls: Generated<number>;
  judge_tokens: Generated<number>;
  last_event: number;
  created_at: Timestamp;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
}

interface RunProbeRow {
  run_id: string;
  ordinal: number;
  probe_id: string;
  category: string;
  sub_category: string;
  attack: string;
  place: number;
  /** JSON object. */
  variant: string;
  goal_id: string;
  goal: string;
  goal_source: string;
  is_control: number;
  state: ProbeState;
  tries: number;
  claimed_by: string | null;
  /** Milliseconds since 1970. */
  claimed_until: number | null;
  prompt: string | null;
  response: string | null;
  success: number | null;
  refused: number | null;
  score: number | null;
  /** JSON object. */
  verdict: string | null;
  /** JSON object. */
  judge: string | null;
  error_kind: string | null;
  error: string | null;
  latency_ms: number | null;
  prompt_tokens: number | null;
  completion_tokens: number | null;
  ended_at: Timestamp | null;
  /** 1 (low) to 4 (critical). Null in runs that are older than this column. */
  severity: number | null;
  /** What a person said in the judge's place. Then `success` is the person's and `judged_success` the judge's. */
  corrected: JudgedOutcome | null;
  judged_success: number | null;
  /** JSON array of all corrections and withdrawals. */
  corrections: string | null;
  /** 1 if the target may have remembered other conversations. */
  not_independent: number | null;
}

interface RunTurnRow {
  run_id: string;
  ordinal: number;
  step: string;
  kind: 'ask' | 'attacker' | 'judge';
  /** JSON, like `answer`. */
  request: string;
  answer: string;
  at: Timestamp;
}

interface RunEventRow {
  run_id: string;
  seq: number;
  kind: RunEventKind;
  ordinal: number | null;
  /** JSON. */
  data: string | null;
  at: Timestamp;
}

interface RunMediumRow {
  run_id: string;
  digest: string;
  type: string;
  bytes: Uint8Array;
}

/** The tables of runs. */
export interface RunTables {
  runs: RunRow;
  run_probes: RunProbeRow;
  run_turns: RunTurnRow;
  run_events: RunEventRow;
  run_media: RunMediumRow;
  /** The time of the next allowed call to a target, in ms since 1970. */
  run_paces: { target: string; free_at: number };
}
