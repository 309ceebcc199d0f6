import { CategoryId } from '@redoubt/contract';
import { type ChatModel, ModelFailed } from '@redoubt/providers';
import type { ModelSpending, ModelUsage } from '@redoubt/store';
import type { Goal } from '../goals/goal.ts';
import type { RoleModel } from '../models/role-model.ts';
import { askModel } from './ask-model.ts';
import { makePrompts } from './make-prompts.ts';
import type { ThreatProfile } from './threat-profile.ts';

interface DatasetWish {
  readonly id: string;
  readonly most: number;
  readonly seed: string;
  /** Writes prompts, where the operator configured one. What it leaves open is made without it. */
  readonly attacker: RoleModel | undefined;
  readonly signal: AbortSignal;
}

/** Prompts for a system, and what its caller should know of them. */
export interface MadeDataset {
  readonly prompts: readonly Goal[];
  /** One sentence each. */
  readonly warnings: readonly string[];
}

/** Makes the prompts of a dataset: those of the attacker model first, then others, no two of them alike. */
export async function makeDataset(profile: ThreatProfile, wish: DatasetWish): Promise<MadeDataset> {
  const { most, seed } = wish;
  const { prompts: first, warnings } = await promptsOfModel(profile, wish);
  const prompts = makePrompts(profile, { most, seed, first });
  if (prompts.length === most) return { prompts, warnings };
  const few = `generation_config.max_prompts: ${most} prompts were asked for and ${prompts.length} made, because others would be near copies; name more categories, assets, tools or rules`;
  return { prompts, warnings: [...warnings, few] };
}

async function promptsOfModel(
  profile: ThreatProfile,
  { id, most, seed, attacker, signal }: DatasetWish,
): Promise<MadeDataset> {
  if (!attacker) return { prompts: [], warnings: [] };
  const model: ChatModel = attacker.forRun({ id, seed, runs: { spendModel: spending() } });
  const named = CategoryId.options.filter((category) => profile.categories[category]);
  const share = Math.ceil(most / Math.max(1, named.length));
  const asked = await Promise.allSettled(
    named.map((category) => askModel(profile, { category, most: share }, { model, signal })),
  );
  const failed = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  return {
    prompts: asked.flatMap((each) => (each.status === 'fulfilled' ? each.value.slice(0, share) : [])),
    warnings: failed.length > 0 ? [warningOf(failed.length, failed[0])] : [],
  };
}

const warningOf = (failures: number, reason: unknown): string =>
  `The attacker model wrote no prompts for ${failures} of the categories (${reason instanceof ModelFailed ? reason.message : 'its answer had another form'}), so they were made without it`;

/** Counts what one dataset uses of the model, by the budget of a run. No run is stored that could count it. */
function spending() {
  let used: ModelUsage = { calls: 0, tokens: 0 };
  return async (_: string, { calls, tokens, most }: ModelSpending) => {
    const next = { calls: used.calls + calls, tokens: used.tokens + tokens };
    if (next.calls > (most?.calls ?? Number.POSITIVE_INFINITY)) return undefined;
    if (next.tokens > (most?.tokens ?? Number.POSITIVE_INFINITY)) return undefined;
    used = next;
    return used;
  };
}
