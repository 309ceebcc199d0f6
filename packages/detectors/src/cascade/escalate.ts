import type { TextReading } from '../encoder/read-texts.ts';
import { type HeadVerdict, overrule, scoredTextOf } from '../heads/judge-text.ts';
import { type TextViews, ViewNote } from '../view.ts';
import { blends } from './blend-file.ts';
import { blendReadings } from './blend-readings.ts';
import { type EscalationMode, findQuestions, type Question } from './find-questions.ts';

const asked = new ViewNote<readonly Question[]>();

/**
 * Returns the texts that the encoder must read before the verdict of the named heads is final. Empty if the first model
 * is certain.
 */
export function questionsOf(views: TextViews, heads: ReadonlySet<string>, mode: EscalationMode): readonly string[] {
  const wanted = Object.fromEntries(Object.entries(blends()).filter(([name]) => heads.has(name)));
  const questions = findQuestions(views, scoredTextOf(views), { blends: wanted, mode });
  asked.keep(views, questions);
  return questions.map(({ text }) => text);
}

/** Whether the first model is certain that a text is harmless for a head: the cascade then asks nobody else. */
export function isCertainlyHarmless(views: TextViews, head: string): boolean {
  const blend = blends()[head];
  const wanted = blend ? { [head]: blend } : {};
  return findQuestions(views, scoredTextOf(views), { blends: wanted, mode: 'uncertain' }).length === 0;
}

/**
 * Blends the encoder's readings of those texts, in the same order, into the text's judgement. Afterwards `judgeText`
 * returns the verdict of both models. `labels` name the encoder's logits.
 */
export function settleQuestions(views: TextViews, readings: readonly TextReading[], labels: readonly string[]): void {
  const questions = asked.of(views) ?? [];
  if (questions.length === 0) return;
  const blended = blendReadings(scoredTextOf(views), questions, { readings, labels, blends: blends() });
  const verdicts = new Map<string, HeadVerdict>();
  for (const [name, score] of blended) {
    const thresholds = blends()[name]?.thresholds;
    if (thresholds) verdicts.set(name, { ...score, thresholds });
  }
  overrule(views, verdicts);
}
