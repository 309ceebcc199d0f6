import { type AttackId, type AttackName, attackOf } from '../attacks.ts';
import type { FrameworkItem } from './framework.ts';

/** Where an attempt belongs. `attack` is spelled as the submission spells it. */
export interface AttemptPlace {
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
}

/** Whether an attempt is evidence for or against an item. */
export function isEvidence({ evidence, attacks }: FrameworkItem, { category, subCategory, attack }: AttemptPlace) {
  const own = Object.hasOwn(evidence, category) ? evidence[category as keyof typeof evidence] : undefined;
  if (own === undefined || (own !== 'all' && !own.includes(subCategory))) return false;
  // The cast is safe: any other text is returned as it is, and is in no list.
  return attacks === undefined || attacks.includes(attackOf(attack as AttackName) as AttackId);
}
