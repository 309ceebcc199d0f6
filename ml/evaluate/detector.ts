import type { FoldName } from './folds.ts';
import type { Row, Task } from './row.ts';

/** Whatever is measured: a stage, a blend, a package. Scores grow with the likelihood of the positive class. */
export interface DetectorUnderTest {
  readonly name: string;
  readonly tasks: readonly Task[];
  score(texts: readonly string[], task: Task): readonly number[] | Promise<readonly number[]>;
  /** The threshold that it ships with; without one, validation data sets it. */
  threshold?(task: Task): number | undefined;
}

/** What one fold leaves to learn from. */
export interface TrainingSet {
  /** Never a held-out row, never one of a licence that training may not use. */
  readonly rows: readonly Row[];
  /** The held-out groups, for trainers that bring rows of their own. */
  readonly excludeSources: readonly string[];
  /** The fold that is held out; absent where nothing is. */
  readonly fold?: FoldName;
}

/** Makes the detector that is measured on a fold, without having seen it. */
export interface Candidate {
  readonly name: string;
  readonly tasks: readonly Task[];
  /** Whether it learns from generated texts of our own. */
  readonly ownTexts: boolean;
  detectorFor(training: TrainingSet): DetectorUnderTest | Promise<DetectorUnderTest>;
}

/** A model with one probability a head, as the trainers return it. */
export interface HeadModel {
  score(text: string): Readonly<Partial<Record<Task, number>>>;
  /** Thresholds that it brings along; validation data sets the others. */
  readonly thresholds?: Readonly<Partial<Record<Task, number>>>;
}

/** Measures what a trainer of such models makes of each fold. */
export function candidateOf(
  { name, tasks, ownTexts }: Pick<Candidate, 'name' | 'tasks' | 'ownTexts'>,
  trainHeads: (
    rows: readonly Row[],
    options: { readonly excludeSources: readonly string[] },
  ) => HeadModel | Promise<HeadModel>,
): Candidate {
  return {
    name,
    tasks,
    ownTexts,
    async detectorFor({ rows, excludeSources }) {
      const model = await trainHeads(rows, { excludeSources });
      return {
        name,
        tasks,
        score: (texts, task) => texts.map((text) => headOf(model.score(text), task)),
        threshold: (task) => model.thresholds?.[task],
      };
    },
  };
}

function headOf(scores: Readonly<Partial<Record<Task, number>>>, task: Task): number {
  const score = scores[task];
  if (score === undefined) throw new Error(`The model has no head "${task}"`);
  return score;
}
