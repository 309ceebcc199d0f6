import { piiDetails } from '../../pii/pii-details.ts';
import type { Detector } from '../detector.ts';
import { findInViews, personalSpans, refuseEntities } from '../personal-data.ts';

/** Detects personal data and secrets by format, context and checksum, and by the caller's own patterns. */
export const pii: Detector<'pii'> = {
  model: { name: 'structured-pii', kind: 'structured', version: '2' },
  refuse: (wanted) => refuseEntities(wanted, ['body', 'detectors', 'pii', 'entities']),
  spans: (views, wanted) => personalSpans(views, wanted).map(({ label, start, end }) => ({ kind: label, start, end })),
  detect(views, wanted) {
    const findings = findInViews(views, wanted);
    const isFound = findings.length > 0;
    const custom = wanted.custom_entities?.map(({ name }) => name);
    return { triggered: isFound, summary: isFound ? 1 : 0, details: piiDetails(findings, wanted.entities, custom) };
  },
};
