import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@redoubt/contract';
import { z } from 'zod';
import { Failure } from '../errors.ts';
import { implement } from '../http/implement.ts';

const outcomes = { crash: 'internal_error', upstream: 'upstream_failed', conflict: 'conflict' } as const;

const workEndpoint = {
  method: 'POST',
  path: '/work',
  aliases: ['/labour'],
  summary: 'Work of a test',
  scope: 'guardrails',
  balance: 'guardrails',
  status: 202,
  query: z.strictObject({ turn: z.string().optional() }),
  body: z.strictObject({
    ms: z.int().default(0),
    fails: z.enum(['crash', 'upstream', 'conflict']).optional(),
    fillerBytes: z.int().default(0),
  }),
  response: z.object({ token: z.string(), filler: z.string() }),
} as const satisfies Endpoint;

/** What one run of the work costs. */
export const WORK_CREDITS = 7;

/** A priced endpoint that takes the time its body says, fails as it says, and never answers the same twice. */
export const work = implement(workEndpoint, {
  price: () => ({ balance: 'guardrails', credits: WORK_CREDITS, quantity: 1, lines: [] }),
  run: async ({ body: { ms, fails, fillerBytes } }) => {
    await sleep(ms);
    if (fails === 'crash') throw new Error('a fault with a secret in it');
    if (fails) throw new Failure(outcomes[fails], 'The work failed as it was told');
    return { token: randomUUID(), filler: 'x'.repeat(fillerBytes) };
  },
});
