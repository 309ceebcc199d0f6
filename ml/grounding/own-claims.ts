import type { GroundingRow } from './grounding-rows.ts';
import { ownClaimsFit } from './own-claims-fit.ts';
import { ownClaimsHeld } from './own-claims-held.ts';

/** The sources of our own claims: the first is fitted on, the second is only counted. */
export const ownClaimSources = { fit: 'own claims', held: 'own claims, held out' } as const;

/** Our own pairs of claims as rows: of each, what follows from the context (label 0) and what does not (1). */
export function ownClaimRows(): GroundingRow[] {
  return [...rowsOf(ownClaimsFit, 'fit'), ...rowsOf(ownClaimsHeld, 'held')];
}

function rowsOf(list: string, part: keyof typeof ownClaimSources): GroundingRow[] {
  const rows: GroundingRow[] = [];
  let context = '';
  for (const line of list.trim().split('\n')) {
    const [kind = '', ...claims] = line.split('|').map((field) => field.trim());
    if (claims.length === 0) context = line;
    const own = { source: ownClaimSources[part], kind, question: undefined, context, isPermissive: part === 'fit' };
    for (const [label, text] of claims.entries()) {
      rows.push({ ...own, id: `claim-${part}-${rows.length}`, text, label: label === 1 ? 1 : 0 });
    }
  }
  return rows;
}
