import { AttackId } from '@redoubt/contract';
import type { Attack } from './attack.ts';
import { basic } from './basic.ts';

/** What runs. An attack's options were checked by the schema of its id before it sees them. */
const built: Readonly<Partial<Record<AttackId, Attack>>> = { basic };

/** Ids that no code runs yet: a run that names one is answered with 501. */
export const attacksToCome: readonly AttackId[] = AttackId.options.filter((id) => !built[id]);

/** The attack of an id. Throws for one that no code runs: submissions with it were refused. */
export function attackById(id: AttackId): Attack {
  const attack = built[id];
  if (!attack) throw new Error(`The attack ${id} is not built`);
  return attack;
}
