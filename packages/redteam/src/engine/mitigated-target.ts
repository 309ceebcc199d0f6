import type { ChatMessage, Target } from '@redoubt/providers';
import type { Mitigation } from '../run-spec.ts';

/** Judges what goes to a target and what comes back. */
export interface Guard {
  /** Returns the names of the detectors that stop a text. Empty if none does. */
  judge(text: string): Promise<readonly string[]>;
}

/**
 * Returns a target behind a mitigation. A guard judges the newest message of each turn before the target is asked, and
 * the answer after it. What it stops is an empty answer that says so, as the gateway does. A system prompt begins each
 * conversation.
 */
export function mitigatedTarget(target: Target, mitigation: Mitigation, guardBy: () => Guard): Target {
  switch (mitigation.kind) {
    case 'guardrails_policy':
      return guardedTarget(target, guardBy());
    case 'system_prompt':
      return promptedTarget(target, mitigation.systemPrompt);
    case 'deployment':
      // The deployment itself is the target.
      return target;
  }
}

function guardedTarget(target: Target, guard: Guard): Target {
  return {
    ...target,
    async ask(messages, ...rest) {
      const found = await guard.judge(textOf(messages.at(-1)));
      if (found.length > 0) return { ...nothing, latencyMs: 0, stopped: sentence('prompt', found) };
      const answer = await target.ask(messages, ...rest);
      const seen = await guard.judge(answer.text);
      if (seen.length === 0) return answer;
      return { ...answer, ...nothing, tokens: answer.tokens, stopped: sentence('answer', seen) };
    },
  };
}

const nothing = { text: '', toolCalls: [], tokens: undefined, finishReason: 'content_filter' } as const;

const sentence = (what: 'prompt' | 'answer', detectors: readonly string[]): string =>
  `The guardrails policy stopped the ${what}: ${detectors.join(', ')}`;

/** Returns the text of a message. Pictures and recordings are left out, because the detectors of a policy read texts. */
function textOf(message: ChatMessage | undefined): string {
  const content = message?.content ?? '';
  if (typeof content === 'string') return content;
  return content.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n');
}

function promptedTarget(target: Target, systemPrompt: string): Target {
  const system = { role: 'system', content: systemPrompt } as const;
  return { ...target, ask: (messages, ...rest) => target.ask([system, ...messages], ...rest) };
}
