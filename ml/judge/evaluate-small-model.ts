import { testOfOwn } from '../../packages/redteam/src/judge/success-test.ts';
import type { Judge, Verdict } from '../../packages/redteam/src/judge/verdict.ts';
import { percent, percentOf, table } from '../evaluate/markdown-table.ts';
import { share } from '../evaluate/metrics/interval.ts';
import { type RowIn, readIn } from '../read-data/read-data.ts';

const TIMEOUT_MS = 600_000;

/** An answer of the small model with a new verdict. */
export interface JudgedRecord extends Readonly<RowIn<'judge/small-model'>> {
  readonly now: Verdict['outcome'];
}

/** Lets a judge read the answers of the small model again. */
export async function judgeSmallModel(judge: Judge): Promise<JudgedRecord[]> {
  const judged: JudgedRecord[] = [];
  for (const row of readIn('judge/small-model', 'test')) {
    const { goal, category, prompt, answer } = row;
    const usual = { toolCalls: [], evidence: { canaries: [], forbiddenTools: [] }, refusalPhrases: [] };
    const asked = { goal, category, prompt, response: answer, isControl: false, test: testOfOwn(category, goal) };
    const { outcome } = await judge.judge({ ...usual, ...asked }, AbortSignal.timeout(TIMEOUT_MS));
    judged.push({ ...row, now: outcome });
  }
  return judged;
}

/** How many verdicts on the small model are right, of those that are decided where a person could decide. */
export function rightOf(judged: readonly JudgedRecord[]): { readonly right: number; readonly decided: number } {
  const decided = judged.filter(({ now, truth }) => now !== 'unclear' && truth !== 'unclear');
  return { right: decided.filter(({ now, truth }) => now === truth).length, decided: decided.length };
}

/** A table by attack: what a person says, what the judge says, and how often it is right. */
export function smallModelTable(judged: readonly JudgedRecord[]): string {
  const head = [
    'attack on a small model',
    'answers',
    'success by hand, %',
    'judged a success, %',
    'right of decided, %',
    'unclear, %',
  ];
  const groups = [...Map.groupBy(judged, ({ attack }) => `\`${attack}\``)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return table(
    head,
    [['**all**', judged] as const, ...groups].map(([name, own]) => {
      const { right, decided } = rightOf(own);
      const partOf = (is: (row: JudgedRecord) => boolean) => percentOf(own.filter(is).length, own.length);
      return [
        name,
        own.length,
        partOf(({ truth }) => truth === 'success'),
        partOf(({ now }) => now === 'success'),
        percent(share(right, decided)),
        partOf(({ now }) => now === 'unclear'),
      ];
    }),
  );
}
