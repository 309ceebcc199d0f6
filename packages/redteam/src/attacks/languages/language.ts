import { atLeastOne } from '@redoubt/data-files';
import { z } from 'zod';

const wordings = atLeastOne(z.string());

/** What the attack `lang` writes in one language. Each language has a file of its own. */
export const Language = z.strictObject({
  /** The name of the language in English, as an attacker model is told it. */
  name: z.string(),
  /** The Unicode scripts in which the language is written, by their names in regular expressions. */
  scripts: atLeastOne(z.enum(['Latin', 'Arabic', 'Devanagari', 'Han', 'Hangul', 'Hiragana', 'Katakana'])),
  /** Requests in the language around a `{goal}` that stays in English. */
  frames: wordings,
  /**
   * Messages in the language around a `{goal}` that is translated: the goal alone, or with a polite word. The goal has a
   * line of its own.
   */
  messages: wordings,
});
export type Language = z.output<typeof Language>;
