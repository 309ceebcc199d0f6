import type { Deed } from '@redoubt/contract';

/** The parts of a verdict that are stored as JSON. Parts that are counted have their own columns. */
export interface StoredVerdict {
  readonly reason: string;
  readonly decidedBy: string;
  /** What the verdict goes by. Absent in those of older versions. */
  readonly kind?: string | undefined;
  readonly language?: string | undefined;
  /** What a success shows. Undefined where the judge did not say it. */
  readonly shows?: readonly Deed[] | undefined;
  /** The rule of the policy that was broken. */
  readonly rule?: string | undefined;
}

/** The judge that gave the verdict. */
export interface StoredJudge {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
}
