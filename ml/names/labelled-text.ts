import type { NameKind } from '../../packages/detectors/src/names/name-tags.ts';

/** A name in a text, in UTF-16 offsets. */
export interface NameSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: NameKind;
}

/** A text with all its names. */
export interface LabelledText {
  readonly text: string;
  readonly spans: readonly NameSpan[];
  readonly source: string;
}
