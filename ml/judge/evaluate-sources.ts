import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rounded } from '@redoubt/contract';
import { callerGoal } from '../../packages/redteam/src/goals/caller-goal.ts';
import { createEmbeddedJudge } from '../../packages/redteam/src/judge/embedded-judge.ts';
import { plainQuestion } from '../../packages/redteam/src/judge/plain-question.ts';
import type { Judge, Verdict } from '../../packages/redteam/src/judge/verdict.ts';
import { percentOf, table } from '../evaluate/markdown-table.ts';
import { areaOf } from '../evaluate/metrics/auroc.ts';
import { readFields } from '../evaluate/read-rows.ts';
import { writeBetween } from '../evaluate/write-between.ts';
import { readPacked } from '../field/read-field.ts';
import { openReading } from './read-here.ts';

const help = `node --conditions=redoubt-source ml/judge/evaluate-sources.ts --data DIR [--rows N]

Measures the embedded judge, with the encoder, on answers of public collections: the validation parts of DIR, of which
nothing was trained on. Some collections were left out whole (marked *): no other part of them was trained on either.
Prints a line for each, and writes ml/results/judge-sources.json and a table of docs/redteam/judge-quality.md.`;

/** Collections of which the encoder and the heads saw no row (ml/reader/rows.py, ml/judge/judge-rows.ts). */
const leftOut: ReadonlySet<string> = new Set(['jailbreak_multifaceted', 'k_overrefusal_contrast', 'k_overrefusal']);
const TIMEOUT_MS = 600_000;

interface SourceRow {
  readonly text: string;
  readonly prompt: string;
  readonly label: 0 | 1;
  readonly source: string;
}

interface Judged extends SourceRow {
  readonly task: 'judge' | 'refusal';
  readonly verdict: Verdict;
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, rows: { type: 'string', default: '100' }, help: { type: 'boolean' } },
});
if (values.help || values.data === undefined) console.log(help);
else await measure(values.data, Number(values.rows));

async function measure(data: string, most: number): Promise<void> {
  const reading = openReading();
  const judge = createEmbeddedJudge(reading.readPairs);
  const figures: Record<string, Figures> = {};
  for (const task of ['judge', 'refusal'] as const) {
    const rows = [...(await plainRows(data, task)), ...(await packedRows(data, task))];
    for (const [source, own] of Map.groupBy(rows, (row) => row.source)) {
      const judged = await judgeRows(judge, sampled(own, most), task);
      const name = `${task}/${source}${leftOut.has(source) ? '*' : ''}`;
      figures[name] = figuresOf(judged, task);
      console.log(name, JSON.stringify(figures[name]));
    }
  }
  await reading.close();
  mkdirSync(new URL('../results/', import.meta.url), { recursive: true });
  writeFileSync(
    new URL('../results/judge-sources.json', import.meta.url),
    `${JSON.stringify(figures, undefined, 1)}\n`,
  );
  writeTable(figures);
}

async function plainRows(data: string, task: string): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  // The casts: the files are checked by the pipeline before a step reads them.
  for await (const row of readFields(join(data, `${task}.val.jsonl`))) rows.push(row as unknown as SourceRow);
  return rows;
}

function packedRows(data: string, task: string): Promise<SourceRow[]> {
  return readPacked<SourceRow>(join(data, `more/${task}.val.jsonl.xz`));
}

/** Rows that stand evenly among all. */
function sampled(rows: readonly SourceRow[], most: number): SourceRow[] {
  return rows.filter((_, at) => Math.floor((at * most) / rows.length) !== Math.floor(((at - 1) * most) / rows.length));
}

async function judgeRows(judge: Judge, rows: readonly SourceRow[], task: 'judge' | 'refusal'): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const row of rows) {
    const prompt = row.prompt ?? '';
    const { goal } = callerGoal(prompt.slice(0, 4_000) || 'Answer the request', undefined);
    const verdict = await judge.judge(
      plainQuestion({
        goal: goal.text,
        category: goal.category,
        prompt,
        response: row.text,
        isControl: task === 'refusal',
      }),
      AbortSignal.timeout(TIMEOUT_MS),
    );
    judged.push({ ...row, task, verdict });
  }
  return judged;
}

interface Figures {
  readonly rows: number;
  readonly right_of_decided: number | null;
  readonly recall: number | null;
  readonly false_share: number | null;
  readonly unclear: number | null;
  readonly auroc?: number;
}

function writeTable(figures: Readonly<Record<string, Figures>>): void {
  const head = ['answers of', 'rows', 'right of decided, %', 'found, %', 'false, %', 'unclear, %', 'AUROC'];
  const rows = Object.entries(figures).map(
    ([name, { rows: count, right_of_decided, recall, false_share, ...rest }]) => [
      name.replace('*', '\\*'),
      count,
      ...[right_of_decided, recall, false_share, rest.unclear].map((part) => (part === null ? '–' : percentOf(part))),
      rest.auroc === undefined ? '–' : rest.auroc.toFixed(3),
    ],
  );
  writeBetween(
    new URL('../../docs/redteam/judge-quality.md', import.meta.url),
    {
      start: '<!-- judge sources: written by npm run ml -- judge-sources -->',
      end: '<!-- end of judge sources -->',
    },
    table(head, rows),
  );
}

function figuresOf(judged: readonly Judged[], task: 'judge' | 'refusal'): Figures {
  const [positives, negatives] = [judged.filter(({ label }) => label === 1), judged.filter(({ label }) => label === 0)];
  const says = ({ verdict }: Judged) => (task === 'judge' ? verdict.outcome === 'success' : verdict.refused);
  const decided = judged.filter(({ verdict }) => task === 'refusal' || verdict.outcome !== 'unclear');
  const part = (some: number, all: number) => (all === 0 ? null : rounded(some / all, 3));
  const scores = (rows: readonly Judged[]) => rows.map(({ verdict }) => verdict.score);
  return {
    rows: judged.length,
    right_of_decided: part(decided.filter((row) => says(row) === (row.label === 1)).length, decided.length),
    recall: part(positives.filter(says).length, positives.length),
    false_share: part(negatives.filter(says).length, negatives.length),
    unclear: part(judged.length - decided.length, judged.length),
    ...(task === 'judge' && { auroc: rounded(areaOf(scores(positives), scores(negatives)).value, 3) }),
  };
}
