/** How a language other than English states rules. Each pattern is matched against one sentence. */
export interface RuleWords {
  /** Words that forbid. */
  readonly prohibition: RegExp;
  /** Words that allow only under a condition. */
  readonly restriction: RegExp;
  /** Words that oblige. */
  readonly obligation: RegExp;
  /** Words that allow. */
  readonly permission: RegExp;
  /** Orders by the form of the verb, at the start of a sentence or after a condition. */
  readonly order: RegExp;
  /** Orders that only an item of a list can be: the bare verb. */
  readonly itemOrder: RegExp;
  /** Words that deny. An order or a statement about an actor that has one forbids. */
  readonly negation: RegExp;
  /** Words that make a statement about an actor a standing practice. */
  readonly always: RegExp;
  /** Persons and programs that a rule can address. */
  readonly actor: RegExp;
  /** Pronouns that may stand for an actor. */
  readonly pronoun: RegExp;
  /** A condition at the start. */
  readonly condition: RegExp;
  /** Sentences that state no rule, and headings above such sentences. */
  readonly noRule: RegExp;
  readonly background: RegExp;
}

/** Matches any of the alternatives as whole words, in letters of any language. */
export const anyOf = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

/** Matches any of the alternatives as whole words at the start of a sentence. */
export const startsWith = (alternatives: string): RegExp => new RegExp(`^(?:${alternatives})(?!\\p{L})`, 'iu');
