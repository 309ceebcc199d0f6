import type { AttackId } from '@redoubt/contract';
import type { ChatMessage, TargetAnswer, TargetProfile } from '@redoubt/providers';
import type { OptionsOf, ProbeBrief, Steps } from '../attacks/attack.ts';
import type { Verdict } from '../judge/verdict.ts';
import { type Random, seededRandom } from '../seeded-random.ts';

export const modelProfile: TargetProfile = {
  systemType: 'foundation_model',
  inputModalities: ['text'],
  systemDescription: undefined,
  tools: [],
};

export const agentProfile: TargetProfile = {
  systemType: 'agent',
  inputModalities: ['text', 'image', 'audio'],
  systemDescription: 'A shop assistant.',
  tools: [{ name: 'look_up_order', description: undefined }],
};

interface BriefOf<I extends AttackId> {
  readonly text: string;
  readonly place?: number;
  readonly options?: OptionsOf<I>;
  readonly target?: TargetProfile;
}

/** A probe of a goal with this text. The cast is safe because empty options are valid for every attack in the tests. */
export function probeBrief<I extends AttackId>(brief: BriefOf<I>): ProbeBrief<I> {
  const { text, place = 0, options = {} as OptionsOf<I>, target = modelProfile } = brief;
  const category = 'security_fraud';
  const goal = { id: 'g-1', category, subCategory: 'phishing', text, isControl: false, source: 'corpus@1' } as const;
  return { goal, options, place, target };
}

const verdict: Verdict = {
  outcome: 'resisted',
  score: 0.1,
  refused: true,
  reason: 'refused',
  decidedBy: 'refusal',
  judge: { name: 'none', version: '1', hash: '0' },
};

/** The steps of a probe, and records of their calls. */
export interface RecordedSteps {
  readonly steps: Steps;
  readonly asked: { readonly key: string; readonly messages: readonly ChatMessage[] }[];
  /** The name of the conversation of each question. */
  readonly conversations: string[];
  readonly answers: TargetAnswer[];
  readonly judgedKeys: string[];
}

/**
 * Steps with a target that answers what the test gives, a judge that finds a refusal in every answer, and no attacker
 * model.
 */
export function recordedSteps(
  say: string | ((prompt: string, messages: readonly ChatMessage[]) => string),
  random: Random = seededRandom('test'),
): RecordedSteps {
  const recorded: Omit<RecordedSteps, 'steps'> = { asked: [], conversations: [], answers: [], judgedKeys: [] };
  const steps: Steps = {
    async ask(key, messages, conversation = key) {
      recorded.asked.push({ key, messages: structuredClone(messages) });
      recorded.conversations.push(conversation);
      const text = typeof say === 'string' ? say : say(String(messages.at(-1)?.content), messages);
      const answer = { text, toolCalls: [], tokens: undefined, latencyMs: 1, finishReason: 'stop' };
      recorded.answers.push(answer);
      return answer;
    },
    async judge(key) {
      recorded.judgedKeys.push(key);
      return verdict;
    },
    attacker: undefined,
    random,
  };
  return { ...recorded, steps };
}
