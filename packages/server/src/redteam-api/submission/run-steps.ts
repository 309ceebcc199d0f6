import { type AttackName, attackOf, type CategoryId, type contract, type ResponseOf } from '@redoubt/contract';
import { callsOf, goalOriginsOf, planCells, type RunSpec } from '@redoubt/redteam';
import type { NewProbe } from '@redoubt/store';
import { shownCredits } from '../../charging/credit-statement.ts';
import type { RedteamContext } from '../context.ts';
import { acceptRun, startRun } from './accept-run.ts';
import type { RunJob } from './prepare-run.ts';

type Answer = ResponseOf<typeof contract.rt.submitRun>;

/** The steps after `prepareRun` for endpoints of `/rt`. For a dry run, nothing is charged, called or stored. */
export const runSteps = {
  price: ({ isDryRun, price }: RunJob) => (isDryRun ? undefined : price),
  settle: ({ price }: RunJob) => price,
  run: (job: RunJob, context: RedteamContext): Promise<Answer> =>
    job.isDryRun ? planOfJob(job, context) : acceptRun(job, context),
  charged: async (_: RunJob, response: Answer, context: RedteamContext) => {
    if ('run_id' in response) await startRun(response.run_id, context);
  },
} as const;

type Plan = Extract<ResponseOf<typeof contract.rt.submitRun>, { dry_run: true }>;

/** Returns the answer of a dry run: what the job would take and cost. Closes the job's target. */
async function planOfJob({ spec, goals, price, target, probes }: RunJob, context: RedteamContext): Promise<Plan> {
  await target.close();
  const plan = (probes ? cellsOf(probes) : planCells(spec)).map(({ category, attack, prompts }) => {
    const calls = callsOf(attackOf(attack), configOf(spec, category), attack);
    return {
      category,
      attack,
      prompts,
      target_calls_at_most: prompts * calls.target,
      attacker_calls_at_most: prompts * calls.attacker,
    };
  });
  const controls = probes ? probes.filter(({ isControl }) => isControl).length : spec.controls;
  const { sources, warnings } = goalOriginsOf(spec, goals);
  const total = (of: (line: (typeof plan)[number]) => number) => plan.reduce((sum, line) => sum + of(line), 0);
  return {
    dry_run: true,
    plan,
    prompts: total(({ prompts }) => prompts),
    controls,
    target_calls_at_most: total((line) => line.target_calls_at_most) + controls,
    attacker_calls_at_most: total((line) => line.attacker_calls_at_most),
    goal_sources: sources,
    warnings: [...warnings],
    seed: spec.seed,
    context: {
      system_description: spec.context.systemDescription ?? null,
      policy_description: spec.context.policyDescription ?? null,
      policy_rules: [...spec.context.policyRules],
    },
    ...shownCredits({ cost: price.credits, lines: [...price.lines] }, context),
  };
}

/** Counts given probes by category and attack. */
function cellsOf(probes: readonly NewProbe[]): ReturnType<typeof planCells> {
  const attacks = probes.filter(({ isControl }) => !isControl);
  const cells = Map.groupBy(attacks, ({ category, attack }) => `${category} ${attack}`);
  return [...cells.values()].flatMap((own) => {
    const [first] = own;
    // The casts are safe because both names come from the checked submission.
    const cell = first && { category: first.category as CategoryId, attack: first.attack as AttackName };
    return cell ? { ...cell, prompts: own.length } : [];
  });
}

const configOf = ({ categories }: RunSpec, category: CategoryId) => categories[category]?.attackConfig ?? {};
