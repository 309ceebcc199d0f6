import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../names.ts';
import { DeploymentHeader } from './deployments.ts';

export const getShadowReport = endpoint({
  method: 'GET',
  path: '/deployments/get-shadow-report',
  summary: 'What the second policies of a deployment would have blocked, beside what was blocked',
  description:
    'Counts the latest calls of the log that the shadow judged. A call whose request was really blocked has no answer to judge.',
  scope: 'proxy',
  failures: ['not_found'],
  headers: DeploymentHeader,
  query: z.strictObject({
    from: Timestamp.optional().describe('Only calls from this moment on'),
    to: Timestamp.optional().describe('Only calls from before this moment'),
    calls: z.coerce.number().int().min(1).max(20_000).default(5_000).describe('Calls that are looked at, at most'),
  }),
  response: z.object({
    looked_at: z.int().describe('Calls of the deployment in the log'),
    from: z.string().nullable().describe('The oldest of them'),
    judged: z.int().describe('Calls that the shadow judged'),
    skipped: z.int().describe('Calls that it did not judge, because the service had too much to do'),
    blocked: z.int().describe('Of the judged calls, those that were really blocked'),
    would_block: z.int().describe('Those that the shadow would have blocked'),
    both: z.int(),
    detectors: z.array(
      z.object({
        side: z.enum(['input', 'output']),
        detector: z.string(),
        blocked: z.int().describe('Judged calls that the real policy blocked by it'),
        would_block: z.int().describe('Judged calls that the shadow would have blocked by it'),
      }),
    ),
    only_shadow: z.array(z.string()).describe('Ids of the latest calls that only the shadow would have blocked'),
    only_real: z.array(z.string()).describe('Ids of the latest calls that only the real policy blocked'),
  }),
});
