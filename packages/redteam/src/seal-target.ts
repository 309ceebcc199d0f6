import type { OpenableTarget } from '@redoubt/providers';
import { CannotOpen, type SecretBox, type SecretPlace } from '@redoubt/secrets';
import type { Run } from '@redoubt/store';

/** The purpose and owner that the encrypted target of a run is bound to. */
export const runTargetPlace = (runId: string): SecretPlace => ({ purpose: 'target of a run', ownerId: runId });

/** Encrypts a target, including its API key, for storage with its run. */
export function sealTarget(target: OpenableTarget, runId: string, secrets: SecretBox): string {
  return secrets.seal(JSON.stringify(target), runTargetPlace(runId));
}

/**
 * Decrypts the target of a run. Throws CannotOpen. The cast is safe because the target was parsed by its schema before
 * it was sealed.
 */
export function unsealTarget(sealed: string, runId: string, secrets: SecretBox): OpenableTarget {
  return JSON.parse(secrets.open(sealed, runTargetPlace(runId))) as OpenableTarget;
}

/**
 * Decrypts the target of a run. Returns undefined if no current master key can decrypt it, so that the run itself stays
 * readable.
 */
export function openedTarget({ id, sealedTarget }: Run, secrets: SecretBox): OpenableTarget | undefined {
  try {
    return unsealTarget(sealedTarget, id, secrets);
  } catch (error) {
    if (error instanceof CannotOpen) return undefined;
    throw error;
  }
}

/**
 * Returns the address without user, password and query, which often contain secrets. Returns null if it is not a valid
 * URL.
 */
export function shownAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, protocol, host } = new URL(address);
  // Parsers encode the braces of a placeholder.
  const path = pathname.replaceAll('%7B%7B', '{{').replaceAll('%7D%7D', '}}');
  return (origin === 'null' ? `${protocol}//${host}` : origin) + path;
}
