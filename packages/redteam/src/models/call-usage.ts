import { randomUUID } from 'node:crypto';
import type { Runs } from '@redoubt/store';
import type { RoleModel } from './role-model.ts';

/** The seed of calls that are no runs: the same call makes the same prompts. */
export const CALL_SEED = '1';

/**
 * Returns what the operator's models work for in one call that is no run. The budget of a run holds for each such call,
 * and is counted in memory.
 */
export function servedCall(organisationId: string): Parameters<RoleModel['forRun']>[0] & { organisationId: string } {
  const used = new Map<string, { calls: number; tokens: number }>();
  const spendModel: Runs['spendModel'] = async (_, { role, calls, tokens, most = {} }) => {
    const before = used.get(role) ?? { calls: 0, tokens: 0 };
    const after = { calls: before.calls + calls, tokens: before.tokens + tokens };
    const { calls: mostCalls = Infinity, tokens: mostTokens = Infinity } = most;
    if (after.calls > mostCalls || after.tokens > mostTokens) return undefined;
    used.set(role, after);
    return after;
  };
  return { id: `call-${randomUUID()}`, organisationId, seed: CALL_SEED, runs: { spendModel } };
}
