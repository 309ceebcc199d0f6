import {
  type CategoryId,
  type contract,
  type RequestOf,
  severityRank,
  type Target as WireTarget,
} from '@redoubt/contract';
import { attackedTarget, openedTarget, type RunSpec, recordPages, severityOf, specOf } from '@redoubt/redteam';
import type { NewProbe, ProbeRecord, Run, Runs } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import type { RedteamContext } from '../context.ts';
import { runOf, wireState } from '../endpoints/run-of.ts';
import { admitTarget } from './admit-target.ts';
import { mitigate } from './mitigate.ts';
import { PROBE_MS, priceOf, type RunJob } from './prepare-run.ts';
import { planOfProbes } from './run-plan.ts';
import { warnOfOthers } from './warn-of-others.ts';

type VerifyRequest = RequestOf<typeof contract.rt.verifyRun>;

/** A run that tries a mitigation, and the run that it verifies. */
export interface VerifyJob extends RunJob {
  readonly verifies: string;
}

/**
 * Prepares a run of what succeeded in another one, and of its controls, through a mitigation. Throws 404 and 409 for a
 * run that cannot be verified, and 400, 403, 404 or 422 for a mitigation that cannot be tried.
 */
export async function prepareVerification(
  { params, query, body }: VerifyRequest,
  context: RedteamContext,
): Promise<VerifyJob> {
  const run = await runOf(params.run_id, context);
  const target = targetOf(run, context);
  const again = await probesAgain(run, context.store.runs);
  const mitigated = await mitigate(body, target, context);
  const { mitigation } = mitigated;
  const headers = mitigation.kind === 'deployment' ? mitigation.headers : undefined;
  const spec: RunSpec = {
    ...specOf(run),
    categories: categoriesOf(specOf(run), again.probes),
    verification: { verifies: run.id, mitigation, before: again.before },
  };
  const job = {
    verifies: run.id,
    // A deployment is in use, so it tells of the target behind it. A policy or a prompt that is only tried does not.
    attacked: mitigation.kind === 'deployment' ? attackedTarget(run.projectId, target, specOf(run).savedModel) : null,
    body: {
      run_name: body.run_name ?? `Verification of ${run.name ?? run.modelName ?? run.id}`.slice(0, 200),
      target: mitigated.target,
    },
    spec,
    plan: planOfProbes(again.probes),
    probesTarget: true,
    isDryRun: query.dry_run === 'true',
    target: admitTarget(mitigated.target, context, { timeoutMs: PROBE_MS, headers }),
    price: priceOf(spec),
  };
  return { ...job, plan: await warnOfOthers(job, context) };
}

function targetOf(run: Run, { secrets }: RedteamContext): WireTarget {
  const { verification } = specOf(run);
  if (verification) {
    throw new Failure(
      'conflict',
      `The run ${run.id} is itself a verification; verify the run ${verification.verifies} in its place`,
      { detail: { kind: 'run', name: run.id, reason: 'state', state: 'verification' } },
    );
  }
  if (run.state !== 'finished' && run.state !== 'failed') {
    throw new Failure(
      'conflict',
      `The run ${run.id} is ${wireState[run.state]}; it can be verified when it is Finished or Failed`,
      {
        detail: {
          kind: 'run',
          name: run.id,
          reason: 'state',
          state: wireState[run.state],
          needed: ['Finished', 'Failed'],
        },
      },
    );
  }
  const target = openedTarget(run, secrets);
  if (target) return target;
  throw new Failure(
    'conflict',
    `No key of the service opens the target of the run ${run.id} any more; submit the run again, and verify that one`,
    { detail: { kind: 'run', name: run.id, reason: 'sealed' } },
  );
}

/** Collects the successes and the controls of a run as probes, with their ordinals. */
async function probesAgain(run: Run, runs: Runs) {
  const outcomes = await runs.outcomes([run.id]);
  const { attempts, successes } = outcomes.get(run.id) ?? { attempts: 0, successes: 0 };
  if (successes === 0) {
    throw new Failure('conflict', `No attack of the run ${run.id} succeeded, so there is nothing to try again`, {
      detail: { kind: 'run', name: run.id, reason: 'nothing_to_do' },
    });
  }
  const probes: NewProbe[] = [];
  const refusedControls: number[] = [];
  let controls = 0;
  for await (const rows of recordPages(runs, run.id, { success: true, isControl: false })) {
    probes.push(...rows.map(probeOf));
  }
  for await (const rows of recordPages(runs, run.id, { isControl: true })) {
    const judged = rows.filter(({ state }) => state === 'judged');
    probes.push(...judged.map(probeOf));
    controls += judged.length;
    refusedControls.push(...judged.flatMap(({ refused, ordinal }) => (refused ? ordinal : [])));
  }
  return { probes, before: { attempts, successes, controls, refusedControls } };
}

/** Returns the plan of a probe without what came of it. */
const probeOf = (row: ProbeRecord): NewProbe => ({
  ordinal: row.ordinal,
  id: row.id,
  category: row.category,
  subCategory: row.subCategory,
  attack: row.attack,
  place: row.place,
  variant: row.variant,
  goalId: row.goalId,
  goal: row.goal,
  goalSource: row.goalSource,
  isControl: row.isControl,
  severity: row.severity ?? severityRank(severityOf(row)),
});

/** Keeps of a run's scope only the attacks that are tried again, because the others are not paid for. */
function categoriesOf({ categories }: RunSpec, probes: readonly NewProbe[]): RunSpec['categories'] {
  const again = new Set(
    probes.flatMap(({ isControl, category, attack }) => (isControl ? [] : `${category} ${attack}`)),
  );
  const entries = Object.entries(categories) as [CategoryId, NonNullable<RunSpec['categories'][CategoryId]>][];
  return Object.fromEntries(
    entries.flatMap(([category, entry]) => {
      const kept = Object.entries(entry.attackConfig).filter(([attack]) => again.has(`${category} ${attack}`));
      const isPlain = again.has(`${category} basic`) && Object.keys(entry.attackConfig).length === 0;
      return kept.length > 0 || isPlain ? [[category, { ...entry, attackConfig: Object.fromEntries(kept) }]] : [];
    }),
  );
}
