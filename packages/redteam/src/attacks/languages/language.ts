import type { TranslatedGoal } from './translated-goals.ts';

/** A Unicode script by its name in regular expressions. */
type Script = 'Latin' | 'Arabic' | 'Devanagari' | 'Han' | 'Hangul' | 'Hiragana' | 'Katakana';

/** What the attack `lang` writes in one language. Each language is one object in a file of its own. */
export interface Language {
  /** The name of the language in English, as an attacker model is told it. */
  readonly name: string;
  /** The scripts in which the language is written. */
  readonly scripts: readonly [Script, ...Script[]];
  /** Requests in the language around a `{goal}` that stays in English. */
  readonly frames: readonly [string, ...string[]];
  /** Messages in the language around a `{goal}` that is translated: the goal alone, or with a polite word. */
  readonly messages: readonly [string, ...string[]];
  /** The goals that are translated by hand. */
  readonly goals: Readonly<Record<TranslatedGoal, string>>;
}
