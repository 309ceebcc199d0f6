import type { Encoder } from '@redoubt/detectors';

/** The encoder's version, once it has read. */
export function versionOf(encoder: Encoder): string {
  const status = encoder.status();
  return status.kind === 'ready' ? status.version : 'unknown';
}
