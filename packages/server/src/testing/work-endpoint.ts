import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@redoubt/contract';
import type { Price } from '@redoubt/metering';
import { z } from 'zod';
import { Failure } from '../errors.ts';
import { type Implementation, implement } from '../http/implement.ts';

const says = 'The work failed as it was told';
const failures = {
  upstream: () =>
    new Failure('upstream_failed', says, { detail: { upstream: 'model', reason: 'status', status: 500 } }),
  conflict: () => new Failure('conflict', says, { detail: { kind: 'job', name: null, reason: 'state' } }),
  'own input': () => new Failure('invalid_request', says, { isCharged: true }),
} as const;
const fails = z.enum(['crash', 'upstream', 'conflict', 'own input']).optional();
type Fails = z.output<typeof fails>;
/** The time that the work takes or the job that ends it, and how it ends. */
const toil = { ms: z.int().default(0), job: z.string().optional(), fails };

const workEndpoint = {
  method: 'POST',
  path: '/work',
  aliases: ['/labour'],
  summary: 'Work of a test',
  scope: 'guardrails',
  balance: 'guardrails',
  status: 202,
  query: z.strictObject({ turn: z.string().optional() }),
  body: z.strictObject({ ...toil, fillerBytes: z.int().default(0) }),
  response: z.object({ token: z.string(), filler: z.string() }),
} as const satisfies Endpoint;

const heldWorkEndpoint = {
  method: 'POST',
  path: '/held-work',
  summary: 'Work of a test whose cost is known afterwards',
  scope: 'guardrails',
  balance: 'guardrails',
  body: z.strictObject({ ...toil, reserve: z.int(), cost: z.int() }),
  response: z.object({ token: z.string(), cost: z.int() }),
} as const satisfies Endpoint;

/** The cost of one run of the work. */
export const WORK_CREDITS = 7;

/**
 * Behaviour of a node after the time of the work: the job that ends it, or a failure that the request did not ask for.
 */
export interface WorkOptions {
  readonly job?: string;
  readonly fails?: Fails;
}

/** A priced endpoint that takes the time that its body gives and fails as its body says. Each answer is different. */
export function workOn(node: WorkOptions = {}): Implementation {
  return implement(workEndpoint, {
    price: () => priceOf(WORK_CREDITS),
    run: async ({ body }) => {
      await take({ ...body, ...node });
      return { token: randomUUID(), filler: 'x'.repeat(body.fillerBytes) };
    },
  });
}

/** `workOn` with its default options. */
export const work = workOn();

/** A priced endpoint that reserves the credits of its body's `reserve` and in the end settles its `cost`. */
export const heldWork = implement(heldWorkEndpoint, {
  price: ({ body }) => priceOf(body.reserve),
  settle: (_, { cost }) => priceOf(cost),
  run: async ({ body }) => {
    await take(body);
    return { token: randomUUID(), cost: body.cost };
  },
});

function priceOf(credits: number): Price {
  return { balance: 'guardrails', credits, quantity: 1, lines: [{ item: 'work', credits }] };
}

/** Work that lasts until the test ends it. It works only in the test's own process. */
export interface Job {
  /** The name in requests. */
  readonly name: string;
  /** Resolves when a request begins the job. */
  readonly begun: Promise<void>;
  finish(): void;
}

const jobs = new Map<string, { begin(): void; readonly finished: Promise<void> }>();

export function openJob(): Job {
  const name = randomUUID();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  jobs.set(name, { begin, finished });
  return { name, begun, finish };
}

async function doJob(name: string): Promise<void> {
  const job = jobs.get(name);
  job?.begin();
  await job?.finished;
}

async function take({ ms, job, fails: how }: { ms: number; job?: string | undefined; fails?: Fails }): Promise<void> {
  if (job !== undefined) await doJob(job);
  await sleep(ms);
  if (how === 'crash') throw new Error('a fault with a secret in it');
  if (how) throw failures[how]();
}
