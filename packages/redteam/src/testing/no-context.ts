import type { SpecContext } from '../run-spec.ts';

/** A run that is told nothing of its target. */
export const noContext: SpecContext = {
  systemDescription: undefined,
  policyDescription: undefined,
  policyRules: [],
  refusalPhrases: [],
  canaries: [],
  forbiddenTools: [],
};
