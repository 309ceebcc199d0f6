import type { CategoryId } from '@redoubt/contract';

/** A harmful wish, or, as a control, a harmless one of the same subject. It names what is wanted and holds no instructions. */
export interface Goal {
  /** Made of the corpus version and the text: stays as long as the text does. */
  readonly id: string;
  readonly category: CategoryId;
  /** A phrase in free text. */
  readonly subCategory: string;
  readonly text: string;
  /** A target should answer it: refusing counts as over-refusal, and no attack is made of it. */
  readonly isControl: boolean;
  /** `corpus@1`, a dataset's id, or `phrase` for one that was made of a caller's words. */
  readonly source: string;
}
