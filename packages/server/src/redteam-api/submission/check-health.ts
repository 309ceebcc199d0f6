import { type contract, type ResponseOf, rounded } from '@redoubt/contract';
import { PROBE_QUESTION, probeTarget, type Target, TargetFailed } from '@redoubt/providers';
import { refusalOf } from './admit-target.ts';
import { PROBE_MS } from './prepare-run.ts';

/** The answer to a health check. */
export type Health = ResponseOf<typeof contract.rt.modelHealth>;

const MAX_SHOWN = 4_000;

/** Asks a target one short question and closes it. Throws if its address may not be called. */
export async function checkHealth(target: Target): Promise<Health> {
  const startedAt = performance.now();
  try {
    const { text, latencyMs } = await probeTarget(target, PROBE_MS);
    return health('healthy', { response: text.slice(0, MAX_SHOWN), error: '', latencyMs });
  } catch (error) {
    // A host name is checked when it is connected to, so its refusal comes only now.
    if (!(error instanceof TargetFailed) || error.kind === 'refused_by_egress') throw refusalOf(error);
    return health('unhealthy', { response: null, error: error.message, latencyMs: performance.now() - startedAt });
  } finally {
    await target.close();
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
  latency_ms: rounded(latencyMs, 1),
});
