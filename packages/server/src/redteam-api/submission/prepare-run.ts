import type { Submission } from '@redoubt/contract';
import { type Price, priceRun } from '@redoubt/metering';
import type { Target } from '@redoubt/providers';
import type { RunSpec } from '@redoubt/redteam';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';
import { notBuilt, readSubmission } from '../read-submission.ts';
import { admitTarget } from './admit-target.ts';
import { type NamedPolicy, withPolicy } from './policy-of-run.ts';

/** Who waits for the first answer of a target is a person. */
export const PROBE_MS = 20_000;

/** A submission of whichever endpoint, its body parsed. */
export interface RunRequest extends Pick<RunSpec, 'savedModel' | 'legacy'> {
  readonly body: Submission;
  /** The saved policy that the call names beside its body; it outranks the body's context. */
  readonly policy?: NamedPolicy | undefined;
  /** Whether the target is asked a question before the run is accepted: `POST /rt/redteam` alone does. */
  readonly probesTarget: boolean;
  /** What would it take: attacks that are not built are listed, not refused. */
  readonly isDryRun?: boolean;
}

/** A submission that can run: read, admitted and priced; nothing was asked, kept or charged. */
export interface RunJob {
  readonly body: Submission;
  readonly spec: RunSpec;
  readonly probesTarget: boolean;
  readonly isDryRun: boolean;
  /** Whoever takes the job closes it. */
  readonly target: Target;
  readonly price: Price;
}

/** First step of every submission. Throws Failure for what can never run, by 400, 404, 422 or 501, before any charge. */
export async function prepareRun(request: RunRequest, context: RedteamContext): Promise<RunJob> {
  const { policy, savedModel, legacy, probesTarget, isDryRun = false } = request;
  const body = policy ? await withPolicy(request.body, policy, context) : request.body;
  const spec = { ...readSubmission(body), savedModel, savedPolicy: policy?.name, legacy };
  if (!isDryRun) refuseNotBuilt(spec);
  const { egress, clock } = context;
  const target = admitTarget(body.target, { egress, clock, timeoutMs: PROBE_MS });
  return { body, spec, probesTarget, isDryRun, target, price: priceOf(spec) };
}

function priceOf({ categories, systemType }: RunSpec): Price {
  const attacks = Object.entries(categories).map(([id, { attackConfig }]) => [id, attackConfig]);
  return priceRun({ categories: Object.fromEntries(attacks), systemType });
}

function refuseNotBuilt(spec: RunSpec): void {
  const attacks = notBuilt(spec);
  if (attacks.length === 0) return;
  const named = attacks.map((attack) => `"${attack}"`).join(', ');
  throw new Failure('not_implemented', `No code runs the attack ${named} yet; leave it out, nothing was charged`, {
    detail: { attacks },
  });
}
