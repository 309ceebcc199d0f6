import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Detection, Warnings } from './detection.ts';
import { Detectors } from './detectors.ts';

/** Texts of one batch at most. */
export const MAX_BATCH_TEXTS = 10_000;

/** Anything is let in: what is no text fails by itself, and the others are judged. */
export const BatchTexts = z
  .array(z.unknown().meta({ type: 'string' }))
  .min(1)
  .max(MAX_BATCH_TEXTS)
  .describe('What is no string is answered by an error of its own, and costs nothing');

/** The answer to one text of a batch: a verdict, or why there is none. */
export const BatchItem = z.object({
  text: z.unknown().describe('As it was sent'),
  summary: Detection.shape.summary.optional(),
  details: Detection.shape.details.optional(),
  error: z
    .object({ error: z.string().describe('Machine-readable code'), message: z.string() })
    .optional()
    .describe('Why this text has no verdict; it then costs nothing'),
  warnings: Warnings,
});
export type BatchItem = z.output<typeof BatchItem>;

export const batchDescription =
  'The answer starts with the first verdict and is written while the rest is judged. A text that cannot be judged answers its own error and costs nothing; the others are not touched by it.';

export const batchDetect = endpoint({
  method: 'POST',
  path: '/guardrails/batch/detect',
  summary: 'Run the enabled detectors on each of several texts; the answers come in the order of the texts',
  description: `Costs the sum of the enabled detectors on each text. ${batchDescription}`,
  scope: 'guardrails',
  balance: 'guardrails',
  failures: ['not_found'],
  body: z.strictObject({ texts: BatchTexts, detectors: Detectors }).meta({
    examples: [{ texts: ['Write to jane@example.com', 'Hello'], detectors: { pii: { enabled: true } } }],
  }),
  response: z.array(BatchItem),
});
