import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config/settings.ts';
import type { EgressGuard } from '../egress/egress-guard.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Store } from '../store/store.ts';
import { type RunEngine, startRunEngine } from './engine/run-engine.ts';
import type { Judge } from './judge/verdict.ts';
import { unsealTarget } from './seal-target.ts';
import { openTarget } from './targets/open-target.ts';

/** What the Red Team takes from the process it runs in. */
export interface RedteamSurroundings {
  readonly config: Pick<Config, 'redteamConcurrency' | 'targetTimeoutSeconds'>;
  readonly store: Store;
  readonly secrets: SecretBox;
  readonly egress: EgressGuard;
  readonly judge: Judge;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Work on the runs of a store, in this process. */
export function startRedteam({ config, store, secrets, egress, judge, log, clock }: RedteamSurroundings): RunEngine {
  return startRunEngine({
    runs: store.runs,
    worker: randomUUID(),
    concurrency: config.redteamConcurrency,
    openTarget: async (run) =>
      openTarget(unsealTarget(run.sealedTarget, run.id, secrets), {
        egress,
        clock,
        timeoutMs: config.targetTimeoutSeconds * 1_000,
      }),
    judge,
    log,
    clock,
    isAlone: store.kind === 'sqlite',
  });
}
