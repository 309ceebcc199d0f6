import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { exampleTarget, targetFields, targetOf } from '../models/target-of-body.ts';

/** What a health check is answered with. */
export const Health = z.object({
  status: z.enum(['healthy', 'unhealthy']),
  message: z.string(),
  data: z.object({
    query: z.string().describe('What the target was asked'),
    response: z.string().nullable().describe('What it answered; null where it did not'),
  }),
  error: z.string().describe('Why it is unhealthy; empty where it is not'),
  latency_ms: z.number(),
});

export const modelHealth = endpoint({
  method: 'POST',
  path: '/rt/model-health',
  summary: 'Ask a target one short question, to see whether it answers',
  description:
    'Free of charge. A target that does not answer, or refuses its key, is `unhealthy` with 200; an address that may not be called, and a target that relies on what cannot be expressed, is 400.',
  scope: 'redteam',
  isWorkUnpriced: true,
  failures: ['target_refused', 'target_not_expressible'],
  body: z
    .strictObject(targetFields)
    .transform((body, context) => ({ target: targetOf(body, context) }))
    .meta({ examples: [{ target: exampleTarget }] }),
  response: Health,
});
