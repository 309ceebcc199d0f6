import { CategoryId } from '@redoubt/contract';
import { readTable } from '@redoubt/data-files';
import { z } from 'zod';

const severity = z.enum(['low', 'medium', 'high', 'critical']);
const LibraryRule = z.strictObject({
  text: z.string(),
  severity,
  category: CategoryId,
  /** The behaviours that it forbids. */
  disallowed: z.array(z.string()).readonly().optional(),
});

/** A prepared rule of the library. */
export type LibraryRule = Readonly<z.output<typeof LibraryRule>>;

const Domain = z.strictObject({
  name: z.string(),
  /** The fields of business whose assistants need its rules. */
  fields: z.array(z.string()).readonly(),
  /** Words for people who need them in any field, as a regular expression. Case does not matter. */
  audience: z
    .string()
    .transform((words) => new RegExp(words, 'i'))
    .optional(),
  rules: z.array(LibraryRule).readonly(),
});

/** Fields of business that are alike, and the rules that their assistants usually need. */
export type Domain = Readonly<z.output<typeof Domain>>;

const TermRule = z.strictObject({
  /** The terms of a field that stand in the slot `{terms}` of the text. */
  terms: z.enum(['records', 'checks', 'facts', 'hazards']),
  text: z.string(),
  joined: z.enum(['and', 'or']),
  severity,
  category: CategoryId,
});

const library = readTable(
  new URL('../../../data/rule-library.json', import.meta.url),
  z.strictObject({
    general: z.array(LibraryRule),
    domains: z.array(Domain),
    ofTerms: z.array(TermRule),
  }),
);

/** Rules that every assistant needs, in any field. */
export const generalRules: readonly LibraryRule[] = library.general;

export const domains: readonly Domain[] = library.domains;

/** Rules that are made of what a field of business holds and decides. */
export const termRules: readonly Readonly<z.output<typeof TermRule>>[] = library.ofTerms;
