import type { ServerChild } from '../child/server-child.ts';
import { runPromptfooTree } from './run-promptfoo.ts';
import { ask, follow, statusOf } from './service-run.ts';
import type { TargetChild } from './target-child.ts';

/** The servers that both runners call. */
export interface TreeStand {
  readonly target: TargetChild;
  readonly attacker: TargetChild;
}

/** A search by one of the runners. */
export interface TreeRun {
  /** Ours: from `started_at` to `ended_at`. The peer's: from its first call to the last answer that it got. */
  readonly wallMs: number;
  readonly targetCalls: number;
  readonly attackerCalls: number;
  readonly goals: readonly string[];
}

const LATENCY_MS = 50;
/** Width 5 and depth 3. */
const CALLS = 15;
const MAX_PEER_MS = 300_000;

async function behave({ target, attacker }: TreeStand, attackerMs: number, unseen: number): Promise<void> {
  await target.behave({ latencyMs: LATENCY_MS, throttleEvery: 0, unseen });
  await attacker.behave({ latencyMs: attackerMs, throttleEvery: 0, unseen: 0 });
}

/** One run of `tap` with so many goals. A run whose trees did not grow to their end is an error. */
export async function treeOf(
  service: ServerChild,
  stand: TreeStand,
  { goals, attackerMs }: { readonly goals: number; readonly attackerMs: number },
): Promise<TreeRun> {
  // The first call checks the target.
  await behave(stand, attackerMs, 1);
  const { run_id: id } = await ask<{ run_id: string }>(service, '/rt/redteam', {
    target: { endpoint: `${stand.target.url}/v1`, api_key: 'sk-bench', model_name: 'bench-target' },
    risk_categories: { security_fraud: { attack_config: { tap: {} } } },
    generation_config: { max_prompts: goals, benign_controls: 0, seed: 'bench' },
  });
  await follow(service, id);
  const { workMs, errors } = await statusOf(service, id);
  if (errors > 0) throw new Error(`${errors} trees of ${id} ended in an error`);
  const { records } = await ask<{ records: readonly { goal: string }[] }>(service, `/rt/runs/${id}/records`);
  return { wallMs: workMs, goals: records.map(({ goal }) => goal), ...(await callsOf(stand, goals)) };
}

/** The peer's search of the same goals, without its start and its end. */
export async function peerTree(
  installed: string,
  stand: TreeStand,
  { goals, attackerMs }: { readonly goals: readonly string[]; readonly attackerMs: number },
): Promise<TreeRun> {
  await behave(stand, attackerMs, 0);
  const run = await runPromptfooTree(installed, { ...stand, goals, calls: CALLS, mostMs: MAX_PEER_MS });
  if (!run.isWhole) throw new Error(`promptfoo did not come to its end: ${run.said}`);
  const seen = [await stand.target.stats(), await stand.attacker.stats()];
  const wallMs = Math.max(...seen.map(({ lastAt }) => lastAt)) - Math.min(...seen.map(({ firstAt }) => firstAt));
  return { wallMs, goals, ...(await callsOf(stand, goals.length)) };
}

/** Times compare only with as many calls of the target. */
async function callsOf({ target, attacker }: TreeStand, goals: number) {
  const { answered: targetCalls } = await target.stats();
  if (targetCalls !== goals * CALLS) throw new Error(`The target was called ${targetCalls} times for ${goals} goals`);
  return { targetCalls, attackerCalls: (await attacker.stats()).answered };
}
