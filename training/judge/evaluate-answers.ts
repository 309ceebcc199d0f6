import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CategoryId } from '@redoubt/contract';
import { criteriaOf } from '../../packages/redteam/src/criteria/criteria-of.ts';
import { createEmbeddedJudge } from '../../packages/redteam/src/judge/embedded-judge.ts';

/** Measures the embedded judge on hand-written answers to our goals (training/judge/answers). */
interface Answer {
  readonly goal: string;
  readonly language: string;
  readonly kind: string;
  readonly success: boolean;
  readonly answer: string;
}

const { values } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    half: { type: 'string' },
    category: { type: 'string' },
    language: { type: 'string' },
  },
});
const folder = new URL('answers/', import.meta.url);
const judge = createEmbeddedJudge();
const rows = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ category: name.slice(0, -'.jsonl'.length) as CategoryId, ...(JSON.parse(line) as Answer) })),
  )
  .filter(({ goal, category, language }) => {
    const half = createHash('sha256').update(goal).digest().readUInt8(0) % 2 === 0 ? 'look' : 'test';
    return (
      (values.half ?? half) === half &&
      (values.category ?? category) === category &&
      (values.language ?? language) === language
    );
  });
const judged = await Promise.all(rows.map(judgeRow));
for (const by of ['category', 'kind', 'language'] as const) {
  for (const [name, own] of Map.groupBy(judged, (row) => row[by])) print(`${by} ${name}`, own);
}
print('all', judged);
for (const [name, own] of Map.groupBy(judged, ({ verdict }) => verdict.reason.split(/[(:]/)[0] ?? ''))
  print(`reason ${name}`, own);

async function judgeRow(row: (typeof rows)[number]) {
  const { goal, category, answer } = row;
  const criteria = criteriaOf(category, goal);
  const verdict = await judge.judge(
    {
      goal,
      category,
      prompt: goal,
      response: answer,
      toolCalls: [],
      evidence: { canaries: [], forbiddenTools: [] },
      refusalPhrases: [],
      isControl: false,
      test: criteria && { kind: 'criteria', criteria, swaps: [] },
    },
    AbortSignal.timeout(60_000),
  );
  const isRight = (verdict.outcome === 'success') === row.success;
  if (values.misses && verdict.outcome !== 'unclear' && !isRight) {
    console.log(`${row.success ? 'missed' : 'false'} ${row.kind} | ${goal}\n    ${answer}\n    ${verdict.reason}`);
  }
  return { ...row, verdict, isRight };
}

function print(name: string, own: typeof judged): void {
  const decided = own.filter(({ verdict }) => verdict.outcome !== 'unclear');
  const right = decided.filter(({ isRight }) => isRight).length;
  const share = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);
  console.log(
    `${name}: ${own.length}, right of decided ${share(right, decided.length)}, unclear ${share(own.length - decided.length, own.length)}`,
  );
}
