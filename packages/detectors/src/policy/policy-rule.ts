import type { FormRule } from './check-form.ts';
import type { QuotedStatement } from './quoted-statements.ts';
import type { RuleObject, RulePart } from './read-rule.ts';

/**
 * What a rule requires: that something is absent, that something is present, or that nothing else is present. `unread`:
 * it is no rule whose kind can be told, such as a virtue.
 */
export type RuleKind = 'forbids' | 'demands' | 'only' | 'unread';

/** A known detector that a rule can be mapped to. */
export type MappedHead = 'toxicity' | 'nsfw' | 'injection_attack' | 'pii' | 'code';

/** A bound in a rule, as in "discounts above 10 %". */
export interface Quantity {
  /** The side of the bound on which the rule is broken. */
  readonly side: 'above' | 'below';
  /** The bound, in minutes for times. The value itself is still allowed. */
  readonly value: number;
  /** `%`, a currency sign, `time`, or the word after the number in the singular. Empty if there is none. */
  readonly unit: string;
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

/** Whether the words of a text can show that a rule is broken, and how they do or why they cannot. */
export interface RuleCheck {
  readonly rule: string;
  readonly checkable: boolean;
  /** One short sentence. */
  readonly reason: string;
}

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
  /** What the bound is about. */
  readonly measured: readonly RuleObject[];
  /** Quoted sentences that must or must not occur. */
  readonly statements: readonly QuotedStatement[];
  /** What the rule requires of the length, language or form of a text. */
  readonly form: FormRule | undefined;
  /** Acts with their objects, conditions and exceptions. */
  readonly parts: readonly RulePart[];
  /** The rule is about what is said to the assistant, or only about a subject: it is judged by the text's subject. */
  readonly isAboutSubject: boolean;
}
