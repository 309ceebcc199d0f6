import type { Candidate, DetectorUnderTest, TrainingSet } from './detector.ts';
import { type FoldData, foldData, isFor } from './fold-data.ts';
import { type FoldName, folds } from './folds.ts';
import { auroc } from './metrics/auroc.ts';
import type { Estimate } from './metrics/interval.ts';
import { thresholdAt } from './metrics/operating-point.ts';
import type { Row, Task } from './row.ts';

/** False positives that the default threshold is set for, on validation negatives of the sources that were trained on. */
export const STATED_FALSE_POSITIVES = 0.03;

/** A detector with the thresholds that its validation data set. */
export interface Judge {
  readonly detector: DetectorUnderTest;
  readonly thresholds: Readonly<Partial<Record<Task, number>>>;
  /** On validation rows of the sources that it was trained on: what flatters. */
  readonly seenAuroc: Readonly<Partial<Record<Task, Estimate>>>;
}

/** One fold with the detector that did not see what it holds out. */
export interface TrainedFold extends Judge {
  readonly data: FoldData;
}

/** A candidate in all its folds, and trained on everything for texts that no data set holds. */
export interface TrainedCandidate {
  readonly candidate: Candidate;
  readonly folds: readonly TrainedFold[];
  readonly whole: Judge;
}

/** Trains a candidate once a fold and once on everything. Rows of `extra` train where their split says so, if the candidate wants any. */
export async function trainFolds(
  candidate: Candidate,
  rows: readonly Row[],
  extra: readonly Row[],
  perSource: number,
): Promise<TrainedCandidate> {
  const trained: TrainedFold[] = [];
  const own = candidate.ownTexts ? extra : [];
  for (const name of Object.keys(folds) as FoldName[]) {
    const data = foldData(name, rows, own, perSource);
    trained.push({ data, ...(await judgeOf(candidate, data.training, data.validation)) });
  }
  return { candidate, folds: trained, whole: await trainWhole(candidate, rows, own) };
}

function trainWhole(candidate: Candidate, rows: readonly Row[], extra: readonly Row[]): Promise<Judge> {
  const permissive = rows.filter(({ licence }) => licence === 'permissive');
  const training = {
    rows: [...permissive, ...extra].filter(({ split }) => split === 'train'),
    excludeSources: [],
  };
  return judgeOf(candidate, training, (task) => permissive.filter((row) => row.split === 'val' && isFor(row, task)));
}

async function judgeOf(
  candidate: Candidate,
  training: TrainingSet,
  validation: (task: Task) => readonly Row[],
): Promise<Judge> {
  const detector = await candidate.detectorFor(training);
  const thresholds: Partial<Record<Task, number>> = {};
  const seenAuroc: Partial<Record<Task, Estimate>> = {};
  for (const task of candidate.tasks) {
    const rows = validation(task);
    const scores = await scoresOf(detector, rows, task);
    const of = (label: 0 | 1) => scores.filter((_, at) => rows[at]?.label === label);
    thresholds[task] = detector.threshold?.(task) ?? thresholdAt(of(0), STATED_FALSE_POSITIVES);
    seenAuroc[task] = auroc(of(1), of(0));
  }
  return { detector, thresholds, seenAuroc };
}

/** Scores in the order of the rows. */
export async function scoresOf(
  detector: DetectorUnderTest,
  rows: readonly { readonly text: string }[],
  task: Task,
): Promise<readonly number[]> {
  const scores = await detector.score(
    rows.map(({ text }) => text),
    task,
  );
  if (scores.length !== rows.length || scores.some((score) => Number.isNaN(score))) {
    throw new Error(`${detector.name} gave ${scores.length} scores for ${rows.length} texts, or one that is no number`);
  }
  return scores;
}

/** The threshold of a task that the judge's candidate has. */
export function thresholdOf({ thresholds, detector }: Judge, task: Task): number {
  const threshold = thresholds[task];
  if (threshold === undefined) throw new Error(`${detector.name} has no threshold for "${task}"`);
  return threshold;
}
