import { loadConfig } from '../config/load-config.ts';
import { startService } from '../start/start-service.ts';
import { ownMs } from './own-time.ts';

/**
 * Messages of the measured process: first its URL, then, for each request, the longest block of the event loop since
 * the last one.
 */
export type MeasuredMessage = { url: string } | { longestMs: number };

const TICK_MS = 2;

/**
 * A service that measures its own event loop, for a test to fork. It answers every message of the parent with the
 * longest time, in ms, for which the loop was blocked between two ticks of a 2 ms timer since the previous message.
 *
 * A block counts as the smaller one of the elapsed time and the thread's processor time. On a shared machine the loop
 * may wait for a core, and that is not a block.
 */
const tell = (message: MeasuredMessage): void => {
  process.send?.(message);
};

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
