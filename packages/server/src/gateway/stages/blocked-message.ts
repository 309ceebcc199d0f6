import type { DetectorName, Detectors } from '@redoubt/contract';
import type { StageName } from './stage-report.ts';

/**
 * What a caller is told of `what` was stopped: the `block_message` of the first that blocked it and has one, else the
 * names of those that did. A detector that is only told of has no say in it.
 */
export function blockedMessage(
  what: 'request' | 'answer',
  blocked: readonly StageName[],
  detectors: Detectors | undefined,
): string {
  const own = blocked.map((name) => detectors?.[name as DetectorName]?.block_message).find(Boolean);
  return own ?? `The ${what} was stopped by ${blocked.join(', ')}`;
}
