import type { IncomingMessage } from 'node:http';
import { Failure } from '../errors.ts';

/** The status in the log of a call that nobody waited for any more. It is never sent. */
export const HUNG_UP_STATUS = 499;

/** The caller hung up in its body, or while its answer was made. That is no fault of the service. */
export class HungUp extends Error {
  override readonly name = 'HungUp';

  constructor() {
    super('The caller hung up before its answer was made');
  }
}

/** Returns a signal that is aborted with `HungUp` once the signal of a request is. */
export function hangUpOf(request: AbortSignal): AbortSignal {
  const hanging = new AbortController();
  const hangUp = () => hanging.abort(new HungUp());
  if (request.aborted) hangUp();
  else request.addEventListener('abort', hangUp, { once: true });
  return hanging.signal;
}

/** Returns what it means that a body could not be read: a failure of its own, or a caller that hung up. */
export function brokenBody(error: unknown, incoming: IncomingMessage | undefined): unknown {
  const isCut = incoming?.destroyed === true && !incoming.complete;
  return isCut && !(error instanceof Failure) ? new HungUp() : error;
}
