import type { AnswerCheckName, DetectorName } from '@redoubt/contract';

/** What one stage of a call found, as `service_policy_detections` tells it. */
interface SideReport {
  readonly summary: Readonly<Record<string, unknown>>;
  readonly details: Readonly<Record<string, unknown>>;
  readonly enabled_detectors: readonly string[];
  readonly detected_detectors: readonly string[];
  readonly blocked_detectors: readonly string[];
}

export interface InputReport extends SideReport {
  readonly is_req_blocked: boolean;
  readonly is_pii_redacted: boolean;
}

export interface OutputReport extends SideReport {
  readonly is_res_blocked: boolean;
  readonly is_pii_unredacted: boolean;
  /** What was enabled and not asked: nothing to judge, the call was blocked before, or the stage failed and the deployment goes on. */
  readonly skipped_detectors: readonly string[];
}

/** Seconds each part took. */
interface CallMetrics {
  readonly input_guardrails_latency: number;
  readonly endpoint_latency: number;
  readonly output_guardrails_latency: number;
}

/** `service_policy_detections` of an answer. */
export interface PolicyDetections {
  readonly input_guardrails: InputReport;
  readonly output_guardrails: OutputReport;
  readonly metrics: CallMetrics;
}

/** A detector, or a check of the answer as a whole. */
export type StageName = DetectorName | AnswerCheckName;

const nothing: SideReport = {
  summary: {},
  details: {},
  enabled_detectors: [],
  detected_detectors: [],
  blocked_detectors: [],
};

/** Of a stage that does not run. */
export const noInput: InputReport = { ...nothing, is_req_blocked: false, is_pii_redacted: false };
export const noOutput: OutputReport = {
  ...nothing,
  is_res_blocked: false,
  is_pii_unredacted: false,
  skipped_detectors: [],
};

/** Milliseconds as seconds, to the tenth of a millisecond. */
export const inSeconds = (ms: number): number => Math.round(ms * 10) / 10_000;
