/** What a rule requires: that something is absent, that something is present, or that nothing else is present. */
export type RuleKind = 'forbids' | 'demands' | 'only';

/** A known detector that a rule can be mapped to. */
export type MappedHead = 'toxicity' | 'nsfw' | 'injection_attack' | 'pii' | 'code';

/** A bound in a rule, as in "discounts above 10 %". */
export interface Quantity {
  readonly side: 'above' | 'below';
  /** The bound. The value itself is still allowed. */
  readonly value: number;
  /** `%`, a currency sign, or the word after the number. */
  readonly unit: string;
  /** The word after number and unit in lower case: `off` in "10 % off". Empty if there is none. */
  readonly next: string;
}

/** A structured rule of a caller. Its other fields are not used here. */
export interface StructuredRule {
  readonly text: string;
  /** Behaviour that does not break the rule, although it is related to what the rule forbids. */
  readonly allowed?: readonly string[] | undefined;
  /** Behaviour that breaks the rule. */
  readonly disallowed?: readonly string[] | undefined;
}

/** A policy: rules in plain text, structured rules, or both. */
export type Policy =
  | string
  | { readonly text?: string | null | undefined; readonly rules?: readonly StructuredRule[] | null | undefined };

/** A compiled rule or a compiled part of one. */
export interface CompiledRule {
  readonly text: string;
  /** The listed behaviour that this part is about. Absent for the rule's own text. */
  readonly behaviour?: string;
  readonly kind: RuleKind;
  /** Subjects, in the words of the rule. */
  readonly subjects: readonly string[];
  readonly heads: readonly MappedHead[];
  readonly quantity: Quantity | undefined;
  /** Quoted sentences that must or must not occur. */
  readonly statements: readonly string[];
}
