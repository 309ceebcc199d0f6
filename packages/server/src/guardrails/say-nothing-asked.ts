import type { Detectors } from '@redoubt/contract';
import type { PiiWanted } from '@redoubt/detectors';

/**
 * Returns a sentence for each part of a request that enables nothing. Such a call is answered but never finds
 * anything.
 */
export function warningsOf(detectors: Detectors): string[] {
  const names = Object.keys(detectors);
  if (names.length === 0) return ['No detector is enabled: nothing was looked for'];
  return detectors.pii ? warningsOfEntities(detectors.pii, 'detectors.pii.entities') : [];
}

/** Returns the same warnings for a list of entities. `place` is its path. */
export function warningsOfEntities({ entities, custom_entities: custom }: PiiWanted, place = 'entities'): string[] {
  if (entities?.length !== 0 || (custom && custom.length > 0)) return [];
  return [`${place} is empty: no personal data was looked for; leave it out to look for every group`];
}

/** Returns the `warnings` field of an answer. It is absent if there are none. */
export const warningsField = (warnings: readonly string[]): { warnings?: string[] } =>
  warnings.length === 0 ? {} : { warnings: [...warnings] };
