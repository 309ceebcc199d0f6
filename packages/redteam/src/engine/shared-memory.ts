import { opensConversation, type Target } from '@redoubt/providers';
import type { GateRegistry } from './gate-registry.ts';

interface Memory {
  readonly gates: GateRegistry;
  readonly limitKey: string;
}

/**
 * Returns a target that says of its answers that they are not independent if another run or call of this process used its
 * one memory during the conversation.
 */
export function noticingOthers(target: Target, { gates, limitKey }: Memory): Target {
  if (!target.isSerial) return target;
  let begun: number | undefined;
  return {
    ...target,
    async ask(messages, ...rest) {
      if (opensConversation(messages)) begun = gates.soleTake(limitKey);
      const answer = await target.ask(messages, ...rest);
      const isAlone = begun !== undefined && begun === gates.soleTake(limitKey);
      return isAlone ? answer : { ...answer, isNotIndependent: true };
    },
  };
}
