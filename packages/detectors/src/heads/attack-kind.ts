import type { Judgement } from './judge-text.ts';

/** Kinds of injection that heads tell apart, by their heads. */
const kinds = {
  attack_override: 'override',
  attack_jailbreak: 'jailbreak',
  attack_extraction: 'extraction',
  attack_embedded: 'embedded',
} as const;

/**
 * What an injection is after: putting other instructions in the place of the operator's, taking safeguards off by a role
 * or a story, getting the instructions out, or acting through a document.
 */
export type AttackKind = (typeof kinds)[keyof typeof kinds];

/** The likeliest kind of a text that is an attack; of other texts it says nothing. */
export function attackKind(judgement: Judgement): AttackKind {
  const ranked = Object.entries(kinds).toSorted(([one], [other]) => zOf(judgement, other) - zOf(judgement, one));
  return ranked[0]?.[1] ?? 'override';
}

const zOf = (judgement: Judgement, head: string): number => judgement.get(head)?.z ?? Number.NEGATIVE_INFINITY;
