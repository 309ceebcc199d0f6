import type { DetectorName, Detectors } from '@redoubt/contract';
import { Failure } from '../errors.ts';
import { detectorOf } from './detectors/index.ts';

/** Throw for a detector that is not built (501) or settings that it cannot serve, before anything is charged. */
export function refuseDetectors(detectors: Detectors): void {
  for (const name of Object.keys(detectors) as DetectorName[]) {
    const detector = detectorOf(name);
    if (!detector) {
      const message = `The detector "${name}" is not built yet; disable it. GET /guardrails/models lists what judges`;
      throw new Failure('not_implemented', message, { detail: { detector: name } });
    }
    const refusal = detector.refuse?.(detectors[name] as never);
    if (refusal) throw refusal;
  }
}
