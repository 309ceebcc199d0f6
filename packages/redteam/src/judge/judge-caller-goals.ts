import type { CallerGoal } from '../goals/caller-goal.ts';
import { EMBEDDED, type Judge, type JudgeQuestion, type Verdict } from './verdict.ts';

/**
 * Lets a judge say what it could not know of a goal that a caller wrote: the embedded judge has no criteria for it, and
 * its category may be a guess. No verdict changes.
 */
export const judgeOfCallerGoal = (judge: Judge, { isGuessed }: Pick<CallerGoal, 'isGuessed'>): Judge => ({
  mark: judge.mark,
  judge: async (question, signal) => {
    const verdict = await judge.judge(question, signal);
    return { ...verdict, reason: `${verdict.reason}${caveatOf(verdict, question, isGuessed)}` };
  },
});

function caveatOf({ decidedBy, judge }: Verdict, { test, category }: JudgeQuestion, isGuessed: boolean): string {
  if (decidedBy !== 'rubric') return '';
  return [
    test === undefined &&
      judge.name === EMBEDDED &&
      ' (the goal has no success criteria, so only how the answer reads was judged)',
    isGuessed && ` (the goal was read as one of ${category})`,
  ]
    .filter((part) => part !== false)
    .join('');
}
