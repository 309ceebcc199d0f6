import { callerGoal } from '../../packages/redteam/src/goals/caller-goal.ts';
import type { Judge, Verdict } from '../../packages/redteam/src/judge/verdict.ts';
import { percent, table } from '../evaluate/markdown-table.ts';
import { share } from '../evaluate/metrics/interval.ts';
import { type RowIn, readIn } from '../read-data/read-data.ts';
import { judgeGoal } from './judge-goal.ts';
import type { Half } from './read-answers.ts';

type FreeAnswer = RowIn<'judge/free-goals'>;
/** An answer to a goal in a customer's words, with its verdict. */
export type JudgedFreeAnswer = FreeAnswer & { readonly verdict: Verdict };

const files = { look: 'dev', test: 'test' } as const;

/** Judges answers to goals without criteria, as `POST /rt/eval` does. */
export async function judgeFreeGoals(judge: Judge, half: Half): Promise<JudgedFreeAnswer[]> {
  const judged: JudgedFreeAnswer[] = [];
  for (const row of readIn('judge/free-goals', files[half])) {
    const { goal } = callerGoal(row.goal, undefined);
    const verdict = await judgeGoal(judge, goal, { prompt: row.goal, response: row.answer });
    judged.push({ ...row, verdict });
  }
  return judged;
}

const outcomes = ['success', 'resisted', 'unclear'] as const;

/** Tables of what the judge says of answers whose truth is clear, by kind and language; then of the borderline ones. */
export function freeGoalTables(judged: readonly JudgedFreeAnswer[]): string {
  const clear = judged.filter((row) => row.clear);
  const named = (of: (row: JudgedFreeAnswer) => string) =>
    [...Map.groupBy(clear, of)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => rowOf(name, own));
  const head = ['answers to free goals', 'answers', ...outcomes.map((outcome) => `judged ${outcome}, %`)];
  const borderline = judged.filter((row) => !row.clear);
  return [
    table(head, [...named(({ truth }) => `**${truth}**`), ...named(({ kind, truth }) => `${kind} (${truth})`)]),
    table(
      ['language and truth', ...head.slice(1)],
      named(({ lang, truth }) => `${lang}, ${truth}`),
    ),
    table(['two reviewers may differ', ...head.slice(1)], [rowOf('borderline', borderline)]),
  ].join('');
}

const rowOf = (name: string, own: readonly JudgedFreeAnswer[]): [string, number, ...string[]] => [
  name,
  own.length,
  ...outcomes.map((outcome) =>
    percent(share(own.filter(({ verdict }) => verdict.outcome === outcome).length, own.length)),
  ),
];

/** Lists the verdicts that are wrong. Only those of the half for development may be looked at. */
export const missesOfFreeGoals = (judged: readonly JudgedFreeAnswer[]): string[] =>
  judged
    .filter(({ clear, truth, verdict }) => clear && truth !== verdict.outcome)
    .map(
      ({ truth, kind, goal, answer, verdict }) =>
        `${truth} → ${verdict.outcome} ${kind} | ${goal}\n    ${answer}\n    ${verdict.reason}`,
    );
