import { readFileSync } from 'node:fs';
import type { TextViews } from '../view.ts';
import { readHeads } from './head-file.ts';
import { TextScorer } from './score-text.ts';

/** Kinds of injection by the name of their head. */
const kinds = {
  attack_override: 'override',
  attack_jailbreak: 'jailbreak',
  attack_extraction: 'extraction',
  attack_embedded: 'embedded',
} as const;

/**
 * The aim of an injection: to replace the operator's instructions, to disable safeguards by a role or a story, to
 * extract the instructions, or to act through a document.
 */
export type AttackKind = (typeof kinds)[keyof typeof kinds];

const weightsFile = new URL('../../weights/attack-kinds.heads', import.meta.url);
let loaded: TextScorer | undefined;

/** Returns the likeliest kind of an attack. The result has no meaning for other texts. */
export function attackKind(views: TextViews): AttackKind {
  // A separate weights file, so that only texts with attacks pay for it.
  loaded ??= new TextScorer(readHeads(readFileSync(weightsFile)));
  const look = loaded.score(views);
  const zOf = (name: string) => look.scoreOf(look.heads.findIndex((head) => head.name === name))?.z ?? -Infinity;
  const ranked = Object.entries(kinds).toSorted(([one], [other]) => zOf(other) - zOf(one));
  return ranked[0]?.[1] ?? 'override';
}
