import { z } from 'zod';
import { Detection, Warnings } from './detection.ts';

const flag = z.union([z.literal(0), z.literal(1)]);
const score = z.number().min(0).max(1);

/** What the verdict of a detector is called. `details` says it is "Detected" or "Not Detected". */
export const mediaFindings = {
  toxicity: 'Toxicity',
  nsfw: 'NSFW',
  injection_attack: 'Injection Attack',
  policy_violation: 'Policy Violation',
} as const;

/** The sentence of `details` on a detector. */
export const mediaVerdict = <Name extends keyof typeof mediaFindings>(name: Name, isFound: boolean) =>
  isFound ? (`${mediaFindings[name]} Detected` as const) : (`${mediaFindings[name]} Not Detected` as const);

const verdict = <Name extends keyof typeof mediaFindings>(name: Name) =>
  z.enum([mediaVerdict(name, true), mediaVerdict(name, false)]);

/** The verdict on a picture or a recording and the text beside it. */
export const MediaDetection = z.object({
  summary: z
    .object({
      toxicity: flag.optional(),
      nsfw: flag.optional(),
      injection_attack: flag.optional(),
      pii: flag.optional(),
      policy_violation: flag.optional(),
    })
    .describe('One flag an enabled detector'),
  details: z.object({
    toxicity: z
      .object({ toxicity: verdict('toxicity'), labels: z.array(z.string()).describe('The kinds that were found') })
      .optional(),
    nsfw: z.object({ nsfw: verdict('nsfw') }).optional(),
    injection_attack: z
      .object({ injection_attack: verdict('injection_attack'), explanation: z.string().optional() })
      .optional(),
    pii: z
      .object({
        entities: z
          .record(z.string(), z.record(z.string(), z.string()))
          .describe('By entity: value to placeholder, as in `{"person": {"John Doe": "<person_0>"}}`'),
      })
      .optional(),
    policy_violation: z
      .object({
        policy_violation: verdict('policy_violation'),
        violating_policy: z.string().optional().describe('The rule that is broken'),
        explanation: z.string().optional(),
      })
      .optional(),
  }),
  scores: z
    .object({
      toxicity: score.optional(),
      nsfw: score.optional(),
      injection_attack: score.optional(),
      policy_violation: score.optional(),
    })
    .describe('The highest score of each detector that has one'),
  extracted_text: z.string().describe('The recognised texts, a line each'),
  result_message: Detection.shape.result_message,
  warnings: Warnings,
});
export type MediaDetection = z.output<typeof MediaDetection>;
