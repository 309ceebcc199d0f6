import { loadConfig } from '../config/load-config.ts';
import { startService } from '../start/start-service.ts';

/** What the measured process tells its parent: where it listens, then, whenever it is asked, the longest hold since. */
export type MeasuredMessage = { url: string } | { longestMs: number };

const TICK_MS = 2;

/**
 * A service that measures its own event loop, for a test to fork. Every message from the parent is answered with the
 * longest time, in ms, that the loop was held between two ticks of a 2 ms timer since the message before.
 *
 * Held is the time that passed, or the processor time of the loop's thread where that is less: on a machine that other
 * work shares, a loop that waits for a core has not been held by anybody's text.
 */
const tell = (message: MeasuredMessage): void => {
  process.send?.(message);
};

/** Milliseconds of processor time of this thread so far. */
function ownMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

let longestMs = 0;
let last = { passed: performance.now(), own: ownMs() };
setInterval(() => {
  const now = { passed: performance.now(), own: ownMs() };
  longestMs = Math.max(longestMs, Math.min(now.passed - last.passed, now.own - last.own));
  last = now;
}, TICK_MS).unref();

const service = await startService(loadConfig({ args: [], env: process.env }));
process.on('message', () => {
  tell({ longestMs });
  longestMs = 0;
});
process.once('disconnect', () => service.stop());
tell({ url: service.url });
