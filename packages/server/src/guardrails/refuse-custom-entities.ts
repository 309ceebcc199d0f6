import type { CustomEntities } from '@redoubt/contract';
import { customEntityLimits, customLabel, isTakenName } from '@redoubt/detectors';
import { Failure } from '../errors.ts';
import type { DetectorPool } from './detector-pool.ts';
import type { PiiWanted } from './personal-data.ts';

type Loc = readonly (string | number)[];

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
    if (reason !== undefined) throw refused([...loc, index, 'pattern'], pattern, `is refused: ${reason}`);
  }
}

/** Names of built-in entities, and those that stand there twice in whatever case: they share placeholders. */
function refuseNames(custom: CustomEntities, loc: Loc): void {
  const names = new Set<string>();
  for (const [index, { name }] of custom.entries()) {
    const label = customLabel(name);
    if (isTakenName(name))
      throw refused([...loc, index, 'name'], name, 'is the name of a built-in entity; choose another');
    if (names.has(label)) throw refused([...loc, index, 'name'], name, 'stands here twice');
    names.add(label);
  }
}

/** The 422 of a text for which the patterns took too long; what was charged for it is given back. */
export function patternsTooSlow(custom: PiiWanted['custom_entities'], index: number, loc: Loc): Failure {
  const reason = `and those before it took more than ${customEntityLimits.searchMs} ms of a processor for this text; send it in parts, or make the pattern simpler`;
  return refused([...loc, index, 'pattern'], custom?.[index]?.pattern ?? '', reason, 'pattern_too_slow');
}

function refused(loc: Loc, value: string, reason: string, type = 'value_error'): Failure {
  const message = `${loc.join('.')}: "${value}" ${reason}`;
  return new Failure('invalid_request', message, { detail: [{ type, loc, msg: message, input: value }] });
}
