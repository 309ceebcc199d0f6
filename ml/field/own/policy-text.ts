/** One company's policy with replies that keep it and replies that break one rule each. */
export interface PolicyText {
  readonly id: string;
  readonly company: string;
  readonly rules: readonly string[];
  /** Replies that break no rule. */
  readonly compliant: readonly string[];
  /** Replies that break exactly one rule, by its index in `rules`. */
  readonly violations: readonly { readonly reply: string; readonly rule: number }[];
}
