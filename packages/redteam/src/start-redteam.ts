import { randomUUID } from 'node:crypto';
import { type ChatMessage, type ChatModel, type EgressGuard, type ModelMessage, openTarget } from '@redoubt/providers';
import type { SecretBox } from '@redoubt/secrets';
import type { Run, Store } from '@redoubt/store';
import type { Logger } from 'pino';
import { type Guard, mitigatedTarget } from './engine/mitigated-target.ts';
import { type RunEngine, startRunEngine } from './engine/run-engine.ts';
import type { CallAttacker } from './engine/work-on-run.ts';
import { type Judges, judgeOf } from './judge/open-judge.ts';
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
  /** Environment variables, of which targets may name those that begin with `REDOUBT_TARGET_`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly judges: Judges;
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
  env,
  judges,
  attacker,
  guardOf,
  log,
  clock,
}: RedteamDependencies): RunEngine {
  const served = (run: Run) => ({ id: run.id, seed: specOf(run).seed, runs: store.runs });
  return startRunEngine({
    runs: store.runs,
    worker: randomUUID(),
    concurrency: config.redteamConcurrency,
    async openTarget(run) {
      const mitigation = specOf(run).verification?.mitigation;
      const target = openTarget(unsealTarget(run.sealedTarget, run.id, secrets), {
        egress,
        env,
        clock,
        timeoutMs: config.targetTimeoutSeconds * 1_000,
        headers: mitigation?.kind === 'deployment' ? mitigation.headers : undefined,
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

const attackerOf =
  (model: ChatModel): CallAttacker =>
  async (messages, signal) =>
    (await model.complete(messages.map(textMessage), { signal, temperature: 0 })).text;

/**
 * Keeps only the text of a message, because the attacker model reads text only. Other parts become their type, such as
 * `(image)`.
 */
function textMessage({ role, content }: ChatMessage): ModelMessage {
  if (typeof content === 'string') return { role, content };
  return { role, content: content.map((part) => (part.type === 'text' ? part.text : `(${part.type})`)).join('\n') };
}
