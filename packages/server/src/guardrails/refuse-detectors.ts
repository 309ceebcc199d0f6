import type { DetectorName, Detectors } from '@redoubt/contract';
import { detectorOf } from './detectors/index.ts';

/** Throw for settings that a detector cannot serve, before anything is charged. */
export function refuseDetectors(detectors: Detectors): void {
  for (const name of Object.keys(detectors) as DetectorName[]) {
    const refusal = detectorOf(name).refuse?.(detectors[name] as never);
    if (refusal) throw refusal;
  }
}
