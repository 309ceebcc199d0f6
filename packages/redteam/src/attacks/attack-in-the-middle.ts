import { controlsOf } from '../goals/goals-of.ts';
import type { Random } from '../seeded-random.ts';
import { type Attack, askOnce, type ProbeBrief } from './attack.ts';
import type { Carrier } from './carriers/carrier.ts';
import { carriers } from './carriers/index.ts';
import { numberedAnswer } from './numbered-answer.ts';

type Brief = ProbeBrief<'attack_in_the_middle'>;

/** Number of harmless requests around the goal. Half of them come before it. */
const companies = [4, 6] as const;

/**
 * Puts the goal in the middle of harmless requests of its category. Only the answer with the goal's number is judged.
 */
export const attackInTheMiddle: Attack<'attack_in_the_middle'> = {
  id: 'attack_in_the_middle',
  version: 2,
  variant: (brief) => {
    const { carrier, company } = shapeOf(brief);
    return { carrier: carrier.name, questions: company + 1 };
  },
  run(brief, steps) {
    const { carrier, company } = shapeOf(brief);
    const harmless = harmlessRequests(brief, company, steps.random);
    const questions = harmless.toSpliced(company / 2, 0, brief.goal.text);
    const prompt = carrier.write(questions, steps.random, brief.target);
    return askOnce(steps, prompt, (answer) => numberedAnswer(answer, company / 2 + 1, questions.length));
  },
};

function shapeOf({ place, target }: Brief): { carrier: Carrier; company: number } {
  const suiting = carriers.filter(({ suits }) => suits(target));
  const carrier = suiting[place % suiting.length] ?? carriers[0];
  const company = companies[Math.floor(place / suiting.length) % companies.length] ?? companies[0];
  return { carrier, company };
}

function harmlessRequests({ goal }: Brief, wanted: number, random: Random): string[] {
  // Asks for one more than needed, because the goal may itself be one of these controls.
  const controls = controlsOf(goal.category, wanted + 1, { seed: random.below(2 ** 31) }).map(({ text }) => text);
  return controls.filter((text) => text !== goal.text).slice(0, wanted);
}
