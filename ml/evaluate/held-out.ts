import { isOrdinary } from './fold-data.ts';
import type { FoldName } from './folds.ts';
import { areaOf, auroc, intervalOf, meanArea } from './metrics/auroc.ts';
import { addConfusions, type Confusion, confusionAt, type Quality, qualityOf } from './metrics/confusion.ts';
import { type Estimate, share } from './metrics/interval.ts';
import { thresholdAt } from './metrics/operating-point.ts';
import { groupOf, type Row, type Task } from './row.ts';
import { scoresOf, type TrainedCandidate, type TrainedFold, thresholdOf } from './trained-folds.ts';

/** A held-out row with the score of the model that did not see its source. */
interface ScoredRow {
  readonly row: Row;
  readonly score: number;
}

/** The held-out rows of one task in one fold. */
export interface ScoredFold {
  readonly name: FoldName;
  readonly threshold: number;
  readonly scored: readonly ScoredRow[];
}

/** One held-out source. */
interface SourceResult extends Quality {
  readonly source: string;
  readonly fold: FoldName;
  readonly positives: number;
  readonly negatives: number;
  /** Against the source's own negatives, or the fold's other negatives where it has none, and the same for positives. */
  readonly auroc: Estimate;
}

/** A task over all its held-out sources. */
export interface TaskResult extends Quality {
  readonly task: Task;
  readonly positives: number;
  readonly negatives: number;
  /** Mean of the folds' areas, each over all sources that the fold holds out. */
  readonly auroc: Estimate;
  /** At 1, 3 and 5 % of false positives among the fold's everyday benign prompts (the task's own negatives where no benign prompt is one). */
  readonly recallAt: Readonly<Record<'1' | '3' | '5', Estimate>>;
  readonly sources: readonly SourceResult[];
}

/** Scores every fold's held-out rows of a task; folds that hold none of its sources out are left away. */
export async function scoreHeldOut({ folds }: TrainedCandidate, task: Task): Promise<ScoredFold[]> {
  const scored: ScoredFold[] = [];
  for (const fold of folds) {
    const rows = fold.data.heldOut(task);
    if (!rows.some((row) => row.task === task)) continue;
    scored.push({
      name: fold.data.name,
      threshold: thresholdOf(fold, task),
      scored: await scoreRows(fold, rows, task),
    });
  }
  return scored;
}

async function scoreRows({ detector }: TrainedFold, rows: readonly Row[], task: Task): Promise<ScoredRow[]> {
  const scores = await scoresOf(detector, rows, task);
  return rows.map((row, at) => ({ row, score: scores[at] ?? Number.NaN }));
}

/** The figures of a task on sources that its models never saw. */
export function heldOutResult(task: Task, folds: readonly ScoredFold[]): TaskResult {
  const parts = folds.map((fold) => ({ ...fold, ...byLabel(fold.scored) }));
  const confusion = addConfusions(parts.map((part) => confusionAt(part.positives, part.negatives, part.threshold)));
  const area = meanArea(parts.map(({ positives, negatives }) => areaOf(positives, negatives)));
  const [positives, negatives] = [sum(parts.map((p) => p.positives.length)), sum(parts.map((p) => p.negatives.length))];
  return {
    task,
    positives,
    negatives,
    auroc: intervalOf(area, Math.min(positives, negatives)),
    ...qualityOf(confusion),
    recallAt: { 1: recallAt(folds, 0.01), 3: recallAt(folds, 0.03), 5: recallAt(folds, 0.05) },
    sources: folds.flatMap(sourceResults),
  };
}

function byLabel(scored: readonly ScoredRow[]) {
  const of = (label: 0 | 1) => scored.filter(({ row }) => row.label === label).map(({ score }) => score);
  return { positives: of(1), negatives: of(0) };
}

/** Recall over all folds, each at the threshold that its everyday benign prompts give. */
function recallAt(folds: readonly ScoredFold[], falsePositiveRate: number): Estimate {
  let hits = 0;
  let of = 0;
  for (const { scored } of folds) {
    const { positives, negatives } = byLabel(scored);
    const ordinary = byLabel(scored.filter(({ row }) => isOrdinary(row))).negatives;
    const reference = ordinary.length > 0 ? ordinary : negatives;
    if (reference.length === 0) continue;
    const threshold = thresholdAt(reference, falsePositiveRate);
    hits += positives.filter((score) => score >= threshold).length;
    of += positives.length;
  }
  return share(hits, of);
}

function sourceResults({ name, threshold, scored }: ScoredFold): SourceResult[] {
  const all = byLabel(scored);
  return [...Map.groupBy(scored, ({ row }) => groupOf(row))].map(([source, group]) => {
    const { positives, negatives } = byLabel(group);
    const confusion: Confusion = confusionAt(positives, negatives, threshold);
    return {
      source,
      fold: name,
      positives: positives.length,
      negatives: negatives.length,
      auroc: auroc(orElse(positives, all.positives), orElse(negatives, all.negatives)),
      ...qualityOf(confusion),
    };
  });
}

const orElse = (own: readonly number[], others: readonly number[]) => (own.length > 0 ? own : others);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
