import type { IncomingMessage } from 'node:http';

/** The longest that a refused body is received, in ms. */
const MAX_MS = 10_000;

/**
 * Receives what a refused request still sends, and keeps none of it. A client that sends its whole body before it reads
 * would otherwise see a broken connection in place of the refusal. Ends after 10 s, so that nobody can send for ever.
 */
export async function discardBody(incoming: IncomingMessage | undefined): Promise<void> {
  if (!incoming || incoming.complete || incoming.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(finish, MAX_MS);
    function finish(): void {
      clearTimeout(timer);
      for (const event of ['end', 'close', 'error']) incoming?.off(event, finish);
      resolve();
    }
    for (const event of ['end', 'close', 'error']) incoming.on(event, finish);
    incoming.resume();
  });
}
