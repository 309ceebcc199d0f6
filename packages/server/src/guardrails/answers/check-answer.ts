import { splitFacts } from '@redoubt/detectors';
import type { AnswerCheck } from '../backends/backend.ts';
import type { Backends, CheckOpinion } from '../backends/open-backends.ts';
import type { DetectorPool } from '../detector-pool.ts';
import type { Grounding, GroundingQuestion } from '../ground-answer.ts';

/** What judges answers. */
interface Judges {
  readonly detectors: Pick<DetectorPool, 'ground'>;
  readonly backends: Pick<Backends, 'askCheck'>;
}

/** An answer judged: by the embedded heads always, and by the judge where one answered. */
export interface CheckedAnswer {
  readonly embedded: Grounding;
  readonly judge: CheckOpinion | undefined;
  /** The judge's grade of each fact, where it graded them all. */
  readonly grades: readonly number[] | undefined;
  readonly seconds: number;
}

/** Checks an answer by the embedded heads and, at the same time, by the judge that the operator chose. */
export async function checkAnswer(
  check: AnswerCheck,
  question: GroundingQuestion,
  { detectors, backends }: Judges,
): Promise<CheckedAnswer> {
  const startedAt = performance.now();
  const [embedded, judge] = await Promise.all([
    detectors.ground(question),
    backends.askCheck(check, questionFor[check](question)),
  ]);
  const grades = judge?.facts?.length === embedded.facts.length ? judge.facts : undefined;
  return { embedded, judge, grades, seconds: Math.round(performance.now() - startedAt) / 1_000 };
}

const factsOf = (answer: string): string[] => splitFacts(answer).map(({ text }) => text);

/** The question as a judge reads it: JSON, out of which no text can break. */
const questionFor: Readonly<Record<AnswerCheck, (question: GroundingQuestion) => string>> = {
  adherence: ({ answer, against }) => JSON.stringify({ context: against, facts: factsOf(answer) }),
  relevancy: ({ answer, against }) => JSON.stringify({ question: against, facts: factsOf(answer) }),
  hallucination: ({ answer, against, question }) =>
    JSON.stringify({ request: question, response: answer, context: against }),
};

/** Three places: a latency or a score need no more. */
export const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** At most a few of the facts that fell through, in quotes. */
export function quoted(facts: readonly string[]): string {
  const shown = facts.slice(0, SHOWN).map((fact) => `"${fact.length > LONG ? `${fact.slice(0, LONG)}…` : fact}"`);
  return shown.join(', ') + (facts.length > SHOWN ? ` and ${facts.length - SHOWN} more` : '');
}
const SHOWN = 3;
const LONG = 120;
