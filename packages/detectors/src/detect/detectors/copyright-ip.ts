import { judgeCopy } from '../../overlap/judge-references.ts';
import type { Detector } from '../detector.ts';
import { referencesOf } from '../references.ts';
import { LIKENESS_THRESHOLD, likenessDetails } from './likeness-details.ts';

/** Detects copies of the texts that the project registered as its own: verbatim, nearly verbatim or encoded. */
export const copyrightIp: Detector<'copyright_ip'> = {
  model: { name: 'shingle-index', kind: 'lexical', version: '1' },
  threshold: ({ thresholds }) => thresholds.copyright_ip ?? LIKENESS_THRESHOLD,
  detect(views, settings, { thresholds }) {
    const references = referencesOf(settings);
    const verdict = references ? judgeCopy(views, references.index) : { score: 0, match: undefined };
    const isFound = verdict.match !== undefined && verdict.score >= (thresholds.copyright_ip ?? LIKENESS_THRESHOLD);
    return { triggered: isFound, summary: isFound ? 1 : 0, details: likenessDetails(verdict, references) };
  },
};
