import { type GroundingQuestion, type JudgedAnswer, splitFacts, statedFacts } from '@redoubt/detectors';
import type { CallerConnection } from '../../context.ts';
import type { AnswerCheck } from '../backends/backend.ts';
import type { Backends, CheckOpinion } from '../backends/open-backends.ts';
import type { DetectorPool } from '../detector-pool.ts';

/** The services that judge answers. */
interface Judges extends Partial<CallerConnection> {
  readonly detectors: Pick<DetectorPool, 'ground'>;
  readonly backends: Pick<Backends, 'askCheck'>;
}

/** A judged answer: always by the embedded heads, and by the judge if it answered. */
export interface CheckedAnswer {
  readonly embedded: JudgedAnswer;
  readonly judge: CheckOpinion | undefined;
  /** The judge's grade of each fact, if it graded all of them. */
  readonly grades: readonly number[] | undefined;
  readonly seconds: number;
}

/** Checks an answer with the embedded heads and, at the same time, with the operator's judge. */
export async function checkAnswer(
  check: AnswerCheck,
  question: GroundingQuestion,
  { detectors, backends, hungUp }: Judges,
): Promise<CheckedAnswer> {
  const startedAt = performance.now();
  const [embedded, judge] = await Promise.all([
    detectors.ground(question, hungUp?.()),
    backends.askCheck(check, () => questionFor[check](question)),
  ]);
  const grades = judge?.facts?.length === embedded.facts.length ? judge.facts : undefined;
  return { embedded, judge, grades, seconds: Math.round(performance.now() - startedAt) / 1_000 };
}

const wordingOf = (facts: readonly { readonly text: string }[]): string[] => facts.map(({ text }) => text);

/** Formats the question for a judge as JSON, so that no text can pose as another part. */
const questionFor: Readonly<Record<AnswerCheck, (question: GroundingQuestion) => string>> = {
  adherence: ({ answer, against }) => JSON.stringify({ context: against, facts: wordingOf(statedFacts(answer).facts) }),
  relevancy: ({ answer, against }) => JSON.stringify({ question: against, facts: wordingOf(splitFacts(answer).facts) }),
  hallucination: ({ answer, against, question }) =>
    JSON.stringify({ request: question, response: answer, context: against }),
};

/** Returns at most a few of the failed facts, in quotes. */
export function quoted(facts: readonly string[]): string {
  const shown = facts.slice(0, SHOWN).map((fact) => `"${fact.length > LONG ? `${fact.slice(0, LONG)}…` : fact}"`);
  return shown.join(', ') + (facts.length > SHOWN ? ` and ${facts.length - SHOWN} more` : '');
}
const SHOWN = 3;
const LONG = 120;
