import { thresholdsOfHead } from '../../heads/judge-text.ts';
import { findToxicity } from '../../toxicity/toxic-labels.ts';
import { type Detector, thresholdOf } from '../detector.ts';

/** Insults, threats, obscenity and hate. */
export const toxicity: Detector<'toxicity'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '2' },
  threshold: (tuning) => thresholdOf(tuning, 'toxicity', thresholdsOfHead('toxicity')),
  detect(views, _, tuning) {
    const { labels, flagged } = findToxicity(views, (presets) => thresholdOf(tuning, 'toxicity', presets));
    return { triggered: flagged.length > 0, summary: [...flagged], details: { ...labels } };
  },
};
