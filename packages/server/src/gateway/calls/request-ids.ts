import { randomUUID } from 'node:crypto';
import { callIdsFrom } from '@redoubt/store';

const TIME_DIGITS = 12;
const ordered = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Creates the id of a request, a UUID of version 7 (RFC 9562, section 5.7). It begins with the time, so that the log
 * writes its rows at the end of an index. Rows at random places cost it a page of the disk each.
 */
export function newRequestId(now = Date.now()): string {
  const time = now.toString(16).padStart(TIME_DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Returns when a request with an id of `newRequestId` came, in ms since 1970. */
export const timeOfRequest = (requestId: string): number =>
  Number.parseInt(requestId.slice(0, 8) + requestId.slice(9, 13), 16);

/** Returns the id of the call that a request made, or undefined for an id that `newRequestId` did not make. */
export const callIdOf = (requestId: string): string | undefined =>
  ordered.test(requestId) ? `call_${requestId.replaceAll('-', '')}` : undefined;

/** Creates the id of a call. It sorts by the call's time, and is that of its request where that has the same time. */
export function callIdFor(requestId: string, at: Date): string {
  if (Number.isNaN(at.getTime())) throw new RangeError('The call has no time');
  const prefix = callIdsFrom(at);
  const own = callIdOf(requestId);
  return own?.startsWith(prefix) ? own : prefix + randomUUID().replaceAll('-', '').slice(TIME_DIGITS);
}
