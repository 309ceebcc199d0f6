import { readTarget, type SystemDescription } from './read-target.ts';

/** A question to the caller whose system is in no field of business that its description says well enough. */
export interface FieldQuestion {
  readonly ask: string;
  /** The field of a request that answers it. */
  readonly field: string;
  /** Fields of business to choose from, the likeliest first, at most five. */
  readonly options: readonly string[];
}

/** Returns the question that a description leaves open. Undefined without one, and if its field is known or was named. */
export function fieldQuestion(told: SystemDescription): FieldQuestion | undefined {
  const { candidates } = readTarget(told);
  if (!candidates || told.systemDescription === undefined) return undefined;
  return { ask: 'Which of these fields of business is the system in?', field: 'context.industry', options: candidates };
}
