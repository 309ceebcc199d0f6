import { z } from 'zod';
import { idsOf } from '../ids.ts';

/** Properties of an attack that do not depend on who runs it. */
export interface AttackTraits {
  /** What the attack sends. The target must accept it (`input_modalities`). */
  readonly modality: 'text' | 'image' | 'audio';
  /** `multi`: each prompt depends on the target's answer to the previous one. */
  readonly turns: 'single' | 'multi';
  /** The attack is known, but a request for it is refused by its name before any charge. */
  readonly isUnavailable?: true;
}

/** Every attack. This table defines the ids of the attacks. */
export const attackTraits = {
  basic: { modality: 'text', turns: 'single' },
  encoding: { modality: 'text', turns: 'single' },
  obfuscation: { modality: 'text', turns: 'single' },
  lang: { modality: 'text', turns: 'single' },
  deepinception: { modality: 'text', turns: 'single' },
  tap: { modality: 'text', turns: 'multi' },
  goat: { modality: 'text', turns: 'multi' },
  graph: { modality: 'text', turns: 'multi' },
  rt_agent: { modality: 'text', turns: 'multi' },
  rt_agent_v2: { modality: 'text', turns: 'multi' },
  derail_yourself: { modality: 'text', turns: 'multi' },
  camo: { modality: 'image', turns: 'single' },
  fc: { modality: 'image', turns: 'single' },
  figstep: { modality: 'image', turns: 'single' },
  word_masking: { modality: 'image', turns: 'single' },
  waveform: { modality: 'audio', turns: 'single' },
  audio_goat: { modality: 'audio', turns: 'multi' },
  long_character: { modality: 'text', turns: 'single' },
  attack_in_the_middle: { modality: 'text', turns: 'single' },
  hades: { modality: 'image', turns: 'single', isUnavailable: true },
  hades_at: { modality: 'image', turns: 'single' },
} as const satisfies Record<string, AttackTraits>;

export const AttackId = z.enum(idsOf(attackTraits));
export type AttackId = z.output<typeof AttackId>;

/** Older names of attacks on `/rt`. If a request sends both the alias and the attack, both run and both cost. */
export const attackAliases = {
  single_shot: 'deepinception',
  deep_inception: 'deepinception',
  eai_attack: 'graph',
} as const satisfies Record<string, AttackId>;

export type AttackAlias = keyof typeof attackAliases;
/** Any name that a request may use for an attack. */
export type AttackName = AttackId | AttackAlias;

/** The attack behind a name. */
export function attackOf(name: AttackName): AttackId {
  return isAlias(name) ? attackAliases[name] : name;
}

function isAlias(name: AttackName): name is AttackAlias {
  return Object.hasOwn(attackAliases, name);
}
