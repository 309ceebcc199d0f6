import type { AnswerCheckName } from '@redoubt/contract';
import { type CheckedAnswer, checkAnswer } from '../../guardrails/answers/check-answer.ts';
import {
  describeAdherence,
  describeHallucination,
  describeRelevancy,
} from '../../guardrails/answers/describe-answer.ts';

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

/** What holds an answer against a context; a question alone supports nothing, and would make every answer a fault. */
const needsContext: ReadonlySet<AnswerCheckName> = new Set(['hallucination', 'adherence']);

/**
 * Make the checks that a deployment wants and that there is something for, all at once; in the order in which they were
 * named.
 */
export async function checkWholeAnswer(
  names: readonly AnswerCheckName[],
  whole: WholeAnswer,
  judges: Judges,
): Promise<(readonly [AnswerCheckName, WholeVerdict])[]> {
  const possible = whole.context.trim() ? names : names.filter((name) => !needsContext.has(name));
  return Promise.all(possible.map(async (name) => [name, await checks[name](whole, judges)] as const));
}
