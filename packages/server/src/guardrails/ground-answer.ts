import { type GroundingTask, type Measured, measureRelevancy, measureSupport } from '@redoubt/detectors';

/**
 * An answer, and the context (`support`) or question (`relevancy`) that it is checked against. Sent between threads.
 */
export interface GroundingQuestion {
  readonly task: GroundingTask;
  readonly answer: string;
  readonly against: string;
  /** The user's question, if the answer is checked against a context. */
  readonly question?: string | undefined;
}

/** Measures an answer. A pure function with bounded work, for the main thread or a worker. */
export function measureAnswer({ task, answer, against, question }: GroundingQuestion): Measured {
  return task === 'support' ? measureSupport(answer, against, question) : measureRelevancy(against, answer);
}
