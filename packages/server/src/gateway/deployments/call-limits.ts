import type { DeploymentFields } from '@redoubt/contract';
import type { CallTimeouts, LimitedDeployment } from '@redoubt/providers';

/** The limits and times of a deployment's calls: the same objects for all of them. */
export interface CallLimits {
  readonly deployment: LimitedDeployment;
  readonly timeouts: CallTimeouts;
}

/** Calls of one deployment that wait for a place. */
const MAX_QUEUED = 1_000;

export function callLimitsOf(id: number, { limits }: Pick<DeploymentFields, 'limits'>): CallLimits {
  const { max_concurrent: maxConcurrent, requests_per_minute: perMinute } = limits;
  return {
    deployment: {
      id: String(id),
      limits: { maxConcurrent: maxConcurrent ?? undefined, maxQueued: MAX_QUEUED, perMinute: perMinute ?? undefined },
    },
    timeouts: {
      headersMs: limits.first_byte_timeout_ms ?? undefined,
      idleMs: limits.idle_timeout_ms ?? undefined,
    },
  };
}
