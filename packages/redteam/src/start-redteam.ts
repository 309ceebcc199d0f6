import { randomUUID } from 'node:crypto';
import { type ChatMessage, type ChatModel, type EgressGuard, type ModelMessage, openTarget } from '@redoubt/providers';
import type { SecretBox } from '@redoubt/secrets';
import type { Store } from '@redoubt/store';
import type { Logger } from 'pino';
import { type RunEngine, startRunEngine } from './engine/run-engine.ts';
import { type Judges, judgeOf } from './judge/open-judge.ts';
import { specOf } from './run-spec.ts';
import { unsealTarget } from './seal-target.ts';

/** What the Red Team takes from the process it runs in. */
interface RedteamDependencies {
  readonly config: {
    /** Calls of targets that are under way at once. */
    readonly redteamConcurrency: number;
    readonly targetTimeoutSeconds: number;
  };
  readonly store: Store;
  readonly secrets: SecretBox;
  readonly egress: EgressGuard;
  readonly judges: Judges;
  readonly attacker: ChatModel | undefined;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Work on the runs of a store, in this process. */
export function startRedteam({
  config,
  store,
  secrets,
  egress,
  judges,
  attacker,
  log,
  clock,
}: RedteamDependencies): RunEngine {
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
    judgeFor: (run) => judgeOf(judges, specOf(run).judge),
    attacker:
      attacker && ((messages, signal) => attacker.complete(messages.map(textMessage), { signal, temperature: 0 })),
    log,
    clock,
    isAlone: store.kind === 'sqlite',
  });
}

/** An attacker reads words: pictures and sounds are only named to it. */
function textMessage({ role, content }: ChatMessage): ModelMessage {
  if (typeof content === 'string') return { role, content };
  return { role, content: content.map((part) => (part.type === 'text' ? part.text : `(${part.type})`)).join('\n') };
}
