import { AttackId } from '@redoubt/contract';
import type { Attack } from './attack.ts';
import { attackInTheMiddle } from './attack-in-the-middle.ts';
import { audioGoat } from './audio-goat.ts';
import { basic } from './basic.ts';
import { camo } from './camo.ts';
import { deepinception } from './deepinception.ts';
import { derailYourself } from './derail-yourself.ts';
import { encoding } from './encoding.ts';
import { fc } from './fc.ts';
import { figstep } from './figstep.ts';
import { goat } from './goat.ts';
import { graph } from './graph.ts';
import { hadesAt } from './hades-at.ts';
import { lang } from './lang.ts';
import { longCharacter } from './long-character.ts';
import { obfuscation } from './obfuscation.ts';
import { rtAgent } from './rt-agent.ts';
import { rtAgentV2 } from './rt-agent-v2.ts';
import { tap } from './tap.ts';
import { waveform } from './waveform.ts';
import { wordMasking } from './word-masking.ts';

/** The implemented attacks by id. The schema of the id checks the options before an attack gets them. */
const built: Readonly<Partial<Record<AttackId, Attack>>> = {
  basic,
  encoding,
  obfuscation,
  lang,
  deepinception,
  tap,
  goat,
  graph,
  rt_agent: rtAgent,
  rt_agent_v2: rtAgentV2,
  derail_yourself: derailYourself,
  camo,
  fc,
  figstep,
  word_masking: wordMasking,
  waveform,
  audio_goat: audioGoat,
  long_character: longCharacter,
  attack_in_the_middle: attackInTheMiddle,
  hades_at: hadesAt,
};

/** All implemented attacks. */
export const builtAttacks: readonly Attack[] = Object.values(built);

/** Ids of attacks that are not implemented yet. A run that names one of them is answered with 501. */
export const attacksToCome: readonly AttackId[] = AttackId.options.filter((id) => !built[id]);

/**
 * Returns the attack of an id. Throws if it is not implemented. Submissions that name such an attack are refused
 * earlier.
 */
export function attackById(id: AttackId): Attack {
  const attack = built[id];
  if (!attack) throw new Error(`The attack ${id} is not built`);
  return attack;
}
