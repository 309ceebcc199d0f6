import { Target as WireTarget } from '@redoubt/contract';
import type { z } from 'zod';
import { createEgressGuard } from '../http/egress-guard.ts';
import { openTarget } from '../targets/open-target.ts';
import type { ChatMessage, TargetAnswer } from '../targets/target.ts';
import { chatAnswer, type ScriptedTarget, startScriptedTarget, type TargetReply } from './scripted-target.ts';

/** The key of all targets of this file. */
export const key = 'sk-the-secret-of-the-target-0001';
export const now = new Date('2026-11-21T12:00:00Z');
export const never = new AbortController().signal;
export const hello: ChatMessage[] = [{ role: 'user', content: 'hello' }];

/** A server with a target whose answers the test sets. */
export interface AskedTarget extends ScriptedTarget {
  /** Sets the answer from now on. */
  says(next: TargetReply): void;
  /** Calls a target with these settings. The server answers with `says`. */
  ask(
    says: TargetReply,
    settings?: Partial<z.input<typeof WireTarget>>,
    messages?: readonly ChatMessage[],
  ): Promise<TargetAnswer>;
}

export async function startAskedTarget(): Promise<AskedTarget> {
  let reply = chatAnswer('hello');
  const server = await startScriptedTarget(() => reply);
  return {
    ...server,
    says(next) {
      reply = next;
    },
    async ask(says, settings = {}, messages = hello) {
      reply = says;
      const endpoint = `${server.url}${settings.endpoint ?? '/v1'}`;
      const target = openTarget(WireTarget.parse({ model_name: 'm-1', api_key: key, ...settings, endpoint }), {
        egress: createEgressGuard({ allowPrivate: true }),
        clock: () => now,
        timeoutMs: 300,
      });
      try {
        return await target.ask(messages, never);
      } finally {
        await target.close();
      }
    },
  };
}

/** Status and headers of a whole answer of this media type. */
export function okay(type: string) {
  return { status: 200, headers: { 'content-type': type } };
}
