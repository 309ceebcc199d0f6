import type { AttackId } from '@redoubt/contract';
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

/**
 * The attacks by id. The schema of the id checks the options before an attack gets them. Only `hades` is missing, which
 * the specification refuses.
 */
const attacks: Readonly<Record<Exclude<AttackId, 'hades'>, Attack>> = {
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
export const builtAttacks: readonly Attack[] = Object.values(attacks);

/** Returns the attack of an id. Throws for `hades`, which submissions are refused for earlier. */
export function attackById(id: AttackId): Attack {
  if (id === 'hades') throw new Error('The attack hades is not available');
  return attacks[id];
}
