import type { Estimate } from '../evaluate/metrics/interval.ts';
import type { FieldJudge } from './field-judge.ts';
import type { Half } from './own/halves.ts';
import type { FieldSplit } from './read-field.ts';

/** What every part measures with. */
export interface FieldMaterials {
  /** The folder of the data. */
  readonly folder: string;
  readonly judge: FieldJudge;
  /** Sources that may be looked at (`train`) or are only counted (`val`). */
  readonly split: FieldSplit;
  /** The same of our own texts. */
  readonly half: Half;
  /** At most so many texts of a kind. */
  readonly most: number;
}

/** A figure that the project has promised. */
export interface FieldBar {
  readonly name: string;
  readonly found: Estimate;
  readonly bar: number;
  /** Whether the figure is to be at least or at most the bar. */
  readonly side: 'at least' | 'at most';
}

/** What one part found. */
export interface FieldSection {
  readonly title: string;
  /** Tables in Markdown, with a sentence before each. */
  readonly text: string;
  readonly bars: readonly FieldBar[];
}

/** One kind of measurement. */
export type FieldPart = (materials: FieldMaterials) => Promise<FieldSection>;

/** Whether a figure keeps its bar. */
export const isKept = ({ found, bar, side }: FieldBar): boolean =>
  side === 'at least' ? found.value >= bar : found.value <= bar;
