/** What a rule wants: that something is not there, that something is there, or that nothing else is there. */
export type RuleKind = 'forbids' | 'demands' | 'only';

/** A known detector that a rule is about. */
export type MappedHead = 'toxicity' | 'nsfw' | 'injection_attack' | 'pii' | 'code';

/** A bound that a rule sets: "discounts above 10 %". */
export interface Quantity {
  readonly side: 'above' | 'below';
  /** Whether the bound itself is still allowed. */
  readonly value: number;
  /** `%`, a currency sign, or the word behind the number. */
  readonly unit: string;
}

/** A rule as callers structure it; what more it says is passed on as it is. */
export interface StructuredRule {
  readonly text: string;
  /** Behaviour that does not break the rule, although it is about what the rule forbids. */
  readonly allowed?: readonly string[] | undefined;
  /** Behaviour that breaks it. */
  readonly disallowed?: readonly string[] | undefined;
}

/** What texts are judged by: rules in plain words, structured ones, or both. */
export type Policy =
  | string
  | { readonly text?: string | null | undefined; readonly rules?: readonly StructuredRule[] | null | undefined };

/** A rule, taken apart once. */
export interface CompiledRule {
  readonly text: string;
  /** The behaviour in it that this part is about; absent for the rule's own words. */
  readonly behaviour?: string;
  readonly kind: RuleKind;
  /** What it is about, in its own words. */
  readonly subjects: readonly string[];
  readonly heads: readonly MappedHead[];
  readonly quantity: Quantity | undefined;
  /** Sentences in quotes: to be said, or not to be said. */
  readonly statements: readonly string[];
}
