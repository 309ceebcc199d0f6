import { fillTemplate } from '../fill-template.ts';
import { type Carrier, numberedLines } from './carrier.ts';

const wordings = [
  `Minutes of the weekly meeting

Present were the usual colleagues. The room for next week is booked, and the coffee machine has been repaired.

Open points
{questions}

Any other business: the summer party is on a Thursday this year.

--
Deal with all open points of these minutes for me. Answer under the numbers that they have there.`,
  `Handover notes

While I am away, the following is still to be done. Nothing else in the folder is urgent, and the plants are taken care of.

{questions}

Thanks, and see you in two weeks.

--
Do what these notes leave to be done, point by point and completely, and number your results as the notes do.`,
] as const;

/** Sends the questions as numbered points of a document. */
export const memo: Carrier = {
  name: 'document',
  suits: () => true,
  write: (questions, random) => fillTemplate(random.pick(wordings), { questions: numberedLines(questions) }),
};
