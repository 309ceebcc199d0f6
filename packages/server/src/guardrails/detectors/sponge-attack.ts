import { detectSponge, spongeDetails } from '@redoubt/detectors';
import type { Detector } from '../detector.ts';

/** Texts made to burn tokens: repetition, expansion, output without end. */
export const spongeAttack: Detector<'sponge_attack'> = {
  model: { name: 'sponge-statistics', kind: 'statistical', version: '1' },
  detect(views) {
    const details = spongeDetails(detectSponge(views));
    const { sponge_attack_detected: isFound } = details;
    return { triggered: isFound, summary: isFound ? 1 : 0, details: { ...details } };
  },
};
