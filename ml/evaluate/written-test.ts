import { auroc } from './metrics/auroc.ts';
import { confusionAt, type Quality, qualityOf } from './metrics/confusion.ts';
import type { Estimate } from './metrics/interval.ts';
import type { Row, Task } from './row.ts';
import { scoresOf, type TrainedCandidate, thresholdOf } from './trained-folds.ts';

/** One part of our own texts whose families are kept from training. */
export interface WrittenTestResult extends Quality {
  readonly task: Task;
  /** `all`, `families never trained on`, or a language. */
  readonly part: string;
  readonly positives: number;
  readonly negatives: number;
  readonly auroc: Estimate;
}

/** Parts of fewer rows say nothing. */
const FEWEST = 8;

const familyOf = ({ family, label }: Row): string => `${family} ${label}`;

/** Figures on the generated families that training never saw, over all and by language. */
export async function writtenTestResults(
  { whole }: TrainedCandidate,
  task: Task,
  extra: readonly Row[],
): Promise<WrittenTestResult[]> {
  const rows = extra.filter((row) => row.split === 'written_test' && row.task === task);
  if (rows.length === 0) return [];
  const scores = await scoresOf(whole.detector, rows, task);
  const scored = rows.map((row, at) => ({ row, score: scores[at] ?? 0 }));
  const trained = new Set(extra.filter((row) => row.split === 'train' && row.task === task).map(familyOf));
  const unseen = scored.filter(({ row }) => !trained.has(familyOf(row)));
  const parts = [
    ['all', scored] as const,
    ['families never trained on', unseen] as const,
    ...Map.groupBy(scored, ({ row }) => row.language ?? 'en'),
  ].filter(([, group]) => group.length >= FEWEST);
  return parts.map(([part, group]) => {
    const of = (label: 0 | 1) => group.filter(({ row }) => row.label === label).map(({ score }) => score);
    const [positives, negatives] = [of(1), of(0)];
    return {
      task,
      part,
      positives: positives.length,
      negatives: negatives.length,
      auroc: auroc(positives, negatives),
      ...qualityOf(confusionAt(positives, negatives, thresholdOf(whole, task))),
    };
  });
}
