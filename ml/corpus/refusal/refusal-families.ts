import type { Family, MadeFamily } from '../corpus-row.ts';
import { readFamilies } from '../read-families.ts';
import { longAnswers } from './long-answers.ts';

/** All texts for the detector of refusals: they are answers, not prompts. */
export const refusalFamilies: readonly (Family | MadeFamily)[] = [
  ...readFamilies('refusal', ['refusals', 'compliance', 'refusal-voices', 'compliance-voices']),
  ...longAnswers,
];
