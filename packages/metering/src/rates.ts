import { type AttackId, type CategoryId, type DetectorName, numberOptions, type SystemType } from '@redoubt/contract';

const { tap, goat, rt_agent, derail_yourself } = numberOptions;

/** The day on which the rate tables of the specification were current. */
export const RATE_TABLE_DATE = '2026-08-06';

// Guardrails balance

/** The rate of one detector on one text. */
export interface DetectorRate {
  readonly credits: number;
  /** Characters per charged unit. If absent, the detector is charged once for any length. */
  readonly unit?: number;
  /**
   * Whether an explanation is charged if `need_explanation` is absent. If this is absent, the detector has no
   * explanations.
   */
  readonly explains?: 'by default' | 'on request';
}

/** Guardrails detector rates. */
export const detectorRates = {
  keyword_detector: { credits: 1 },
  pii: { credits: 1 },
  nsfw: { credits: 1, explains: 'on request' },
  toxicity: { credits: 1, explains: 'on request' },
  topic_detector: { credits: 1 },
  injection_attack: { credits: 2, unit: 1_024, explains: 'on request' },
  sponge_attack: { credits: 4, unit: 4_096 },
  bias: { credits: 5, unit: 4_096, explains: 'on request' },
  policy_violation: { credits: 5, unit: 5_000, explains: 'by default' },
  copyright_ip: { credits: 0 },
  system_prompt: { credits: 0 },
} as const satisfies Record<DetectorName, DetectorRate>;

/** The largest number of length units that are charged for one text. */
export const MAX_LENGTH_UNITS = 25;
export const EXPLANATION_FACTOR = 2;
/** Subtracted per text on which both nsfw and toxicity run. */
export const NSFW_AND_TOXICITY_REBATE = 1;
/** The minimum price of a priced Guardrails request. */
export const MINIMUM_GUARDRAILS_CHARGE = 1;
/** Bytes of a decoded document per charged unit: 100 KB. */
export const SIZE_UNIT_BYTES = 102_400;

/**
 * The rate of one Guardrails call: a base, the detector sum if it has one, and an amount for each unit, up to a
 * maximum. A call with only a path is free.
 */
export interface CallRate {
  readonly path: string;
  readonly base?: number;
  /** Whether the enabled detectors are added, and how: each by the length of the text, or each for one length unit. */
  readonly detectorSum?: 'by length' | 'at one unit';
  readonly perMultimodalDetector?: number;
  readonly perFragment?: number;
  readonly perPage?: number;
  /** For each started unit of SIZE_UNIT_BYTES. */
  readonly perSizeUnit?: number;
  readonly maximum?: number;
}

/** Guardrails endpoint rates. */
export const callRates = {
  detect: { path: '/guardrails/detect', detectorSum: 'by length' },
  batch_detect: { path: '/guardrails/batch/detect', detectorSum: 'by length' },
  pii: { path: '/guardrails/pii', base: 1 },
  detect_image: { path: '/guardrails/detect-image', perMultimodalDetector: 4 },
  detect_audio: { path: '/guardrails/detect-audio', perMultimodalDetector: 4 },
  adherence: { path: '/guardrails/adherence', base: 8 },
  relevancy: { path: '/guardrails/relevancy', base: 8 },
  scan_url: { path: '/guardrails/scan-url', base: 3, detectorSum: 'at one unit', perFragment: 1, maximum: 200 },
  scan_pdf: { path: '/guardrails/scan-pdf', base: 2, perSizeUnit: 1, perPage: 1, maximum: 300 },
  infer_document: {
    path: '/guardrails/policy-wizard/infer-document',
    base: 10,
    perSizeUnit: 2,
    perPage: 2,
    maximum: 300,
  },
  generate_rules: { path: '/guardrails/policy-wizard/generate-rules', base: 10 },
  health: { path: '/guardrails/health' },
  status: { path: '/guardrails/status' },
  models: { path: '/guardrails/models' },
  hallucination: { path: '/guardrails/hallucination' },
} as const satisfies Record<string, CallRate>;

