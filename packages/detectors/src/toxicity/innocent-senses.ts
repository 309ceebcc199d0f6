import { readTable } from '@redoubt/data-files';
import { z } from 'zod';

/** A word that insults, in a sense that does not. */
export interface InnocentSense {
  /** The word in the letters view: small letters, without accents. */
  readonly word: string;
  /**
   * The phrases in which it is innocent. `W` is the word, and `~` up to three words. Absent if the word is always
   * innocent. A neighbour alone does not show the sense: "in the kennel" is said of people, too.
   */
  readonly forms?: readonly string[];
  /** A word of the same sense that insults nobody. */
  readonly instead: string;
}

const table = readTable(
  new URL('../../data/innocent-senses.json', import.meta.url),
  z.strictObject({
    /** Expressions by the name that stands for them in braces in the forms of a sense. */
    groups: z.record(z.string(), z.string()),
    senses: z.array(z.strictObject({ word: z.string(), forms: z.array(z.string()).optional(), instead: z.string() })),
  }),
);

/** Words with an innocent sense, and what shows it. */
export const innocentSenses: readonly InnocentSense[] = table.senses.map(({ word, forms, instead }) => ({
  word,
  ...(forms && { forms: forms.map(withGroups) }),
  instead,
}));

function withGroups(form: string): string {
  return form.replace(/\{([a-z]\w*)\}/gi, (_, name: string) => {
    const group = table.groups[name];
    if (group === undefined) throw new Error(`innocent-senses.json: there is no group "${name}"`);
    return group;
  });
}
