import type { ReferenceIndex } from '../overlap/reference-index.ts';
import type { ReferenceMeanings } from '../overlap/reference-meanings.ts';

/**
 * The texts that a project registered for comparison: their fingerprints, and their meanings if the encoder has read
 * them.
 */
export interface References {
  readonly index: ReferenceIndex;
  readonly meanings?: ReferenceMeanings | undefined;
}

interface Referring {
  readonly references?: References | undefined;
}

/**
 * Adds the references of a detector to its settings. Threads share the arrays of the references and do not copy them.
 */
export const withReferences = <Settings extends object>(
  settings: Settings,
  references: References | undefined,
): Settings & Referring => ({ ...settings, references });

/**
 * Returns the references that `withReferences` added. The contract has no such setting, so this is the one place with a
 * cast.
 */
export const referencesOf = (settings: object): References | undefined => (settings as Referring).references;
