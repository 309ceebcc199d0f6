import { contract, type Target } from '@redoubt/contract';
import type { Target as OpenTarget } from '@redoubt/providers';
import type { RedteamContext } from '../../redteam-api/context.ts';
import { implement } from '../../redteam-api/implement.ts';
import { admitTarget } from '../../redteam-api/submission/admit-target.ts';
import { checkHealth } from '../../redteam-api/submission/check-health.ts';
import { PROBE_MS } from '../../redteam-api/submission/prepare-run.ts';
import { savedTarget } from '../../saved-models/saved-target.ts';

export const legacyHealth = implement(contract.legacy.health, { run: () => ({ status: 'healthy' as const }) });

const admit = (target: Target, context: RedteamContext) => admitTarget(target, context, { timeoutMs: PROBE_MS });

async function healthOf(target: OpenTarget) {
  const { latency_ms: _, ...health } = await checkHealth(target);
  return health;
}

export const modelHealth = implement(contract.legacy.modelHealth, {
  prepare: ({ body }, context) => admit(body, context),
  run: healthOf,
});

export const savedModelHealth = implement(contract.legacy.savedModelHealth, {
  prepare: async ({ headers, query }, context) => {
    const { model: name, model_version: version, refresh_cache: isFresh = query.refresh_cache } = headers;
    return admit(await savedTarget(context, { name, version, isFresh }), context);
  },
  run: healthOf,
});
