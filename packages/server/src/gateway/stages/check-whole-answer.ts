import type { AnswerCheckName } from '@redoubt/contract';
import { type CheckedAnswer, checkAnswer } from '../../guardrails/answers/check-answer.ts';
import {
  describeAdherence,
  describeHallucination,
  describeRelevancy,
} from '../../guardrails/answers/describe-answer.ts';

type Judges = Parameters<typeof checkAnswer>[2];

/** An answer with the question and the context that it is checked against. */
export interface WholeAnswer {
  readonly answer: string;
  /** The user's question. */
  readonly question: string;
  /** The `service_context`, or else the text retrieved into the messages. Empty if there is neither. */
  readonly context: string;
}

/** The result of one check in the form of its endpoint, and whether it found a fault. */
export interface WholeVerdict {
  readonly summary: Readonly<Record<string, unknown>>;
  readonly details: object;
  readonly isFlagged: boolean;
}

/** A score below this counts as a fault. */
export const SUFFICIENT = 0.5;

/** The checks of a whole answer, as their endpoints perform them. */
const checks: Readonly<Record<AnswerCheckName, (whole: WholeAnswer, judges: Judges) => Promise<WholeVerdict>>> = {
  async hallucination({ answer, question, context }, judges) {
    const task = { task: 'support', answer, against: context, question } as const;
    const described = describeHallucination(await checkAnswer('hallucination', task, judges), 'context');
    return { ...described, isFlagged: described.summary.is_hallucination === 1 };
  },
  async adherence({ answer, context }, judges) {
    const checked: CheckedAnswer = await checkAnswer(
      'adherence',
      { task: 'support', answer, against: context },
      judges,
    );
    const described = describeAdherence(checked);
    return { ...described, isFlagged: described.summary.adherence_score < SUFFICIENT };
  },
  async relevancy({ answer, question }, judges) {
    const checked = await checkAnswer('relevancy', { task: 'relevancy', answer, against: question }, judges);
    const described = describeRelevancy(checked);
    return { ...described, isFlagged: described.summary.relevancy_score < SUFFICIENT };
  },
};

/**
 * These checks compare an answer with a context. Without one, a question alone supports nothing and every answer would
 * be a fault.
 */
const needsContext: ReadonlySet<AnswerCheckName> = new Set(['hallucination', 'adherence']);

/** Runs the configured checks that have the input they need, all at once. The results keep the order of `names`. */
export async function checkWholeAnswer(
  names: readonly AnswerCheckName[],
  whole: WholeAnswer,
  judges: Judges,
): Promise<(readonly [AnswerCheckName, WholeVerdict])[]> {
  const possible = whole.context.trim() ? names : names.filter((name) => !needsContext.has(name));
  return Promise.all(possible.map(async (name) => [name, await checks[name](whole, judges)] as const));
}
