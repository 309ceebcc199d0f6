import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadConfig } from '../config/load-config.ts';
import { startService } from '../start-service.ts';

/** What the measured process tells its parent: where it listens, then, whenever it is asked, the longest delay since. */
export type MeasuredMessage = { url: string } | { longestMs: number };

/**
 * A service that measures its own event loop, for a test to fork. Every message from the parent is answered with the
 * longest time, in ms, that the loop took between two ticks of a 2 ms timer since the message before.
 */
const tell = (message: MeasuredMessage): void => {
  process.send?.(message);
};
const service = await startService(loadConfig({ args: [], env: process.env }));
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
process.on('message', () => {
  tell({ longestMs: delay.max / 1e6 });
  delay.reset();
});
process.once('disconnect', () => service.stop());
tell({ url: service.url });
