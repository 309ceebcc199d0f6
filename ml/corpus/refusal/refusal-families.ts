import type { Family, MadeFamily } from '../corpus-row.ts';
import { compliancePatterns } from './compliance-patterns.ts';
import { complianceVoices } from './compliance-voices.ts';
import { longAnswers } from './long-answers.ts';
import { refusalPatterns } from './refusal-patterns.ts';
import { refusalVoices } from './refusal-voices.ts';

/** All texts for the detector of refusals: they are answers, not prompts. */
export const refusalFamilies: readonly (Family | MadeFamily)[] = [
  ...refusalPatterns,
  ...compliancePatterns,
  ...refusalVoices,
  ...complianceVoices,
  ...longAnswers,
];
