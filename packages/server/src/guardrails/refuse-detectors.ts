import type { DetectorName, Detectors } from '@redoubt/contract';
import { type DetectorRefusal, detectorOf } from '@redoubt/detectors';
import { Failure } from '../errors.ts';

/** Throw for settings that a detector cannot serve, before anything is charged. */
export function refuseDetectors(detectors: Detectors): void {
  for (const name of Object.keys(detectors) as DetectorName[]) {
    const refusal = detectorOf(name).refuse?.(detectors[name] as never);
    if (refusal) throw failureOfRefusal(refusal);
  }
}

/** A refusal as callers are told it: 422 for a value that does not fit, 404 for a name that nothing has. */
export function failureOfRefusal(refusal: DetectorRefusal): Failure {
  const { message } = refusal;
  if (refusal.kind === 'unknown_name') {
    return new Failure('not_found', message, { detail: { kind: refusal.of, name: refusal.name } });
  }
  const { type, loc, input } = refusal;
  return new Failure('invalid_request', message, { detail: [{ type, loc, msg: message, input }] });
}
