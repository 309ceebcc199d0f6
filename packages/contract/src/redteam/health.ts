import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

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
