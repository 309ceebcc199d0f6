import { attackOf, type CategoryId, type contract, type ResponseOf } from '@redoubt/contract';
import { callsOf, type RunSpec, undecidedGoals } from '@redoubt/redteam';
import { fieldQuestion } from '@redoubt/redteam/fields';
import { shownCredits } from '../../charging/credit-statement.ts';
import { openQuestion } from '../../guardrails/open-question.ts';
import type { RedteamContext } from '../context.ts';
import { wireFields } from '../datasets/wire-dataset.ts';
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
async function planOfJob({ spec, plan, price, target }: RunJob, context: RedteamContext): Promise<Plan> {
  await target.close();
  const { cells, controls, origins } = plan;
  const hasAttacker = context.redteam.attacker !== undefined;
  const lines = cells.map(({ category, attack, prompts }) => {
    const calls = callsOf(attackOf(attack), configOf(spec, category), attack);
    return {
      category,
      attack,
      prompts,
      target_calls_at_most: prompts * calls.target,
      attacker_calls_at_most: hasAttacker ? prompts * calls.attacker : 0,
    };
  });
  const total = (of: (line: (typeof lines)[number]) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  return {
    dry_run: true,
    plan: lines,
    prompts: total(({ prompts }) => prompts),
    controls,
    target_calls_at_most: total((line) => line.target_calls_at_most) + controls,
    attacker_calls_at_most: total((line) => line.attacker_calls_at_most),
    goal_sources: origins.sources,
    warnings: [...origins.warnings],
    // A dataset was made for its own description.
    ...openQuestion(spec.dataset ? undefined : fieldQuestion(spec.context)),
    undecided: hasModelJudge(spec, context) ? null : undecidedGoals(origins.sources),
    seed: spec.seed,
    context: {
      system_description: spec.context.systemDescription ?? null,
      business_fields: wireFields(spec.context),
      policy_description: spec.context.policyDescription ?? null,
      policy_rules: [...spec.context.policyRules],
    },
    ...shownCredits({ cost: price.credits, lines: [...price.lines] }, context),
  };
}

const hasModelJudge = ({ judge }: RunSpec, { redteam }: RedteamContext): boolean =>
  judge !== 'embedded' && redteam.judges.model !== undefined;

const configOf = ({ categories }: RunSpec, category: CategoryId) => categories[category]?.attackConfig ?? {};
