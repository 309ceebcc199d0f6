import { type DetectorName, readSavedDetectors, type SavedDetectors } from '@redoubt/contract';
import { detectorOf } from '@redoubt/detectors';
import { Failure } from '../../errors.ts';
import { EMBEDDED } from '../backends/with-backends.ts';
import type { GuardrailsContext } from '../context.ts';
import { failureOfRefusal, refuseCustomEntities } from '../refuse-detectors.ts';

/**
 * Throws 422 for settings that could never be served. Features that are not implemented may be saved. Their use is a
 * 501.
 */
export async function checkSavedDetectors(
  saved: SavedDetectors,
  { backends, detectors: pool }: Pick<GuardrailsContext, 'backends' | 'detectors'>,
  loc: readonly string[] = ['body', 'detectors'],
): Promise<void> {
  const { detectors, tuning } = readSavedDetectors(saved);
  for (const name of Object.keys(detectors) as DetectorName[]) {
    const refusal = detectorOf(name).refuse?.(detectors[name] as never);
    // A code of conduct may be saved after the policy that names it.
    if (refusal && refusal.kind !== 'unknown_name') throw failureOfRefusal(refusal);
  }
  const listed = backends.list();
  for (const [detector, backend] of Object.entries(tuning.backends)) {
    const isThere = listed.some((each) => each.detector === detector && each.backend === backend);
    if (backend !== EMBEDDED && !isThere) throw unknownBackend(backend, [...loc, detector, 'backend']);
  }
  await refuseCustomEntities(detectors.pii?.custom_entities, [...loc, 'pii', 'custom_entities'], pool);
}

function unknownBackend(backend: string, loc: readonly string[]): Failure {
  const message = `${loc.join('.')}: "${backend}" is no backend of this service for that detector; GET /guardrails/models lists them, "${EMBEDDED}" is always there`;
  return new Failure('invalid_request', message, { detail: [{ type: 'enum', loc, msg: message, input: backend }] });
}
