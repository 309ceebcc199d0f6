import { settle } from '../../packages/detectors/src/verdict/judge-answer.ts';
import type { VerdictBlend } from '../../packages/detectors/src/verdict/verdict-file.ts';
import { fitBlend, type SeenSource } from './fit-blend.ts';
import { fitVerdict } from './fit-verdict.ts';
import { answerKey, type JudgeRow } from './judge-rows.ts';
import { rawOf, seeRows } from './score-rows.ts';

/** A source's rows with what a judge said that never saw the source. */
export interface LeftOut {
  readonly source: string;
  readonly task: JudgeRow['task'];
  readonly isTrainedElse: boolean;
  readonly rows: readonly JudgeRow[];
  /** Probability of the label 1. */
  readonly scores: readonly number[];
}

export interface LeftOutFigures {
  readonly sources: readonly LeftOut[];
  /** Fitted on all that was left out: what ships. */
  readonly blend: VerdictBlend;
}

/** Every group in turn is left out: of the heads, and of the blend that its figures are made with. */
export function leaveSourceOut(training: readonly JudgeRow[], strangers: readonly JudgeRow[]): LeftOutFigures {
  const seen = new Map<string, SeenSource>();
  for (const [group, own] of Map.groupBy(training, (row) => row.group)) {
    if (group.startsWith('own_')) continue;
    const keys = new Set(own.map(answerKey));
    const heads = fitVerdict(
      training.filter((row) => row.group !== group && !keys.has(answerKey(row))),
      { date: '', data: {} },
    );
    seen.set(group, { seen: seeRows(own, heads), heads });
  }
  const sources = [...seen].flatMap(([group, held]) => {
    const blend = fitBlend([...seen].filter(([other]) => other !== group).map(([, other]) => other));
    return bySource(held, blend, true);
  });
  const blend = fitBlend([...seen.values()]);
  const heads = fitVerdict(training, { date: '', data: {} });
  return { sources: [...sources, ...bySource({ seen: seeRows(strangers, heads), heads }, blend, false)], blend };
}

/** An answer without a word. */
const SILENT = { success: 0, refused: 1 };

function bySource({ seen, heads }: SeenSource, blend: VerdictBlend, isTrainedElse: boolean): LeftOut[] {
  return [...Map.groupBy(seen, ({ row }) => row.source)].map(([source, own]) => {
    const task = own[0]?.row.task ?? 'judge';
    const scores = own.map((one) => {
      const raw = rawOf(one, heads, blend);
      const { success, refused } = one.best ? settle(raw, one.best, { heads, blend }) : SILENT;
      return task === 'judge' ? success : refused;
    });
    return { source, task, isTrainedElse, rows: own.map(({ row }) => row), scores };
  });
}
