import { contract, type ResponseOf } from '@redoubt/contract';
import { implement } from '../../http/implement.ts';
import { PROBE_QUESTION, probeTarget } from '../targets/probe-target.ts';
import { type Target, TargetFailed } from '../targets/target.ts';
import { admitTarget, refusalOf } from './admit-target.ts';

type Health = ResponseOf<typeof contract.rt.modelHealth>;

/** A person waits for the answer. */
const TIMEOUT_MS = 20_000;
const MAX_SHOWN = 4_000;

export const modelHealth = implement(contract.rt.modelHealth, {
  prepare: ({ body: { target } }, { egress, clock }) => admitTarget(target, { egress, clock, timeoutMs: TIMEOUT_MS }),
  run: (target) => healthOf(target).finally(() => target.close()),
});

async function healthOf(target: Target): Promise<Health> {
  const startedAt = performance.now();
  try {
    const { text, latencyMs } = await probeTarget(target, new AbortController().signal);
    return health('healthy', { response: text.slice(0, MAX_SHOWN), error: '', latencyMs });
  } catch (error) {
    // A name is judged when it is connected to, so its refusal comes only now.
    if (!(error instanceof TargetFailed) || error.kind === 'refused_by_egress') throw refusalOf(error);
    return health('unhealthy', { response: null, error: error.message, latencyMs: performance.now() - startedAt });
  }
}

const messages = {
  healthy: 'Model health check completed successfully',
  unhealthy: 'Model health check failed',
} as const satisfies Record<Health['status'], string>;

const health = (
  status: Health['status'],
  { response, error, latencyMs }: { response: string | null; error: string; latencyMs: number },
): Health => ({
  status,
  message: messages[status],
  data: { query: PROBE_QUESTION, response },
  error,
  latency_ms: Math.round(latencyMs * 10) / 10,
});
