import type { Target as WireTarget } from '@redoubt/contract';
import type { SecretBox, SecretPlace } from '@redoubt/secrets';

/** Under what the target of a run is sealed. */
export const runTargetPlace = (runId: string): SecretPlace => ({ purpose: 'target of a run', ownerId: runId });

/** A target with its key, as it is kept with its run. */
export function sealTarget(target: WireTarget, runId: string, secrets: SecretBox): string {
  return secrets.seal(JSON.stringify(target), runTargetPlace(runId));
}

/** Throws CannotOpen. The one cast: what is sealed was parsed by its schema. */
export function unsealTarget(sealed: string, runId: string, secrets: SecretBox): WireTarget {
  return JSON.parse(secrets.open(sealed, runTargetPlace(runId))) as WireTarget;
}
