import type { ActRule } from './acts/act-rule.ts';
import type { RuleObject } from './acts/rule-parts.ts';
import type { FormRule } from './check-form.ts';
import type { QuotedStatement } from './quoted-statements.ts';

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

/** Whether one text can show that a rule is broken, and how it does or why it cannot. */
export interface RuleCheck {
  readonly rule: string;
  readonly checkable: boolean;
  /** One short sentence. */
  readonly reason: string;
}

/** What of a rule, or of a behaviour that it lists, is counted or compared exactly. */
export interface ExactCheck {
  /** The rule, or the listed behaviour. */
  readonly text: string;
  /** Quoted words that must or must not occur. */
  readonly statements: readonly QuotedStatement[];
  /** What is required of the length, language or form of a text. */
  readonly form: FormRule | undefined;
  readonly quantity: Quantity | undefined;
}

/** A rule that is ready to be checked. */
export interface CompiledRule {
  readonly text: string;
  readonly exact: readonly ExactCheck[];
  /** The acts that its words name, in its own words and in the behaviour that it lists. Empty where none is read. */
  readonly acts: readonly ActRule[];
  /** Behaviour that excuses a text. */
  readonly allowed: readonly RuleObject[];
  /** What the encoder reads each part of a text with. Empty where the exact checks say all. */
  readonly asks: readonly string[];
  readonly heads: readonly MappedHead[];
  /** The rule demands something: the part of a text that keeps it best counts, and not the one that breaks it. */
  readonly isDemand: boolean;
  /** Why one text cannot show that it is broken. */
  readonly unreadable: string | undefined;
}
