import { z } from 'zod';
import type { DetectorName } from './detectors.ts';

const flag = z.union([z.literal(0), z.literal(1)]).describe('0 or 1');
const score = z.number().min(0).max(1);
const found = z
  .record(z.string(), z.string())
  .describe('Placeholder to value, as in `{"<EMAIL_ADDRESS_0>": "a@b.co"}`');

interface Shape {
  /** The key in `summary`. */
  readonly summaryKey: string;
  readonly summary: z.ZodType;
  readonly details: z.ZodType;
}

/** What each detector writes into `summary` and `details` (contract §2). */
export const detectionShapes = {
  keyword_detector: {
    summaryKey: 'keyword_detected',
    summary: flag,
    details: z.looseObject({
      detected_keywords: z.array(z.string()),
      detected_counts: z.record(z.string(), z.int()),
      redacted_text: z.string(),
    }),
  },
  pii: { summaryKey: 'pii', summary: flag, details: z.record(z.string(), found) },
  nsfw: {
    summaryKey: 'nsfw',
    summary: flag,
    details: z.looseObject({ sfw: score, nsfw: score, explanation: z.string().optional() }),
  },
  toxicity: {
    summaryKey: 'toxicity',
    summary: z.array(z.string()),
    details: z.looseObject({
      toxicity: score,
      severe_toxicity: score,
      obscene: score,
      threat: score,
      insult: score,
      identity_hate: score,
      explanation: z.string().optional(),
    }),
  },
  topic_detector: { summaryKey: 'on_topic', summary: flag, details: z.record(z.string(), score) },
  injection_attack: {
    summaryKey: 'injection_attack',
    summary: flag,
    details: z.looseObject({
      safe: z.string(),
      attack: z.string(),
      most_unsafe_content: z.string(),
      compliance_mapping: z.record(z.string(), z.unknown()),
      explanation: z.string().optional(),
    }),
  },
  sponge_attack: {
    summaryKey: 'sponge_attack',
    summary: flag,
    details: z.looseObject({ sponge_attack_detected: z.boolean(), score }),
  },
  bias: {
    summaryKey: 'bias',
    summary: flag,
    details: z.looseObject({
      bias_detected: z.boolean(),
      debiased_text: z.string(),
      score,
      explanation: z.string().optional(),
    }),
  },
  policy_violation: {
    summaryKey: 'policy_violation',
    summary: flag,
    details: z.looseObject({
      violating_policy: z.string(),
      explanation: z.string(),
      score,
      sentence: z
        .string()
        .optional()
        .describe('The sentence that breaks the rule, up to 300 characters; `span` is its place'),
      unchecked_rules: z.array(z.string()).optional().describe('Rules that one text cannot show to be broken'),
      unread_rules: z
        .array(z.string())
        .optional()
        .describe('Rules that the encoder should have read and did not: it is off, cannot run or was late'),
      rules_left_out: z.int().optional().describe('Number of rules beyond the first 64'),
      read_share: z
        .number()
        .optional()
        .describe('Share of the text that was read with the rule that was read least, where that is below 1'),
    }),
  },
  copyright_ip: {
    summaryKey: 'copyright_ip_similarity',
    summary: z.int(),
    details: z.looseObject({ similarity_score: z.number() }),
  },
  system_prompt: {
    summaryKey: 'system_prompt_similarity',
    summary: z.int(),
    details: z.looseObject({ similarity_score: z.number() }),
  },
} as const satisfies Record<DetectorName, Shape>;

type DetectionShapes = typeof detectionShapes;
export type SummaryOf<N extends DetectorName> = z.output<DetectionShapes[N]['summary']>;
export type DetailsOf<N extends DetectorName> = z.output<DetectionShapes[N]['details']>;

/** The verdict of detectors that all are enabled: each of them has its summary and its details. */
export interface DetectionOf<N extends DetectorName> {
  readonly summary: { readonly [K in N as DetectionShapes[K]['summaryKey']]: SummaryOf<K> };
  readonly details: { readonly [K in N]: DetailsOf<K> };
  readonly result_message: string | null;
}

const shapes = Object.entries(detectionShapes) as [DetectorName, Shape][];

type SummaryShape = {
  [N in DetectorName as DetectionShapes[N]['summaryKey']]: z.ZodOptional<DetectionShapes[N]['summary']>;
};
type DetailsShape = { [N in DetectorName]: z.ZodOptional<DetectionShapes[N]['details']> };
// The casts: `Object.fromEntries` forgets which name has which schema.
const summaryShape = Object.fromEntries(
  shapes.map(([, shape]) => [shape.summaryKey, shape.summary.optional()]),
) as unknown as SummaryShape;
const detailsShape = Object.fromEntries(
  shapes.map(([name, shape]) => [name, shape.details.optional()]),
) as unknown as DetailsShape;

/** The verdict on one text. Only enabled detectors appear. */
export const Detection = z.object({
  summary: z.object(summaryShape).describe('One flag an enabled detector; flags are the integers 0 and 1'),
  details: z.object(detailsShape),
  result_message: z.string().nullable().describe("The first triggered detector's `block_message`"),
});
export type Detection = z.output<typeof Detection>;

/** Warnings about parts of a request that have no effect, such as an empty list. */
export const Warnings = z
  .array(z.string())
  .optional()
  .describe('What of the request asks for nothing, a sentence each; absent where all of it does');

/** The answer to a request: the verdict and the warnings. */
export const Detected = Detection.extend({ warnings: Warnings });
