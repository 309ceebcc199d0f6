import { readIn } from '../read-data/read-data.ts';
import type { GroundingRow } from './grounding-rows.ts';

/** The sources of our own claims: the first is fitted on, the second is only counted. */
export const ownClaimSources = { fit: 'own claims', held: 'own claims, held out' } as const;

/** Our own pairs of claims as rows: of each, what follows from the context (label 0) and what does not (1). */
export function ownClaimRows(): GroundingRow[] {
  return [...rowsOf('fit'), ...rowsOf('held')];
}

function rowsOf(part: keyof typeof ownClaimSources): GroundingRow[] {
  const rows: GroundingRow[] = [];
  for (const { context, claims } of readIn('grounding/claims', part)) {
    for (const { kind, follows, differs } of claims) {
      const own = { source: ownClaimSources[part], kind, question: undefined, context, isPermissive: part === 'fit' };
      rows.push({ ...own, id: `claim-${part}-${rows.length}`, text: follows, label: 0 });
      rows.push({ ...own, id: `claim-${part}-${rows.length}`, text: differs, label: 1 });
    }
  }
  return rows;
}
