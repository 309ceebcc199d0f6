import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
  type TargetQuestion,
  type TargetReply,
} from '@redoubt/providers/testing/scripted-target';
import { type RedteamCaller, redteamCaller } from './redteam-caller.ts';
import { startTestService, type TestService } from './test-service.ts';

/** The API key of the target. */
export const targetKey = 'sk-the-secret-of-the-target-0002';
export const refusal = chatAnswer('I am sorry, but I cannot help with that.');

/** The scope of a small submission: five probes and no target. */
export const scope = (more: object = {}) => ({
  risk_categories: { safety_harm: { attack_config: { basic: {} } } },
  generation_config: { benign_controls: 0 },
  comprehensiveness: 'Low',
  ...more,
});

/** A service, and a target that refuses until the test sets another reply. */
export interface RedteamStand extends RedteamCaller {
  readonly service: TestService;
  readonly target: ScriptedTarget;
  /** Sets the answers of the target from now on. */
  replies(next: (question: TargetQuestion) => TargetReply): void;
  targetOf(more?: object): object;
  /** The body of a small submission. */
  bodyOf(more?: object): object;
  stop(): Promise<void>;
}

/** Starts the service and its target. `env` holds settings of the service by their names. */
export async function startRedteamStand(env: Record<string, string> = {}): Promise<RedteamStand> {
  let reply: (question: TargetQuestion) => TargetReply = () => refusal;
  const target = await startScriptedTarget((question) => reply(question));
  const service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true', ...env });
  const targetOf = (more: object = {}) => ({
    endpoint: `${target.url}/v1`,
    api_key: targetKey,
    model_name: 'm',
    ...more,
  });
  return {
    ...redteamCaller(() => service),
    service,
    target,
    replies(next) {
      reply = next;
    },
    targetOf,
    bodyOf: (more = {}) => ({ target: targetOf(), ...scope(more) }),
    async stop() {
      await Promise.all([target.stop(), service.stop()]);
    },
  };
}
