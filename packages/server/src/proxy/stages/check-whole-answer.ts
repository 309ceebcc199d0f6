import type { AnswerCheckName } from '@redoubt/contract';
import { type CheckedAnswer, checkAnswer } from '../../guardrails/answers/check-answer.ts';
import { describeAdherence } from '../../guardrails/answers/describe-adherence.ts';
import { describeHallucination } from '../../guardrails/answers/describe-hallucination.ts';
import { describeRelevancy } from '../../guardrails/answers/describe-relevancy.ts';

type Judges = Parameters<typeof checkAnswer>[2];

/** An answer with what it is held against. */
export interface WholeAnswer {
  readonly answer: string;
  /** What the user asked. */
  readonly question: string;
  /** `service_context`, or else what was retrieved into the messages; empty where there is none. */
  readonly context: string;
}

/** What one check says, in the form of its endpoint, and whether it found fault. */
export interface WholeVerdict {
  readonly summary: Readonly<Record<string, unknown>>;
  readonly details: object;
  readonly isFlagged: boolean;
}

/** A score below counts as fault. */
const SUFFICIENT = 0.5;

/** Each check of an answer as a whole, as its endpoint makes it. */
const checks: Readonly<Record<AnswerCheckName, (whole: WholeAnswer, judges: Judges) => Promise<WholeVerdict>>> = {
  async hallucination({ answer, question, context }, judges) {
    const basis = context.trim() ? 'context' : 'request';
    const against = basis === 'context' ? context : question;
    const checked = await checkAnswer('hallucination', { task: 'support', answer, against, question }, judges);
    const described = describeHallucination(checked, basis);
    return { ...described, isFlagged: described.summary.is_hallucination === 1 };
  },
  async adherence({ answer, question, context }, judges) {
    const against = context.trim() ? context : question;
    const checked: CheckedAnswer = await checkAnswer('adherence', { task: 'support', answer, against }, judges);
    const described = describeAdherence(checked);
    return { ...described, isFlagged: described.summary.adherence_score < SUFFICIENT };
  },
  async relevancy({ answer, question }, judges) {
    const checked = await checkAnswer('relevancy', { task: 'relevancy', answer, against: question }, judges);
    const described = describeRelevancy(checked);
    return { ...described, isFlagged: described.summary.relevancy_score < SUFFICIENT };
  },
};

/** Make the checks that a deployment wants, all at once; in the order in which they were named. */
export async function checkWholeAnswer(
  names: readonly AnswerCheckName[],
  whole: WholeAnswer,
  judges: Judges,
): Promise<(readonly [AnswerCheckName, WholeVerdict])[]> {
  return Promise.all(names.map(async (name) => [name, await checks[name](whole, judges)] as const));
}
