import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { verdictCard } from '@redoubt/detectors';
import { gradeByHead } from './grade-by-head.ts';
import { gradeByTest, reaches } from './grade-by-test.ts';
import { layeredJudge } from './layered-judge.ts';
import { readsNone } from './read-pairs.ts';
import type { Judge, JudgeQuestion } from './verdict.ts';
import { withoutEcho } from './without-echo.ts';

const folder = new URL('../../criteria/', import.meta.url);
/** What tells how sure the judge is changes no verdict. */
const FIGURES = 'judge-figures.json';
let digest: string | undefined;

/**
 * Returns the SHA-256 of everything that a verdict of the embedded judge depends on: the weights of its heads, the
 * success criteria, the examples and the words of other languages. Computed on first use.
 */
function judgeDigest(): string {
  if (digest !== undefined) return digest;
  const hash = createHash('sha256').update(verdictCard().hash);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:txt|json)$/.test(file) && file !== FIGURES);
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(new URL(file, folder)));
  digest = hash.digest('hex');
  return digest;
}

/** The name of the built-in judge. */
export const EMBEDDED = 'embedded';

/** Creates the built-in judge. It needs no network. `readPairs` asks the encoder whether an answer breaks a rule. */
export function createEmbeddedJudge(readPairs = readsNone): Judge {
  const { version } = verdictCard();
  return layeredJudge({
    mark: { name: EMBEDDED, version, hash: judgeDigest() },
    isRefusal: (seen, asked) => {
      const question = withoutEchoes(asked);
      return !(question.test && reaches(question.test, question, seen));
    },
    grade: async (asked, seen) => {
      const question = withoutEchoes(asked);
      if (question.test) return gradeByTest(question.test, { question, seen, readPairs });
      return gradeByHead(question, seen);
    },
  });
}

const withoutEchoes = (question: JudgeQuestion): JudgeQuestion => ({
  ...question,
  response: withoutEcho(question.response, question),
});
