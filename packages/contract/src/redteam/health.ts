import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { exampleTarget, targetFields, targetOf } from '../models/target-of-body.ts';

/** The answer to a health check. */
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

export const health = endpoint({
  method: 'GET',
  path: '/rt/health',
  summary: 'Whether the Red Team is alive',
  scope: 'none',
  response: z.object({ status: z.literal('healthy') }),
});

export const statusCheck = endpoint({
  method: 'GET',
  path: '/rt/status-check',
  summary: 'Whether what runs need is there (503 when it is not)',
  scope: 'any',
  failures: ['not_ready'],
  response: z.object({
    status: z.literal('ok'),
    checks: z.object({
      store: z.literal('ok'),
      queue: z.object({
        status: z.literal('ok'),
        waiting: z.int().describe('Runs that are queued or worked on, at most 1,000 counted'),
        works_here: z.boolean().describe('Whether this process works on runs; others may'),
      }),
      models: z.object({
        attacker: z.enum(['configured', 'none']).describe('Without one, attacks write their prompts by templates'),
        judge: z.enum(['configured', 'embedded']),
      }),
      detectors: z.literal('ok'),
    }),
  }),
});
