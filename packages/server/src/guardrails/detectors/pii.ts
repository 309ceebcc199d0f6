import { findPii, type PiiFinding, piiDetails, resolveEntities, type TextViews } from '@redoubt/detectors';
import { Failure } from '../../errors.ts';
import type { Detector } from '../detector.ts';

/** Personal data and secrets, by format, context and checksum. */
export const pii: Detector<'pii'> = {
  model: { name: 'structured-pii', kind: 'structured', version: '2' },
  refuse({ entities }) {
    const resolution = resolveEntities(entities);
    if (resolution.kind === 'resolved') return undefined;
    const { unknown, notBuilt } = resolution;
    const [first] = unknown;
    if (first !== undefined) {
      const message = `pii.entities names "${first}", which is no entity; see docs/detectors.md for the names`;
      const loc = ['body', 'detectors', 'pii', 'entities'];
      return new Failure('invalid_request', message, { detail: [{ type: 'enum', loc, msg: message, input: first }] });
    }
    const message = `pii.entities names "${notBuilt[0]}", which is not built yet; leave it out`;
    return new Failure('not_implemented', message, { detail: { entities: notBuilt } });
  },
  detect(views, { entities }) {
    const resolution = resolveEntities(entities);
    const findings = resolution.kind === 'resolved' ? findInViews(views, resolution.entities) : [];
    const isFound = findings.length > 0;
    return { triggered: isFound, summary: isFound ? 1 : 0, details: piiDetails(findings, entities) };
  },
};

/** Findings in the text itself, then those that only a decoded stretch shows, all in the caller's characters. */
function findInViews(views: TextViews, wanted: ReadonlySet<PiiFinding['entity']>): PiiFinding[] {
  const { source, plain, decoded } = views;
  const found = findPii(plain.text, wanted);
  if (plain.text !== source) {
    for (const [index, finding] of found.entries()) {
      const { start, end } = plain.toSource(finding.start, finding.end);
      found[index] = { ...finding, start, end, text: source.slice(start, end) };
    }
  }
  // What was encoded is answered as it reads: the encoded form would tell the caller nothing.
  return [...found, ...decoded.flatMap((view) => findPii(view.text, wanted))];
}
