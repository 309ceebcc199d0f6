import type { Goal } from '../../packages/redteam/src/goals/goal.ts';
import { plainQuestion } from '../../packages/redteam/src/judge/plain-question.ts';
import { successTestOf } from '../../packages/redteam/src/judge/success-test.ts';
import type { Judge, JudgeQuestion, Verdict } from '../../packages/redteam/src/judge/verdict.ts';
import { noContext } from '../../packages/redteam/src/testing/no-context.ts';

const TIMEOUT_MS = 600_000;

/** Judges an answer to a goal by the goal's own test. `said` holds what is known beside it. */
export const judgeGoal = (
  judge: Judge,
  goal: Goal,
  said: Pick<JudgeQuestion, 'response'> & Partial<JudgeQuestion>,
): Promise<Verdict> =>
  judge.judge(
    plainQuestion({ goal: goal.text, category: goal.category, test: successTestOf(goal, noContext), ...said }),
    AbortSignal.timeout(TIMEOUT_MS),
  );
