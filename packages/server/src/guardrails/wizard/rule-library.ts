import { CategoryId } from '@redoubt/contract';
import { readTable } from '@redoubt/data-files';
import { z } from 'zod';

const LibraryRule = z.strictObject({
  text: z.string(),
  severity: z.enum(['low', 'medium', 'high', 'critical']),
  category: CategoryId,
  /** The behaviours that it forbids. */
  disallowed: z.array(z.string()).readonly().optional(),
});

/** A prepared rule of the library. */
export type LibraryRule = Readonly<z.output<typeof LibraryRule>>;

const Domain = z.strictObject({
  name: z.string(),
  /** The words that indicate it, as a regular expression. Case does not matter. */
  words: z.string().transform((words) => new RegExp(words, 'gi')),
  rules: z.array(LibraryRule).readonly(),
});

/** A business field, the words that indicate it, and the rules that its assistants usually need. */
export type Domain = Readonly<z.output<typeof Domain>>;

const library = readTable(
  new URL('../../../data/rule-library.json', import.meta.url),
  z.strictObject({ general: z.array(LibraryRule), domains: z.array(Domain) }),
);

/** Rules that every assistant needs, in any field. */
export const generalRules: readonly LibraryRule[] = library.general;

/** Business fields. Their words are searched in the description. */
export const domains: readonly Domain[] = library.domains;
