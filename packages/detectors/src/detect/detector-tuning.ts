import type { DetectorName, SavedTuning } from '@redoubt/contract';
import type { Preset } from '../heads/head-file.ts';

/** From which probability detectors flag: a setting of the service or of a saved policy, and never part of a price. */
export interface DetectorTuning {
  /** Which of its own thresholds a detector goes by. */
  readonly preset: Preset;
  /** Thresholds that win over the preset, 0 to 1. */
  readonly thresholds: Readonly<Partial<Record<DetectorName, number | undefined>>>;
}

/** What a service goes by that is told nothing else. */
export const usualTuning: DetectorTuning = { preset: 'balanced', thresholds: {} };

/** The probability from which a detector flags. */
export function thresholdOf(
  { preset, thresholds }: DetectorTuning,
  name: DetectorName,
  presets: Readonly<Record<Preset, number>>,
): number {
  return thresholds[name] ?? presets[preset];
}

/** The thresholds of a saved policy win over those of the service. */
export function tunedBy(usual: DetectorTuning, saved: SavedTuning | undefined): DetectorTuning {
  return saved ? { ...usual, thresholds: { ...usual.thresholds, ...saved.thresholds } } : usual;
}
