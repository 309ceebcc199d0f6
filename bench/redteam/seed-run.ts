import { goalsForRun } from '../../packages/redteam/src/goals/target/target-goals.ts';
import { chooseGoals } from '../../packages/redteam/src/plan-cells.ts';
import { planRun } from '../../packages/redteam/src/plan-run.ts';
import { newRunId } from '../../packages/redteam/src/run-id.ts';
import type { RunSpec } from '../../packages/redteam/src/run-spec.ts';
import { sealTarget, unsealTarget } from '../../packages/redteam/src/seal-target.ts';
import { masterKeys } from '../../packages/secrets/src/master-keys.ts';
import { createSecretBox } from '../../packages/secrets/src/secret-box.ts';
import { openStore } from '../../packages/store/src/open-store.ts';
import type { NewProbe } from '../../packages/store/src/probe-claims.ts';

/**
 * Puts a run of so many probes beside one that the service accepted and finished, with its spec and its target, and
 * queues it: a submission's own plan ends at 80 prompts a category and attack. The service must not be running.
 */
export async function seedRun(dataDir: string, modelId: string, probes: number): Promise<string> {
  const store = await openStore({ dataDir, clock: () => new Date() });
  const secrets = createSecretBox(
    masterKeys({ secretKey: undefined, dataDir, isShared: false, warn: () => undefined }),
  );
  try {
    const model = await store.runs.get(modelId);
    if (!model) throw new Error(`There is no run ${modelId}`);
    const target = unsealTarget(model.sealedTarget, modelId, secrets);
    const id = newRunId(new Date());
    // The one cast: what is kept was written by the submission.
    const spec: RunSpec = { ...(model.spec as RunSpec), maxPrompts: undefined };
    const profile = {
      systemType: target.system_type,
      inputModalities: target.input_modalities,
      systemDescription: undefined,
      tools: [],
    };
    const plan = planRun(spec, { chosen: chooseGoals(spec, goalsForRun(spec, profile)), profile });
    const sealedTarget = sealTarget(target, id, secrets);
    await store.runs.insert({ ...model, id, spec, sealedTarget, name: 'many probes' }, repeated(plan, probes));
    await store.runs.move(id, { from: ['preparing'], to: 'queued' });
    return id;
  } finally {
    await store.close();
  }
}

/** A plan over and over; each time its probes stand at places of their own. */
function* repeated(plan: readonly NewProbe[], probes: number): Generator<NewProbe> {
  const places = Math.max(...plan.map(({ place }) => place)) + 1;
  for (let ordinal = 0; ordinal < probes; ordinal++) {
    const round = Math.floor(ordinal / plan.length);
    const probe = plan[ordinal % plan.length];
    if (probe) yield { ...probe, ordinal, id: `${probe.id}.${round}`, place: probe.place + round * places };
  }
}
