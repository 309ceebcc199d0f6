import type { Target } from '@redoubt/contract';
import { CannotOpen, type SecretBox } from '@redoubt/secrets';
import type { Run } from '@redoubt/store';
import { unsealTarget } from './seal-target.ts';

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
