import type { ReferenceIndex } from '../overlap/reference-index.ts';
import type { ReferenceMeanings } from '../overlap/reference-meanings.ts';

/** What a project registered for a detector to compare texts with: fingerprints, and meanings where they were read. */
export interface References {
  readonly index: ReferenceIndex;
  readonly meanings?: ReferenceMeanings | undefined;
}

interface Referring {
  readonly references?: References | undefined;
}

/** Settings as a text is judged by them: what they refer to beside them. Its arrays are shared by the threads, not copied. */
export const withReferences = <Settings extends object>(
  settings: Settings,
  references: References | undefined,
): Settings & Referring => ({ ...settings, references });

/** The one cast: only `withReferences` puts something there, for the contract knows no such setting. */
export const referencesOf = (settings: object): References | undefined => (settings as Referring).references;
