import type { CategoryId } from '@redoubt/contract';
import type { Severity } from './rank-severity.ts';

/** A rule that the library holds ready. */
export interface LibraryRule {
  readonly text: string;
  readonly severity: Severity;
  readonly category: CategoryId;
  readonly disallowed?: readonly string[];
}

/** A field of business, the words that tell it, and the rules that assistants in it usually need. */
export interface Domain {
  readonly name: string;
  readonly words: RegExp;
  readonly rules: readonly LibraryRule[];
}

/** A rule with what it forbids. */
export const rule = (
  severity: Severity,
  category: CategoryId,
  text: string,
  ...disallowed: readonly string[]
): LibraryRule => ({ text, severity, category, ...(disallowed.length > 0 && { disallowed }) });
