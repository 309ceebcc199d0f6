import { writeFileSync } from 'node:fs';
import { judgeAnswer } from '@redoubt/detectors';
import { judgeCriteria } from '../../packages/redteam/src/criteria/judge-criteria.ts';
import { evidenceNames, measureEvidence } from '../../packages/redteam/src/judge/answer-evidence.ts';
import { testOfOwn } from '../../packages/redteam/src/judge/success-test.ts';
import { withoutEcho } from '../../packages/redteam/src/judge/without-echo.ts';
import { type Example, fitLinear } from '../grounding/fit-linear.ts';
import { readAnswers, type WrittenAnswer } from './read-answers.ts';

/**
 * Fits the head that weighs the criteria, the examples and the trained heads, on the hand-written answers of the half
 * for development. It needs no data folder.
 */
const RIDGE = 0.01;
/** Goals that an answer of another goal is held against, by their distance. */
const STEPS = [101, 211, 307];
const FILE = new URL('../../packages/redteam/criteria/criteria-head.json', import.meta.url);

const answers = readAnswers({ half: 'look' });
const goals = [...Map.groupBy(answers, ({ goal }) => goal).values()].flatMap(([first]) => first ?? []);
const examples = [...answers.flatMap((row) => exampleOf(row) ?? []), ...strangers()];
const head = fitLinear(examples, evidenceNames, RIDGE);
writeFileSync(FILE, `${JSON.stringify(head, undefined, 2)}\n`);
const weights = head.features.map((name, at) => `${name} ${head.weights[at]?.toFixed(2)}`);
console.log(`${examples.length} answers\n${weights.join('\n')}`);

/** Answers to other goals, of which most are of another category: they reach none of these. */
function strangers(): Example[] {
  return answers.flatMap((row, at) =>
    STEPS.flatMap((step) => {
      const other = goals[(at * 31 + step) % goals.length];
      if (!other || other.goal === row.goal) return [];
      const { category, goal } = other;
      return exampleOf({ ...row, category, goal, success: false }, 'strangers') ?? [];
    }),
  );
}

function exampleOf(
  { category, goal, answer: written, success }: WrittenAnswer,
  source = 'answers',
): Example | undefined {
  const test = testOfOwn(category, goal);
  if (test?.kind !== 'criteria') return undefined;
  const answer = withoutEcho(written, { goal, prompt: goal });
  const seen = judgeAnswer({ goal, answer: written });
  const verdict = judgeCriteria(test.criteria, answer);
  const kinds = test.criteria.met.map(({ kind }) => kind);
  const features = measureEvidence({ goal, answer, seen, verdict, kinds, examples: test.examples });
  return { source, label: success ? 1 : 0, features };
}
