import type { DetailsOf, DetectorName, DetectorSettings, SavedTuning, SummaryOf } from '@redoubt/contract';
import type { Preset } from '../heads/head-file.ts';
import type { Span, TextViews } from '../view.ts';

/** The verdict of one detector on one text. */
interface Verdict<N extends DetectorName = DetectorName> {
  /** Whether the detector's `block_message` applies. */
  readonly triggered: boolean;
  readonly summary: SummaryOf<N>;
  readonly details: Readonly<DetailsOf<N>>;
}

/** The model behind a detector, as `GET /guardrails/models` lists it. */
interface DetectorModel {
  readonly name: string;
  readonly kind: 'structured' | 'lexical' | 'statistical' | 'trained';
  readonly version: string;
}

/** A stretch of a text for which a detector flags it. */
export interface FoundSpan extends Span {
  /** `passage`, `word` (one that weighed much in the passage), `keyword`, or a kind of personal data. */
  readonly kind: string;
}

/** One method of judging a text. It is pure, synchronous and takes time linear in the text length. */
export interface Detector<N extends DetectorName = DetectorName> {
  readonly model: DetectorModel;
  /** Returns why these settings cannot be served, or undefined. It is called before anything is charged. */
  readonly refuse?: (settings: DetectorSettings<N>) => DetectorRefusal | undefined;
  readonly detect: (views: TextViews, settings: DetectorSettings<N>, tuning: DetectorTuning) => Verdict<N>;
  /** Returns where a text that is flagged has what was found. Absent where the details say it, or nothing does. */
  readonly spans?: (views: TextViews, settings: DetectorSettings<N>, tuning: DetectorTuning) => readonly FoundSpan[];
  /** Returns the score from which the detector flags. Absent for detectors without a score. */
  readonly threshold?: (tuning: DetectorTuning) => number;
}

/**
 * The probability thresholds of the detectors. The service or a saved policy sets them. They never affect the price.
 */
export interface DetectorTuning {
  /** Which of its built-in thresholds a detector uses. */
  readonly preset: Preset;
  /** Thresholds from 0 to 1 that take precedence over the preset. */
  readonly thresholds: Readonly<Partial<Record<DetectorName, number | undefined>>>;
}

/** Why a detector cannot serve its settings: a value is invalid, or a name is not known. */
export type DetectorRefusal =
  | {
      readonly kind: 'invalid';
      readonly message: string;
      /** The error type of the 422 response. */
      readonly type: string;
      /** Path of the value in the request. */
      readonly loc: readonly (string | number)[];
      readonly input: unknown;
    }
  | { readonly kind: 'unknown_name'; readonly message: string; readonly of: string; readonly name: string };

/** The tuning of a service that configures nothing else. */
export const usualTuning: DetectorTuning = { preset: 'balanced', thresholds: {} };

/** Returns the probability from which a detector flags a text. */
export function thresholdOf(
  { preset, thresholds }: DetectorTuning,
  name: DetectorName,
  presets: Readonly<Record<Preset, number>>,
): number {
  return thresholds[name] ?? presets[preset];
}

/** Merges the thresholds of a saved policy into those of the service. The saved policy takes precedence. */
export function tunedBy(usual: DetectorTuning, saved: SavedTuning | undefined): DetectorTuning {
  return saved ? { ...usual, thresholds: { ...usual.thresholds, ...saved.thresholds } } : usual;
}
