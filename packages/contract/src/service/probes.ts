import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the process is alive',
  scope: 'none',
  response: z.object({ status: z.literal('healthy'), version: z.string() }),
});

export const ready = endpoint({
  method: 'GET',
  path: '/ready',
  summary: 'Whether the process can take requests (503 when it cannot)',
  scope: 'none',
  response: z.object({ status: z.literal('ready'), checks: z.record(z.string(), z.literal('ok')) }),
});
