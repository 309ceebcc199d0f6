import type { GroundingRow } from './grounding-rows.ts';
import { ownClaimsFit } from './own-claims-fit.ts';
import { ownClaimsHeld } from './own-claims-held.ts';

/** The sources of our own claims: the first is fitted on, the second is only counted. */
export const ownClaimSources = { fit: 'own claims', held: 'own claims, held out' } as const;

/** Our own pairs of claims as rows: of each, what follows from the context (label 0) and what does not (1). */
export function ownClaimRows(): GroundingRow[] {
  return [...rowsOf(ownClaimsFit, 'fit'), ...rowsOf(ownClaimsHeld, 'held')];
}

function rowsOf(text: string, part: keyof typeof ownClaimSources): GroundingRow[] {
  const rows: GroundingRow[] = [];
  let context = '';
  for (const line of text.trim().split('\n')) {
    const [kind = '', supported, unsupported] = line.split('|').map((field) => field.trim());
    if (supported === undefined || unsupported === undefined) context = line;
    else {
      for (const [label, claim] of [supported, unsupported].entries()) {
        rows.push({
          id: `claim-${part}-${rows.length}`,
          text: claim,
          label: label === 1 ? 1 : 0,
          source: ownClaimSources[part],
          kind,
          question: undefined,
          context,
          isPermissive: part === 'fit',
        });
      }
    }
  }
  return rows;
}
