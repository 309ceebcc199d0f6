import { findNames } from '../names/find-names.ts';
import { isLabel } from './context/is-label.ts';
import type { PiiEntity } from './entities.ts';
import { report, type Scan } from './scan.ts';

/** The entities that the tagger of names finds; all others are found by their formats. */
export const nameEntities: readonly PiiEntity[] = ['person', 'location', 'organization'];

/** Reports the names of the whole text; the weights are read only where a name is wanted. */
export function reportNames(scan: Scan): void {
  if (!nameEntities.some((entity) => scan.wanted.has(entity))) return;
  for (const { kind, start, end, confidence } of findNames(scan.text)) {
    if (isLabel(scan.text, start, end)) continue;
    // An address says where somebody is: who asks for places wants it, too.
    report(scan, kind === 'address' ? 'location' : kind, start, end, confidence);
  }
}
