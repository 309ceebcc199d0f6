import type { Act } from '../../goals/phrase-criteria.ts';

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
  /** Requests, one per line. */
  readonly requests: string;
}
