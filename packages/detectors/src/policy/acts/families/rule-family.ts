/**
 * What must hold for a sentence to do it: a word of a table of words is named, a pattern fits, or a pattern does not
 * fit.
 */
export type Sign = string | RegExp | { readonly not: RegExp };

/**
 * How a sentence must be for a family. `states`: no question. `settles`: it leaves nothing open. `advises`: it states
 * something, and does not only explain the use of a page or a program. `asks` and `any`: a question does it too.
 */
export type Manner = 'states' | 'settles' | 'advises' | 'asks' | 'any';

/** What a rule forbids to do with its matter: commit to it or give it, tell of it, advise on it, or ask for it. */
export type Deed = 'commits' | 'tells' | 'advises' | 'asks';

/**
 * A kind of rule that many companies have, with what breaks it. It joins acts and objects that are mostly said without
 * the words of the rule: "it will ring your bell on the 14th" promises a delivery date.
 */
export interface RuleFamily {
  readonly name: string;
  /** Fits the words of a rule for its matter, without the rule's exceptions. */
  readonly rule: RegExp;
  /** A rule that this fits too is of another kind. */
  readonly exceptRule?: RegExp;
  /** What the rule forbids. A rule that names no deed, such as "no free upgrades", fits too. */
  readonly deeds: readonly Deed[];
  readonly manner: Manner;
  /** A sentence for which all signs of one of these hold breaks the rule. */
  readonly shows: readonly (readonly Sign[])[];
  /** The sentence names another person, or one by a pronoun. */
  readonly isOfPerson?: boolean;
  /** It fits many sentences: a rule of another family that is broken too is named before it. */
  readonly isBroad?: boolean;
  /** The rule is checked by this family alone, because its own words stand in harmless sentences too. */
  readonly isExact?: boolean;
}
