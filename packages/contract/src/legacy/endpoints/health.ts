import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/redteam/health',
  summary: 'Whether the Red Team is alive',
  scope: 'none',
  successor: '/rt/health',
  response: z.object({ status: z.literal('healthy') }),
});
