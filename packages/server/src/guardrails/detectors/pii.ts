import { piiDetails, resolveEntities } from '@redoubt/detectors';
import type { Detector } from '../detector.ts';
import { findInViews, refuseEntities } from '../personal-data.ts';

/** Personal data and secrets, by format, context and checksum. */
export const pii: Detector<'pii'> = {
  model: { name: 'structured-pii', kind: 'structured', version: '2' },
  refuse: ({ entities }) => refuseEntities(entities, ['body', 'detectors', 'pii', 'entities']),
  detect(views, { entities }) {
    const resolution = resolveEntities(entities);
    const findings = resolution.kind === 'resolved' ? findInViews(views, resolution.entities) : [];
    const isFound = findings.length > 0;
    return { triggered: isFound, summary: isFound ? 1 : 0, details: piiDetails(findings, entities) };
  },
};
