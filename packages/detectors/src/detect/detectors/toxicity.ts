import { judgeText, thresholdsOfHead } from '../../heads/judge-text.ts';
import { findToxicity } from '../../toxicity/toxic-labels.ts';
import type { TextViews } from '../../view.ts';
import { type Detector, type DetectorTuning, thresholdOf } from '../detector.ts';
import { explainScore } from '../explain-score.ts';

/** Insults, threats, obscenity and hate. */
export const toxicity: Detector<'toxicity'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, 'toxicity', thresholdsOfHead('toxicity')),
  detect(views, { need_explanation }, tuning) {
    const { labels, flagged } = findToxicity(views, (presets) => thresholdOf(tuning, 'toxicity', presets));
    const explanation = need_explanation ? explainToxicity(views, { labels, flagged }, tuning) : undefined;
    const details = { ...labels, ...(explanation !== undefined && { explanation }) };
    return { triggered: flagged.length > 0, summary: [...flagged], details };
  },
};

/** Explains by the head of the whole. The labels say what kind it is. */
function explainToxicity(
  views: TextViews,
  { labels, flagged }: ReturnType<typeof findToxicity>,
  tuning: DetectorTuning,
): string {
  const score = judgeText(views).get('toxicity');
  if (!score) throw new Error('The weights have no head "toxicity"');
  const threshold = thresholdOf(tuning, 'toxicity', score.thresholds);
  const kinds = flagged.map((label) => label.replaceAll('_', ' ')).join(', ');
  const found = flagged.length > 0 ? { what: `toxic (${kinds})` } : undefined;
  // Words that are read as harmless lower the label, not the head.
  const shown = { ...score, probability: labels.toxicity };
  return explainScore(views, shown, { head: 'toxicity', threshold, name: 'flagged', found });
}
