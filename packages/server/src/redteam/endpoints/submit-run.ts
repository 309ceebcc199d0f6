import { attackOf, type CategoryId, contract, type ResponseOf, type Submission } from '@redoubt/contract';
import type { RequestContext } from '../../context.ts';
import { Failure } from '../../errors.ts';
import { implement } from '../../http/implement.ts';
import type { Price } from '../../metering/price.ts';
import { priceRun } from '../../metering/price-run.ts';
import { callsOf } from '../attack-calls.ts';
import { corpusGoals } from '../goals/goal-source.ts';
import { planCells, planRun } from '../plan-run.ts';
import { notBuilt, readSubmission } from '../read-submission.ts';
import { newRunId } from '../run-id.ts';
import type { RunSpec } from '../run-spec.ts';
import { sealTarget } from '../seal-target.ts';
import { probeTarget } from '../targets/probe-target.ts';
import { type Target, type TargetAnswer, TargetFailed } from '../targets/target.ts';
import { admitTarget } from './admit-target.ts';

type Answer = ResponseOf<typeof contract.rt.submitRun>;

interface Job {
  readonly body: Submission;
  readonly spec: RunSpec;
  readonly isDryRun: boolean;
  readonly target: Target;
  readonly price: Price;
}

/** A person waits for the answer. */
const PROBE_MS = 20_000;

export const submitRun = implement(contract.rt.submitRun, {
  prepare: ({ body, query }, { egress, clock }): Job => {
    const spec = readSubmission(body);
    const isDryRun = query.dry_run === 'true';
    if (!isDryRun) refuseNotBuilt(spec);
    const categories = Object.fromEntries(
      Object.entries(spec.categories).map(([id, { attackConfig }]) => [id, attackConfig]),
    );
    const price = priceRun({ categories, systemType: spec.systemType });
    return { body, spec, isDryRun, price, target: admitTarget(body.target, { egress, clock, timeoutMs: PROBE_MS }) };
  },
  price: ({ isDryRun, price }) => (isDryRun ? undefined : price),
  settle: ({ price }) => price,
  run: async (job, context) => {
    try {
      return job.isDryRun ? planOf(job) : await accept(job, context);
    } finally {
      await job.target.close();
    }
  },
  charged: async (_, response, { store, redteam }) => {
    if (!('run_id' in response)) return;
    await store.runs.move(response.run_id, { from: ['preparing'], to: 'queued' });
    redteam.wake();
  },
});

function refuseNotBuilt(spec: RunSpec): void {
  const attacks = notBuilt(spec);
  if (attacks.length === 0) return;
  const named = attacks.map((attack) => `"${attack}"`).join(', ');
  throw new Failure('not_implemented', `No code runs the attack ${named} yet; leave it out, nothing was charged`, {
    detail: { attacks },
  });
}

async function accept({ body, spec, target, price }: Job, context: RequestContext): Promise<Answer> {
  const { store, account, requestId, secrets } = context;
  const { isSimulation = spec.isSimulation } = await probe(target);
  const id = newRunId(context.clock());
  await store.runs.insert(
    {
      id,
      projectId: account.project.id,
      organisationId: account.organisation.id,
      keyName: account.key.name,
      requestId,
      name: body.run_name ?? undefined,
      spec: { ...spec, isSimulation },
      sealedTarget: sealTarget(body.target, id, secrets),
      credits: price.credits,
    },
    planRun(spec, { goals: corpusGoals, profile: target.profile }),
  );
  const base = `/rt/runs/${id}`;
  return {
    run_id: id,
    status: 'Queued',
    run_name: body.run_name ?? null,
    status_url: base,
    results_url: `${base}/results`,
    stream_url: `${base}/stream`,
    credits: { cost: price.credits },
  };
}

/** Before anything is charged: a target that does not answer now would waste the run. */
async function probe(target: Target): Promise<TargetAnswer> {
  try {
    return await probeTarget(target, AbortSignal.timeout(PROBE_MS));
  } catch (error) {
    if (!(error instanceof TargetFailed)) throw error;
    const code = error.kind === 'refused_by_egress' ? 'target_refused' : 'target_unhealthy';
    throw new Failure(code, `target: ${error.message}; the run was not accepted and nothing was charged`, {
      detail: { kind: error.kind },
      cause: error,
    });
  }
}

function planOf({ spec, price }: Job): Answer {
  const plan = planCells(spec).map(({ category, attack, prompts }) => {
    const { target, attacker } = callsOf(attackOf(attack), configOf(spec, category), attack);
    return {
      category,
      attack,
      prompts,
      target_calls_at_most: prompts * target,
      attacker_calls_at_most: prompts * attacker,
    };
  });
  const total = (of: (line: (typeof plan)[number]) => number) => plan.reduce((sum, line) => sum + of(line), 0);
  return {
    dry_run: true,
    plan,
    prompts: total(({ prompts }) => prompts),
    controls: spec.controls,
    target_calls_at_most: total((line) => line.target_calls_at_most) + spec.controls,
    attacker_calls_at_most: total((line) => line.attacker_calls_at_most),
    not_built: notBuilt(spec),
    seed: spec.seed,
    credits: { cost: price.credits, lines: [...price.lines] },
  };
}

const configOf = ({ categories }: RunSpec, category: CategoryId) => categories[category]?.attackConfig ?? {};
