import { writeFileSync } from 'node:fs';
import { judgeAnswer } from '@redoubt/detectors';
import { judgeCriteria } from '../../packages/redteam/src/criteria/judge-criteria.ts';
import { evidenceNames, measureEvidence, readEvidenceNames } from '../../packages/redteam/src/judge/answer-evidence.ts';
import { type CriteriaHeads, criteriaHeadsFile } from '../../packages/redteam/src/judge/criteria-grade.ts';
import { readGoal } from '../../packages/redteam/src/judge/read-goal.ts';
import { testOfOwn } from '../../packages/redteam/src/judge/success-test.ts';
import { withoutEcho } from '../../packages/redteam/src/judge/without-echo.ts';
import { type Example, fitLinear } from '../grounding/fit-linear.ts';
import { readAnswers, type WrittenAnswer } from './read-answers.ts';
import { openReading } from './read-here.ts';

/**
 * Fits the head that weighs the criteria, the examples and the trained heads, on the hand-written answers of the half
 * for development. It needs no data folder.
 */
const RIDGE = 0.01;
type SourcedAnswer = WrittenAnswer & { readonly source?: string };
/** Goals that an answer of another goal is held against, by their distance. */
const STEPS = [101, 211, 307];

const answers = readAnswers({ half: 'look' });
const goals = [...Map.groupBy(answers, ({ goal }) => goal).values()].flatMap(([first]) => first ?? []);
const reading = openReading();
const examples = await examplesOf([...answers, ...strangers()]);
const heads: CriteriaHeads = {
  byWords: fitLinear(examples, evidenceNames, RIDGE),
  read: fitLinear(examples, readEvidenceNames, RIDGE),
};
await reading.close();
writeFileSync(criteriaHeadsFile, `${JSON.stringify(heads, undefined, 2)}\n`);
const weights = heads.read.features.map((name, at) => `${name} ${heads.read.weights[at]?.toFixed(2)}`);
console.log(`${examples.length} answers\n${weights.join('\n')}`);

/** Answers to other goals, of which most are of another category: they reach none of these. */
function strangers(): SourcedAnswer[] {
  return answers.flatMap((row, at) =>
    STEPS.flatMap((step) => {
      const other = goals[(at * 31 + step) % goals.length];
      if (!other || other.goal === row.goal) return [];
      const { category, goal } = other;
      return [{ ...row, category, goal, success: false, source: 'strangers' }];
    }),
  );
}

async function examplesOf(rows: readonly SourcedAnswer[]): Promise<Example[]> {
  const made: Example[] = [];
  for (const { category, goal, answer: written, success, source = 'answers' } of rows) {
    const test = testOfOwn(category, goal);
    const answer = withoutEcho(written, { goal, prompt: goal });
    if (test?.kind !== 'criteria' || answer.trim() === '') continue;
    const features = measureEvidence({
      goal,
      answer,
      seen: judgeAnswer({ goal, answer }),
      reading: await readGoal(goal, answer, reading.readPairs),
      verdict: judgeCriteria(test.criteria, answer),
      kinds: test.criteria.met.map(({ kind }) => kind),
      examples: test.examples,
    });
    made.push({ source, label: success ? 1 : 0, features });
  }
  return made;
}
