import { readFileSync } from 'node:fs';
import type { TextViews } from '../view.ts';
import { readHeads } from './head-file.ts';
import { TextScorer } from './score-text.ts';

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

const weightsFile = new URL('../../weights/attack-kinds.heads', import.meta.url);
let loaded: TextScorer | undefined;

/** The likeliest kind of a text that is an attack; of other texts it says nothing. */
export function attackKind(views: TextViews): AttackKind {
  // Apart from the other heads: only texts that are attacks pay for it.
  loaded ??= new TextScorer(readHeads(readFileSync(weightsFile)));
  const look = loaded.score(views);
  const zOf = (name: string) => look.scoreOf(look.heads.findIndex((head) => head.name === name))?.z ?? -Infinity;
  const ranked = Object.entries(kinds).toSorted(([one], [other]) => zOf(other) - zOf(one));
  return ranked[0]?.[1] ?? 'override';
}
