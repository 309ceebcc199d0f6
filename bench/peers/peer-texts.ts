import type { ScoredFold } from '../../training/evaluate/held-out.ts';
import { groupOf } from '../../training/evaluate/row.ts';
import { sample } from '../../training/evaluate/sample.ts';

/** A text of the comparison, with the score that our model gave it: the one that did not see its source. */
export interface ComparedText {
  readonly text: string;
  readonly label: 0 | 1;
  readonly source: string;
  readonly score: number;
  /** Whether the score reaches the threshold that our validation data set. */
  readonly isFlagged: boolean;
}

/** The same number of texts of every held-out source and label, so that no source decides the comparison. */
export function comparedTexts(folds: readonly ScoredFold[], perSourceAndLabel: number): ComparedText[] {
  const all = folds.flatMap(({ scored, threshold }) =>
    scored.map(({ row, score }) => ({
      id: row.id,
      text: row.text,
      label: row.label,
      source: groupOf(row),
      score,
      isFlagged: score >= threshold,
    })),
  );
  return [...Map.groupBy(all, ({ source, label }) => `${source} ${label}`).values()].flatMap((group) =>
    sample(group, perSourceAndLabel, 3),
  );
}
