import type { FoundPlace } from '@redoubt/store';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';

/** A text of a call as a detector judged it, with what says where it stands. */
export interface JudgedText extends Pick<FoundPlace, 'at' | 'message' | 'role' | 'part'> {
  /** As detectors read it: JSON without its escapes. */
  readonly text: string;
  /** As it stands in the call. */
  readonly raw: string;
  /** The position in `raw` of a position in `text`. */
  sourceOf(at: number): number;
  /**
   * Where the log keeps it: in the string at a path of the request, or behind a position of the answer. Undefined if it
   * keeps only another form of it.
   */
  readonly kept: { readonly path: readonly string[] } | { readonly from: number } | undefined;
  /** True for texts in other fields. Only detectors of exact words read those that are no sentences. */
  readonly isField: boolean;
  /** Whether it comes after the model's last answer. */
  readonly isNew: boolean;
}

/** A policy, and the texts that it judged in a call, the newest first. */
export interface JudgedByPolicy {
  readonly policy: ReadyDetectors;
  readonly blocks: ReadonlySet<string>;
  readonly texts: readonly JudgedText[];
}
