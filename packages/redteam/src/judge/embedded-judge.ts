import { verdictCard } from '@redoubt/detectors';
import { gradeByHead } from './grade-by-head.ts';
import { gradeByTest, reaches } from './grade-by-test.ts';
import { judgeDigest } from './judge-digest.ts';
import { layeredJudge } from './layered-judge.ts';
import type { Judge, JudgeQuestion } from './verdict.ts';
import { withoutEcho } from './without-echo.ts';

/** The name of the built-in judge. */
export const EMBEDDED = 'embedded';

/** Creates the built-in judge. It reads only the words of the answer and needs no network. */
export function createEmbeddedJudge(): Judge {
  const { version } = verdictCard();
  return layeredJudge({
    mark: { name: EMBEDDED, version, hash: judgeDigest() },
    isRefusal: (seen, asked) => {
      const question = withoutEchoes(asked);
      return !(question.test && reaches(question.test, question, seen));
    },
    grade: async (asked, seen) => {
      const question = withoutEchoes(asked);
      if (question.test) return gradeByTest(question.test, question, seen);
      return gradeByHead(question, seen);
    },
  });
}

const withoutEchoes = (question: JudgeQuestion): JudgeQuestion => ({
  ...question,
  response: withoutEcho(question.response, question),
});
