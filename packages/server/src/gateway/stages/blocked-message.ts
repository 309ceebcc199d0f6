import type { DetectorName, Detectors } from '@redoubt/contract';
import type { StageName } from './stage-report.ts';

/**
 * Returns the message for a blocked request or answer: the `block_message` of the first blocking detector that has
 * one, or else the names of the blocking detectors. Detectors that only report do not count.
 */
export function blockedMessage(
  what: 'request' | 'answer',
  blocked: readonly StageName[],
  detectors: Detectors | undefined,
): string {
  const own = blocked.map((name) => detectors?.[name as DetectorName]?.block_message).find(Boolean);
  return own ?? `The ${what} was stopped by ${blocked.join(', ')}`;
}
