import type { DetailsOf, DetectorName, DetectorSettings, SummaryOf } from '@redoubt/contract';
import type { TextViews } from '../view.ts';
import type { DetectorRefusal } from './detector-refusal.ts';
import type { DetectorTuning } from './detector-tuning.ts';

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
