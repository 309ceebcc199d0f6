import type { CustomEntities } from '@redoubt/contract';
import { customLabel, isTakenName } from '@redoubt/detectors';
import type { DetectorPool } from './detector-pool.ts';
import { type Loc, refusedPattern } from './pattern-failures.ts';

/** Throw 422 for an entity of a caller's own that cannot be searched for. `loc` says where the list stands. */
export async function refuseCustomEntities(
  custom: CustomEntities | null | undefined,
  loc: Loc,
  pool: Pick<DetectorPool, 'refusedPatterns'>,
): Promise<void> {
  if (!custom || custom.length === 0) return;
  refuseNames(custom, loc);
  const reasons = await pool.refusedPatterns(custom);
  for (const [index, { pattern }] of custom.entries()) {
    const reason = reasons[index];
    if (reason !== undefined) throw refusedPattern([...loc, index, 'pattern'], pattern, `is refused: ${reason}`);
  }
}

/** Names of built-in entities, and those that stand there twice in whatever case: they share placeholders. */
function refuseNames(custom: CustomEntities, loc: Loc): void {
  const names = new Set<string>();
  for (const [index, { name }] of custom.entries()) {
    const label = customLabel(name);
    if (isTakenName(name))
      throw refusedPattern([...loc, index, 'name'], name, 'is the name of a built-in entity; choose another');
    if (names.has(label)) throw refusedPattern([...loc, index, 'name'], name, 'stands here twice');
    names.add(label);
  }
}
