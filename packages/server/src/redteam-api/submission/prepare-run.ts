import type { Submission } from '@redoubt/contract';
import { type Price, priceRun } from '@redoubt/metering';
import type { OpenableTarget, Target } from '@redoubt/providers';
import { goalsForRun, goalsOfDataset, type RunSpec } from '@redoubt/redteam';
import type { AttackedTarget } from '@redoubt/store';
import type { RedteamContext } from '../context.ts';
import { withDataset } from '../datasets/with-dataset.ts';
import { readSubmission } from '../read-submission.ts';
import { admitTarget } from './admit-target.ts';
import { type NamedPolicy, withPolicy } from './policy-of-run.ts';
import { planOfSpec, type RunPlan } from './run-plan.ts';
import { warnOfOthers } from './warn-of-others.ts';

/** Time limit for a target's first answer, in ms. A person waits for it. */
export const PROBE_MS = 20_000;

/** A submission from any endpoint, with a parsed body. */
export interface RunRequest extends Pick<RunSpec, 'savedModel' | 'legacy'> {
  readonly body: Submission;
  /** The saved policy that the call names outside its body. It wins over the body's context. */
  readonly policy?: NamedPolicy | undefined;
  /** Whether the target is probed before the run is accepted. Only `POST /rt/redteam` does this. */
  readonly probesTarget: boolean;
  /** True if only the plan and price are requested. */
  readonly isDryRun?: boolean;
}

/** A valid submission: read, admitted and priced. Nothing was called, stored or charged yet. */
export interface RunJob {
  readonly body: Pick<Submission, 'run_name'> & { readonly target: OpenableTarget };
  /** The target whose findings the run counts for. Undefined: the target of `body`. null: it counts for none. */
  readonly attacked?: AttackedTarget | null;
  readonly spec: RunSpec;
  readonly plan: RunPlan;
  readonly probesTarget: boolean;
  readonly isDryRun: boolean;
  /** The code that takes the job must close the target. */
  readonly target: Target;
  readonly price: Price;
}

/**
 * The first step of every submission. Throws Failure for runs that can never work (400, 404, 422 or 501), before any
 * charge.
 */
export async function prepareRun(request: RunRequest, context: RedteamContext): Promise<RunJob> {
  const { policy, savedModel, legacy, probesTarget, isDryRun = false } = request;
  const body = policy ? await withPolicy(request.body, policy, context) : request.body;
  const { spec: read, prompts } = await withDataset(readSubmission(body), body, context);
  const spec = { ...read, savedModel, savedPolicy: policy?.name, legacy };
  const target = admitTarget(body.target, context, { timeoutMs: PROBE_MS });
  const usual = goalsForRun(spec, target.profile);
  const goals = prompts ? goalsOfDataset(prompts, usual) : usual;
  const hasAttacker = context.redteam.attacker !== undefined;
  const plan = planOfSpec(spec, { goals, profile: target.profile, hasAttacker });
  const job = { body, spec, plan, probesTarget, isDryRun, target, price: priceOf(spec) };
  return { ...job, plan: await warnOfOthers(job, context) };
}

/** Returns the price of a run of these categories and attacks. */
export function priceOf({ categories, systemType }: Pick<RunSpec, 'categories' | 'systemType'>): Price {
  const attacks = Object.entries(categories).map(([id, { attackConfig }]) => [id, attackConfig]);
  return priceRun({ categories: Object.fromEntries(attacks), systemType });
}
