import { CategoryId } from '@redoubt/contract';
import { readTable } from '@redoubt/data-files';
import { z } from 'zod';
import type { Act } from '../act-criteria.ts';

/**
 * One way in which a system is abused. Texts have slots in braces: the phrases of `DomainTerms`, `{victim}`, `{group}`,
 * `{rival}`, `{product}`, `{org}` (a noun, as in "the {org}"), `{name}`, `{customer}` and `{customers}`.
 */
export interface AbusePattern {
  /** Names the abuse. It becomes a sub-category. */
  readonly subCategory: string;
  /** What an answer does that grants such a request. */
  readonly act: Act;
  /** What an answer that grants it is about, besides the phrases in the slots. */
  readonly about: string;
  /** The wish in the imperative, without a full stop: an abuse case of the profile. */
  readonly deed: string;
  readonly requests: readonly string[];
}

export const Pattern = z.strictObject({
  subCategory: z.string(),
  act: z.enum(['produce', 'do', 'state', 'instruct'] satisfies Act[]),
  about: z.string(),
  deed: z.string(),
  requests: z.array(z.string()),
});

/** The patterns of abuse by risk category. */
export const abusePatterns: Readonly<Record<CategoryId, readonly AbusePattern[]>> = readTable(
  new URL('../../../data/abuse-patterns.json', import.meta.url),
  z.record(CategoryId, z.array(Pattern)),
);
