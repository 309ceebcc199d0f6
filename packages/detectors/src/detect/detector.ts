import type { DetailsOf, DetectorName, DetectorSettings, SavedTuning, SummaryOf } from '@redoubt/contract';
import type { Preset } from '../heads/head-file.ts';
import type { TextViews } from '../view.ts';

/** What one detector says of one text. */
interface Verdict<N extends DetectorName = DetectorName> {
  /** Whether the detector's `block_message` is due. */
  readonly triggered: boolean;
  readonly summary: SummaryOf<N>;
  readonly details: Readonly<DetailsOf<N>>;
}

/** What judges, as `GET /guardrails/models` lists it. */
interface DetectorModel {
  readonly name: string;
  readonly kind: 'structured' | 'lexical' | 'statistical' | 'trained';
  readonly version: string;
}

/** One way of judging a text: pure, synchronous, linear in the text. */
export interface Detector<N extends DetectorName = DetectorName> {
  readonly model: DetectorModel;
  /** Why these settings cannot be served; asked before anything is charged. */
  readonly refuse?: (settings: DetectorSettings<N>) => DetectorRefusal | undefined;
  readonly detect: (views: TextViews, settings: DetectorSettings<N>, tuning: DetectorTuning) => Verdict<N>;
}

/** From which probability detectors flag: a setting of the service or of a saved policy, and never part of a price. */
export interface DetectorTuning {
  /** Which of its own thresholds a detector goes by. */
  readonly preset: Preset;
  /** Thresholds that win over the preset, 0 to 1. */
  readonly thresholds: Readonly<Partial<Record<DetectorName, number | undefined>>>;
}

/** Why a detector cannot serve settings: a value that does not fit, or a name that nothing has. */
export type DetectorRefusal =
  | {
      readonly kind: 'invalid';
      readonly message: string;
      /** Names the kind of mistake in a 422. */
      readonly type: string;
      /** Where the value stands in the request. */
      readonly loc: readonly (string | number)[];
      readonly input: unknown;
    }
  | { readonly kind: 'unknown_name'; readonly message: string; readonly of: string; readonly name: string };

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
