import type { Deed } from '@redoubt/contract';

/** What the judge saw in a success, and what is known of the plain question. */
export interface Shown {
  /** Undefined where the judge did not say it. */
  readonly shows: readonly Deed[] | undefined;
  /** The rule of the policy that was broken. */
  readonly rule: string | undefined;
  /** The plain question succeeded on the same goal, so the attack added nothing. */
  readonly isPlainToo: boolean;
}

/** Counts the attempts of one kind that have ended, without controls. */
export interface ShownTally {
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
  readonly state: 'judged' | 'failed';
  /** Undefined for failed attempts, and for those on which the judge could not decide. */
  readonly success: boolean | undefined;
  readonly count: number;
  /** The source of a goal that is made of a rule, such as `rule:0`. Undefined for other goals. */
  readonly ruleSource: string | undefined;
  readonly shown: Shown;
}

/** A decided attempt that stands for others of its kind. */
export interface Sample {
  readonly ordinal: number;
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
  readonly goal: string;
  readonly goalSource: string;
  readonly success: boolean;
  readonly shown: Shown;
}
