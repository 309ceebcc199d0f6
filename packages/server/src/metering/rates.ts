import type { DetectorName } from '@redoubt/contract';

/** The day on which the specification's rate tables were current. */
export const RATE_TABLE_DATE = '2026-08-06';

/** What one detector costs on one text. */
export interface DetectorRate {
  readonly credits: number;
  /** Characters per charged unit; absent: charged once, whatever the length. */
  readonly unit?: number;
  /** Whether an explanation is bought when the field is absent. Absent: none can be bought. */
  readonly explains?: 'by default' | 'on request';
}

/** Guardrails detector rates. */
export const detectorRates = {
  keyword_detector: { credits: 1 },
  pii: { credits: 1 },
  nsfw: { credits: 1 },
  toxicity: { credits: 1 },
  topic_detector: { credits: 1 },
  injection_attack: { credits: 2, unit: 1_024, explains: 'on request' },
  sponge_attack: { credits: 4, unit: 4_096 },
  bias: { credits: 5, unit: 4_096 },
  policy_violation: { credits: 5, unit: 5_000, explains: 'by default' },
  copyright_ip: { credits: 0 },
  system_prompt: { credits: 0 },
} as const satisfies Record<DetectorName, DetectorRate>;

/** No detector costs more than this many times its base rate. */
export const MAX_LENGTH_UNITS = 25;
export const EXPLANATION_FACTOR = 2;
/** Subtracted per text on which both nsfw and toxicity run. */
export const NSFW_AND_TOXICITY_REBATE = 1;
/** The least that a priced Guardrails request costs. */
export const MINIMUM_GUARDRAILS_CHARGE = 1;
