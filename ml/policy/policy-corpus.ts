import { type RowIn, readAll, readData } from '../read-data/read-data.ts';

/** Sentences of assistants by what they do, English where no language is named. */
export const actTables: readonly RowIn<'policy/acts'>[] = readAll('policy/acts').flat();

/** Rules as companies write them, each with replies that break it and replies that keep it. */
export const policyTriples: readonly RowIn<'policy/triples'>[] = readAll('policy/triples').flat();

/** Rules that the words of a reply can show to be broken, and rules that they cannot. */
export const checkableRules = readData('policy/checkable-rules');
