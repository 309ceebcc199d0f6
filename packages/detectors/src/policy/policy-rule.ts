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

/** A rule, taken apart once. */
export interface CompiledRule {
  readonly text: string;
  readonly kind: RuleKind;
  /** What it is about, in its own words. */
  readonly subjects: readonly string[];
  readonly heads: readonly MappedHead[];
  readonly quantity: Quantity | undefined;
  /** Sentences in quotes: to be said, or not to be said. */
  readonly statements: readonly string[];
}
