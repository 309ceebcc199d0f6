import type { AnswerCheckName, DetectorName } from '@redoubt/contract';

/** The findings on one side of a call, in the form of `service_policy_detections`. */
interface SideReport {
  readonly summary: Readonly<Record<string, unknown>>;
  readonly details: Readonly<Record<string, unknown>>;
  readonly enabled_detectors: readonly string[];
  readonly detected_detectors: readonly string[];
  readonly blocked_detectors: readonly string[];
}

/** What `service_policy_detections` says of one part. */
export interface PartReport {
  /** Where it stands in the request, such as `messages.0.content.1`. */
  readonly part: string;
  /** `image`, `audio`, `pdf` or `document` as its bytes say, else what it says that it is. */
  readonly kind: string;
  /** Whether all of it was read. */
  readonly is_read: boolean;
  /** Why not, as a machine code. Absent if it was read. */
  readonly reason?: string;
  readonly detected_detectors: readonly string[];
}

/** What is told of the parts of a request. Absent where it has none. */
export interface PartsReport {
  readonly parts?: readonly PartReport[];
  /** A sentence for each part that goes to the model unread. */
  readonly warnings?: readonly string[];
}

export interface InputReport extends SideReport, PartsReport {
  readonly is_req_blocked: boolean;
  readonly is_pii_redacted: boolean;
}

export interface OutputReport extends SideReport {
  readonly is_res_blocked: boolean;
  readonly is_pii_unredacted: boolean;
  /**
   * Enabled detectors that did not run: there was nothing to judge, the call was blocked before, or the stage failed
   * and the deployment continues.
   */
  readonly skipped_detectors: readonly string[];
}

/** Seconds that each part took, and what the provider takes for the call. */
interface CallMetrics {
  readonly input_guardrails_latency: number;
  readonly endpoint_latency: number;
  readonly output_guardrails_latency: number;
  /** In US dollars. Absent if that is not known. */
  readonly cost_usd?: number;
  /** What a kept answer had cost, in US dollars. Absent if none was given, or that is not known. */
  readonly saved_usd?: number;
}

/** The `service_policy_detections` of an answer. */
export interface PolicyDetections {
  readonly input_guardrails: InputReport;
  readonly output_guardrails: OutputReport;
  readonly metrics: CallMetrics;
}

/** A detector, a check of the whole answer, or the gate of tools. */
export type StageName = DetectorName | AnswerCheckName | 'tool_gate';

const nothing: SideReport = {
  summary: {},
  details: {},
  enabled_detectors: [],
  detected_detectors: [],
  blocked_detectors: [],
};

/** The reports of stages that do not run. */
export const noInput: InputReport = { ...nothing, is_req_blocked: false, is_pii_redacted: false };
export const noOutput: OutputReport = {
  ...nothing,
  is_res_blocked: false,
  is_pii_unredacted: false,
  skipped_detectors: [],
};

/** Converts milliseconds to seconds, rounded to a tenth of a millisecond. */
export const inSeconds = (ms: number): number => Math.round(ms * 10) / 10_000;
