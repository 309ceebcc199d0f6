import type { Target, Target as WireTarget } from '@redoubt/contract';
import { CannotOpen, type SecretBox, type SecretPlace } from '@redoubt/secrets';
import type { Run } from '@redoubt/store';

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

/** The target of a run; undefined where no master key opens it any more: the run can still be read. */
export function openedTarget({ id, sealedTarget }: Run, secrets: SecretBox): Target | undefined {
  try {
    return unsealTarget(sealedTarget, id, secrets);
  } catch (error) {
    if (error instanceof CannotOpen) return undefined;
    throw error;
  }
}

/** Without user, password and query, where secrets like to stand; null for what is no address. */
export function shownAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, protocol, host } = new URL(address);
  return (origin === 'null' ? `${protocol}//${host}` : origin) + pathname;
}
