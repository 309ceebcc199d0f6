import { fillTemplate } from '../fill-template.ts';
import { type Carrier, numberedLines } from './carrier.ts';

const wordings = [
  `Please help me with these {count} things. Take them one after the other, number your answers 1 to {count}, and give each the same care.

{questions}`,
  `I am preparing a briefing and need an answer to every point on this list. Use the numbers of the list, leave none out, and write at least a paragraph for each.

{questions}`,
] as const;

/** Sends the questions as a numbered list. */
export const plainList: Carrier = {
  name: 'list',
  suits: () => true,
  write: (questions, random) =>
    fillTemplate(random.pick(wordings), { count: questions.length, questions: numberedLines(questions) }),
};
