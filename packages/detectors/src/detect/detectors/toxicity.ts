import { judgeText, thresholdsOfHead } from '../../heads/judge-text.ts';
import { findToxicity } from '../../toxicity/toxic-labels.ts';
import type { TextViews } from '../../view.ts';
import { type Detector, type DetectorTuning, thresholdOf } from '../detector.ts';
import { explainScore, spansOfScore } from '../explain-score.ts';

/** Insults, threats, obscenity and hate. */
export const toxicity: Detector<'toxicity'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, 'toxicity', thresholdsOfHead('toxicity')),
  spans(views, _, tuning) {
    const { patterns } = findToxicity(views, (presets) => thresholdOf(tuning, 'toxicity', presets));
    const score = judgeText(views).get('toxicity');
    // The head's stretch did not decide where a pattern did.
    return score && patterns.length === 0 ? spansOfScore(views, score, 'toxicity') : [];
  },
  detect(views, { need_explanation }, tuning) {
    const found = findToxicity(views, (presets) => thresholdOf(tuning, 'toxicity', presets));
    const { labels, flagged } = found;
    const explanation = need_explanation ? explainToxicity(views, found, tuning) : undefined;
    const details = { ...labels, ...(explanation !== undefined && { explanation }) };
    return { triggered: flagged.length > 0, summary: [...flagged], details };
  },
};

/** Explains by what decided: patterns, or the head of the whole. The labels say what kind it is. */
function explainToxicity(
  views: TextViews,
  { labels, flagged, patterns }: ReturnType<typeof findToxicity>,
  tuning: DetectorTuning,
): string {
  const score = judgeText(views).get('toxicity');
  if (!score) throw new Error('The weights have no head "toxicity"');
  const threshold = thresholdOf(tuning, 'toxicity', score.thresholds);
  const kinds = flagged.map((label) => label.replaceAll('_', ' ')).join(', ');
  // The head's stretch and words did not decide then.
  if (patterns.length > 0) return explainPatterns(patterns, kinds, { probability: score.probability, threshold });
  const found = flagged.length > 0 ? { what: `toxic (${kinds})` } : undefined;
  // Words that are read as harmless lower the label, not the head.
  const shown = { ...score, probability: labels.toxicity };
  return explainScore(views, shown, { head: 'toxicity', threshold, name: 'flagged', found });
}

const patternNames = { threat: 'a threat', insult: 'an insult' } as const;

function explainPatterns(
  patterns: ReturnType<typeof findToxicity>['patterns'],
  kinds: string,
  { probability, threshold }: { readonly probability: number; readonly threshold: number },
): string {
  const names = patterns.map((pattern) => patternNames[pattern]).join(' and ');
  const score = `The highest score of a stretch is ${probability.toFixed(2)}, and from ${threshold.toFixed(2)} on it is flagged.`;
  return `A pattern decided: the text has ${names}, so it reads as toxic (${kinds}). ${score}`;
}
