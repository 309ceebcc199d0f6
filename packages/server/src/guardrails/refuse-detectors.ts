import type { CustomEntities, DetectorName, Detectors } from '@redoubt/contract';
import { customLabel, type DetectorRefusal, detectorOf, isTakenName } from '@redoubt/detectors';
import { Failure } from '../errors.ts';
import type { DetectorPool } from './detector-pool.ts';
import { type Loc, refusedPattern } from './pattern-failures.ts';

/** Throws for settings that a detector cannot serve, before anything is charged. */
export function refuseDetectors(detectors: Detectors): void {
  for (const name of Object.keys(detectors) as DetectorName[]) {
    const refusal = detectorOf(name).refuse?.(detectors[name] as never);
    if (refusal) throw failureOfRefusal(refusal);
  }
}

/** Converts a refusal to a failure: 422 for an invalid value, 404 for an unknown name. */
export function failureOfRefusal(refusal: DetectorRefusal): Failure {
  const { message } = refusal;
  if (refusal.kind === 'unknown_name') {
    return new Failure('not_found', message, { detail: { kind: refusal.of, name: refusal.name } });
  }
  const { type, loc, input } = refusal;
  return new Failure('invalid_request', message, { detail: [{ type, loc, msg: message, input }] });
}

/** Throws 422 for a caller's own entity that cannot be searched. `loc` is the path of the list. */
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

/**
 * Throws for names of built-in entities and for names that appear twice, ignoring case, because they would share
 * placeholders.
 */
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
