import { randomUUID } from 'node:crypto';
import { type EgressGuard, openTarget, type RelayTransport } from '@redoubt/providers';
import type { SecretBox } from '@redoubt/secrets';
import type { Run, Store } from '@redoubt/store';
import type { Logger } from 'pino';
import type { GateRegistry } from './engine/gate-registry.ts';
import { type Guard, mitigatedTarget } from './engine/mitigated-target.ts';
import { type RunEngine, startRunEngine } from './engine/run-engine.ts';
import { type Judges, judgeOf } from './judge/open-judge.ts';
import { attackerOf } from './models/call-attacker.ts';
import type { RoleModel } from './models/role-model.ts';
import { specOf } from './run-spec.ts';
import { unsealTarget } from './seal-target.ts';

/** What the red-team engine needs from the process that runs it. */
interface RedteamDependencies {
  readonly config: {
    /** Maximum number of concurrent calls to one target. */
    readonly redteamConcurrency: number;
    readonly targetTimeoutSeconds: number;
  };
  readonly store: Store;
  readonly secrets: SecretBox;
  readonly egress: EgressGuard;
  /** Returns the bridges of a project. */
  readonly relayOf: (projectId: string) => RelayTransport;
  /** Environment variables, of which targets may name those that begin with `REDOUBT_TARGET_`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly judges: Judges;
  readonly gates: GateRegistry;
  readonly attacker: RoleModel | undefined;
  /** Returns the guard of a run that tries a guardrails policy. */
  readonly guardOf: (run: Run) => Guard;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Starts to process the store's red-team runs in this process. */
export function startRedteam({
  config,
  store,
  secrets,
  egress,
  relayOf,
  env,
  judges,
  gates,
  attacker,
  guardOf,
  log,
  clock,
}: RedteamDependencies): RunEngine {
  const served = (run: Run) => ({
    id: run.id,
    organisationId: run.organisationId,
    seed: specOf(run).seed,
    runs: store.runs,
  });
  return startRunEngine({
    runs: store.runs,
    worker: randomUUID(),
    concurrency: config.redteamConcurrency,
    gates,
    async openTarget(run) {
      const mitigation = specOf(run).verification?.mitigation;
      const target = openTarget(unsealTarget(run.sealedTarget, run.id, secrets), {
        egress,
        relay: relayOf(run.projectId),
        env,
        clock,
        timeoutMs: config.targetTimeoutSeconds * 1_000,
        headers: mitigation?.kind === 'deployment' ? mitigation.headers : undefined,
        refusalPhrases: specOf(run).context.refusalPhrases,
      });
      return mitigation ? mitigatedTarget(target, mitigation, () => guardOf(run)) : target;
    },
    judgeFor: (run) => judgeOf(judges, specOf(run).judge, served(run)),
    attackerFor: attacker && ((run) => attackerOf(attacker.forRun(served(run)))),
    log,
    clock,
    isAlone: store.kind === 'sqlite',
  });
}
