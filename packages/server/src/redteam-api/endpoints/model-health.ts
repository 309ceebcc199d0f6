import { contract } from '@redoubt/contract';
import { implement } from '../implement.ts';
import { admitTarget } from '../submission/admit-target.ts';
import { checkHealth } from '../submission/check-health.ts';
import { PROBE_MS } from '../submission/prepare-run.ts';

export const modelHealth = implement(contract.rt.modelHealth, {
  prepare: ({ body: { target } }, context) => admitTarget(target, context, { timeoutMs: PROBE_MS }),
  run: checkHealth,
});
