import { numberOptions } from '@redoubt/contract';
import { type Attempt, type Plan, planner } from './agent/planner.ts';
import { disguisedAttempt } from './agent/strategies.ts';
import type { Attack, ProbeBrief, Steps } from './attack.ts';
import { bestOf, Conversation, type JudgedTurn, lastSentence, reactionTo } from './dialogue/conversation.ts';
import { goalPhrases } from './dialogue/goal-phrases.ts';
import { type Technique, techniques } from './dialogue/techniques.ts';
import { fillTemplate } from './fill-template.ts';
import { mutate, writeMutated } from './tree/mutators.ts';

const ITERATIONS = numberOptions.rt_agent.max_iterations.default;

/**
 * An agent that plans, acts, looks at the verdict and reflects, after PAIR (Chao et al. 2023) and AutoDAN-Turbo (Liu et
 * al. 2024): it keeps a record of its strategies and chooses the next by it. One attempt is one call of the target.
 */
export const rtAgent: Attack<'rt_agent'> = {
  id: 'rt_agent',
  version: 2,
  variant: ({ options }) => ({ max_iterations: options.max_iterations ?? ITERATIONS }),
  async run(brief, steps) {
    const most = brief.options.max_iterations ?? ITERATIONS;
    const plan = planner(brief, steps);
    const actor = new Actor(brief, steps);
    const attempts: Attempt[] = [];
    while (attempts.length < most) {
      const next = await plan(attempts);
      const turn = await actor.act(next, attempts);
      attempts.push({ ...turn, strategy: next.strategy.name });
      if (reactionTo(turn) === 'gave_in') break;
    }
    return bestOf(attempts);
  },
};

/** Carries out plans. It keeps the conversation that is under way. */
class Actor {
  readonly #brief: ProbeBrief;
  readonly #steps: Steps;
  #conversation: Conversation | undefined;

  constructor(brief: ProbeBrief, steps: Steps) {
    this.#brief = brief;
    this.#steps = steps;
  }

  act(plan: Plan, attempts: readonly Attempt[]): Promise<JudgedTurn> {
    const key = `${attempts.length + 1}`;
    if (plan.strategy.kind === 'disguise') {
      this.#conversation = undefined;
      return disguisedAttempt(plan.strategy.name, key, this.#brief, this.#steps);
    }
    const going = plan.goesOn ? this.#conversation : undefined;
    this.#conversation = going ?? new Conversation(this.#steps, `${key}.`);
    return this.#conversation.say(plan.message ?? this.#write(plan, going));
  }

  #write({ strategy: { name, kind } }: Plan, going: Conversation | undefined): string {
    const { random } = this.#steps;
    const goal = this.#brief.goal.text;
    if (kind === 'frame') return writeMutated(mutate({ frame: undefined, riders: [] }, name, random), goal);
    const technique: Technique = techniques.find((one) => one.name === name) ?? techniques[0];
    const last = going?.turns.at(-1);
    const wordings = last ? technique.afterAnswer : technique.opening;
    const slots = { ...goalPhrases(goal), goal, said: lastSentence(last?.answer.text ?? '') };
    return fillTemplate(random.pick(wordings), slots);
  }
}
