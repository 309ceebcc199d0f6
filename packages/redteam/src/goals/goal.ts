import type { CategoryId } from '@redoubt/contract';

/** The source of a goal that a caller wrote. It is sent as it is. */
export const CALLER_SOURCE = 'caller';

/**
 * A harmful request, or a harmless one on the same subject (a control). It says what is wanted and contains no
 * instructions.
 */
export interface Goal {
  /** Hash of the corpus version, the category and the text. It stays the same as long as these do. */
  readonly id: string;
  readonly category: CategoryId;
  /** Free text. */
  readonly subCategory: string;
  readonly text: string;
  /**
   * True for a control: a harmless goal that the target should answer. A refusal counts as over-refusal, and the goal
   * is sent only as it is, without an attack.
   */
  readonly isControl: boolean;
  /**
   * Where the goal comes from, which also says how it is judged: `corpus@1`, `corpus@1/target`, `phrase`, `rule:` and the
   * place of a rule, `tool:` and a name, `threat:` with what an answer must do and what about, or `caller`.
   */
  readonly source: string;
}
