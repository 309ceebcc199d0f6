import { type Candidate, candidateOf } from './detector.ts';
import { trainReference } from './reference-trainer.ts';
import { tasks } from './row.ts';

/** Everything that is measured, by the name that the command line and the result files use. */
export const candidates: Readonly<Record<string, Candidate>> = {
  reference: candidateOf('reference', tasks, trainReference),
};
