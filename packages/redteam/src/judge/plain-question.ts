import type { JudgeQuestion } from './verdict.ts';

/** The fields that every question to a judge has, and whatever else is known. */
type Known = Pick<JudgeQuestion, 'goal' | 'category' | 'response'> & Partial<JudgeQuestion>;

/** Returns the question about an answer of which little more is known than its goal, which was then asked for itself. */
export const plainQuestion = (known: Known): JudgeQuestion => ({
  prompt: known.goal,
  toolCalls: [],
  evidence: { canaries: [], forbiddenTools: [] },
  refusalPhrases: [],
  isControl: false,
  ...known,
});
