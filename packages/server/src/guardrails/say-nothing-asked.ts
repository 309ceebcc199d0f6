import type { Detectors } from '@redoubt/contract';
import type { PiiWanted } from '@redoubt/detectors';

/** What of a request asks for nothing, a sentence each: such a call is answered, and finds nothing whatever it is sent. */
export function warningsOf(detectors: Detectors): string[] {
  const names = Object.keys(detectors);
  if (names.length === 0) return ['No detector is enabled: nothing was looked for'];
  return detectors.pii ? warningsOfEntities(detectors.pii, 'detectors.pii.entities') : [];
}

/** The same of a list of entities; `place` is where it stands. */
export function warningsOfEntities({ entities, custom_entities: custom }: PiiWanted, place = 'entities'): string[] {
  if (entities?.length !== 0 || (custom && custom.length > 0)) return [];
  return [`${place} is empty: no personal data was looked for; leave it out to look for every group`];
}

/** Warnings as the field of an answer: absent where there is none. */
export const warningsField = (warnings: readonly string[]): { warnings?: string[] } =>
  warnings.length === 0 ? {} : { warnings: [...warnings] };
