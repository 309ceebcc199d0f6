import { findNames } from '../names/find-names.ts';
import { isLabel } from './context/is-label.ts';
import type { PiiEntity } from './entities.ts';
import { report, type Scan } from './scan.ts';

/** The entities that the name tagger finds. All others are found by format. */
export const nameEntities: readonly PiiEntity[] = ['person', 'location', 'organization'];

/** Reports the names in the whole text. The weights are only loaded if names are wanted. */
export function reportNames(scan: Scan): void {
  if (!nameEntities.some((entity) => scan.wanted.has(entity))) return;
  for (const { kind, start, end, confidence } of findNames(scan.text)) {
    if (isLabel(scan.text, start, end)) continue;
    // An address says where somebody is, so it counts as a location.
    report(scan, kind === 'address' ? 'location' : kind, start, end, confidence);
  }
}