/** Maps each stage of a deployment to the call whose price it has. */
export const proxyStageRates = {
  input_detection: 'detect',
  input_image: 'detect_image',
  input_audio: 'detect_audio',
  input_document: 'scan_pdf',
  output_detection: 'detect',
  pii_redaction: 'pii',
  pii_unredaction: 'pii',
  hallucination: 'hallucination',
  adherence: 'adherence',
  relevancy: 'relevancy',
} as const satisfies Record<string, keyof typeof callRates>;

// Red Team balance

/** Base credits of each category. */
export const categoryRates = {
  safety_harm: 12,
  security_fraud: 10,
  privacy_data_protection: 10,
  legal_ip_liability: 8,
  product_misuse_abuse: 8,
  performance_reliability_quality: 8,
  bias_fairness_ethical_harm: 6,
  brand_reputation_trust: 6,
} as const satisfies Record<CategoryId, number>;

/** The multiplier of an attack, by which its category's base is multiplied. */
export interface AttackRate {
  readonly multiplier: number;
  /** True if the multiplier is not in the specification but was chosen for Redoubt. */
  readonly assumed?: true;
  /** The multiplier scales in proportion to these parameters, up to `ceiling` times its value. */
  readonly scales?: { readonly reference: Readonly<Record<string, number>>; readonly ceiling: number };
}

/**
 * Attack multipliers. `width` and `branching_factor` of `tap` cannot be sent to `/rt`, so they always have their
 * reference value.
 */
export const attackRates = {
  basic: { multiplier: 1 },
  encoding: { multiplier: 1 },
  obfuscation: { multiplier: 1 },
  lang: { multiplier: 2 },
  deepinception: { multiplier: 1 },
  tap: {
    multiplier: 12,
    scales: { reference: { width: 5, branching_factor: 9, max_depth: tap.max_depth.default }, ceiling: 5.6 },
  },
  goat: { multiplier: 6, scales: { reference: { max_turns: goat.max_turns.default }, ceiling: 2 } },
  graph: { multiplier: 6 },
  rt_agent: { multiplier: 8, scales: { reference: { max_iterations: rt_agent.max_iterations.default }, ceiling: 2.5 } },
  rt_agent_v2: { multiplier: 8, assumed: true },
  derail_yourself: {
    multiplier: 5,
    scales: {
      reference: { num_actors: derail_yourself.num_actors.default, max_turns: derail_yourself.max_turns.default },
      ceiling: 3,
    },
  },
  camo: { multiplier: 2 },
  fc: { multiplier: 2, assumed: true },
  figstep: { multiplier: 2 },
  word_masking: { multiplier: 2 },
  waveform: { multiplier: 2 },
  audio_goat: { multiplier: 6 },
  long_character: { multiplier: 1 },
  attack_in_the_middle: { multiplier: 1 },
  hades: { multiplier: 2 },
  hades_at: { multiplier: 2, assumed: true },
} as const satisfies Record<AttackId, AttackRate>;

/** The smallest factor by which parameters can scale a multiplier. */
export const SCALING_FLOOR = 0.5;

/** Multiplier of a run by the system type of its target. */
export const systemTypeRates = {
  foundation_model: 1,
  chatbot: 1,
  agent: 1.5,
} as const satisfies Record<SystemType, number>;

/** The minimum price of a run. Eval, playground and threat modeling have no minimum. */
export const MINIMUM_RUN_CHARGE = 5;
export const EVAL_CREDITS_PER_SAMPLE = 2;
/** Multiplied by the attack's multiplier. */
export const PLAYGROUND_CREDITS_PER_ATTACK = 2;
/** One credit is charged for each started group of ten prompts. */
export const PROMPTS_PER_CREDIT = 10;

/** Red Team calls that are free. Every GET is free too. */
export const freeRedteamCalls = [
  'POST /rt/runs/{run_id}/resume',
  'POST /rt/runs/{run_id}/signal/{name}',
  'POST /rt/threat-modeling/categories',
  'POST /rt/model-health',
  'POST /rt/model/model-health',
  'POST /rt/findings',
  'POST /rt/risk-mitigation/system-prompt',
  'POST /rt/risk-mitigation/guardrails-policy',
] as const;
