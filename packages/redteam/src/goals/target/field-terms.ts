import { type DomainTerms, generalTerms } from './industries.ts';
import type { FieldReading, FieldShare } from './read-fields.ts';

/**
 * Returns the terms of a system's field of business. Of two fields each gives terms by its share, the first field's
 * first. A system whose field is not known has general terms.
 */
export function termsOf({ fields }: Pick<FieldReading, 'fields'>): DomainTerms {
  const [first, second] = fields;
  if (!first) return generalTerms;
  if (!second) return first.industry.terms;
  return {
    records: mixed(first, second, 'records'),
    benefits: mixed(first, second, 'benefits'),
    advice: mixed(first, second, 'advice'),
    checks: mixed(first, second, 'checks'),
    facts: mixed(first, second, 'facts'),
    hazards: mixed(first, second, 'hazards'),
  };
}

function mixed(first: FieldShare, second: FieldShare, kind: keyof DomainTerms): string[] {
  const own = first.industry.terms[kind];
  const others = second.industry.terms[kind];
  const added = Math.max(1, Math.round((own.length * second.share) / first.share));
  return [...new Set([...own, ...others.slice(0, added)])];
}
