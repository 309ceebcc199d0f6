import { AttackId } from '@redoubt/contract';
import type { Attack } from './attack.ts';
import { attackInTheMiddle } from './attack-in-the-middle.ts';
import { basic } from './basic.ts';
import { deepinception } from './deepinception.ts';
import { encoding } from './encoding.ts';
import { longCharacter } from './long-character.ts';
import { obfuscation } from './obfuscation.ts';

/** What runs. An attack's options were checked by the schema of its id before it sees them. */
const built: Readonly<Partial<Record<AttackId, Attack>>> = {
  basic,
  encoding,
  obfuscation,
  deepinception,
  long_character: longCharacter,
  attack_in_the_middle: attackInTheMiddle,
};

/** All that run. */
export const builtAttacks: readonly Attack[] = Object.values(built);

/** Ids that no code runs yet: a run that names one is answered with 501. */
export const attacksToCome: readonly AttackId[] = AttackId.options.filter((id) => !built[id]);

/** The attack of an id. Throws for one that no code runs: submissions with it were refused. */
export function attackById(id: AttackId): Attack {
  const attack = built[id];
  if (!attack) throw new Error(`The attack ${id} is not built`);
  return attack;
}
