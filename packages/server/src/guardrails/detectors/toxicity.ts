import { findToxicity } from '@redoubt/detectors';
import type { Detector } from '../detector.ts';

/** Insults, threats, obscenity and hate. */
export const toxicity: Detector<'toxicity'> = {
  model: { name: 'hashed-heads', kind: 'trained', version: '1' },
  detect(views) {
    const { labels, flagged } = findToxicity(views);
    return { triggered: flagged.length > 0, summary: [...flagged], details: { ...labels } };
  },
};
