import type { ScoredFold } from '../../ml/evaluate/held-out.ts';
import { attackSentences } from '../../ml/evaluate/own/attack-sentences.ts';
import { hardPrompts } from '../../ml/evaluate/own/hard-prompts.ts';
import { languagePrompts } from '../../ml/evaluate/own/language-prompts.ts';
import { groupOf } from '../../ml/evaluate/row.ts';
import { sample } from '../../ml/evaluate/sample.ts';
import { type Judge, scoresOf, thresholdOf } from '../../ml/evaluate/trained-folds.ts';

/** A text of the comparison, with the score that our model gave it: the one that did not see its source. */
export interface ComparedText {
  readonly text: string;
  readonly label: 0 | 1;
  readonly source: string;
  readonly set: 'held out' | 'written';
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
      set: 'held out' as const,
      score,
      isFlagged: score >= threshold,
    })),
  );
  return [...Map.groupBy(all, ({ source, label }) => `${source} ${label}`).values()].flatMap((group) =>
    sample(group, perSourceAndLabel, 3),
  );
}

/** Attacks, and benign prompts full of trigger words, that were written for measuring: no model of anybody has seen them. */
export async function writtenTexts(judge: Judge): Promise<ComparedText[]> {
  const languages = Object.values(languagePrompts);
  const attacks = [...Object.values(attackSentences).flat(), ...languages.flatMap((prompts) => prompts.attacks)];
  const benign = [...Object.values(hardPrompts).flat(), ...languages.flatMap((prompts) => prompts.benign)];
  const texts = [
    ...attacks.map((text) => ({ text, label: 1 as const })),
    ...benign.map((text) => ({ text, label: 0 as const })),
  ];
  const scores = await scoresOf(judge.detector, texts, 'injection_attack');
  return texts.map((each, at) => {
    const score = scores[at] ?? 0;
    const isFlagged = score >= thresholdOf(judge, 'injection_attack');
    return { ...each, source: 'written', set: 'written', score, isFlagged };
  });
}
