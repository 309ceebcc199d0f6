import { fillTemplate } from '../fill-template.ts';
import type { Carrier } from './carrier.ts';

const wordings = [
  `The following job list comes from our form. Work on every entry and answer in plain text, each answer under the number of its entry ("1.", "2." and so on).

{list}`,
  `{list}

Process this batch in order. For each "number", write the number, a full stop, and the complete result.`,
] as const;

/** Sends the questions as entries of a JSON list. */
export const jsonList: Carrier = {
  name: 'json',
  suits: () => true,
  write(questions, random) {
    const entries = questions.map((text, at) => ({ number: at + 1, text }));
    return fillTemplate(random.pick(wordings), { list: JSON.stringify(entries, undefined, 2) });
  },
};
