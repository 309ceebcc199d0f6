import { type DetectorName, isFlagged, judgedIn } from '../../detectors/detectors.ts';

/** The detectors that a summary says have found something. */
export const raisedIn = (summary: Readonly<Record<string, unknown>>): DetectorName[] =>
  judgedIn(summary).filter((name) => isFlagged(name, summary));
