import { getPriority, setPriority } from 'node:os';

/** Added to the nice value of judging threads. The event loop and the store then get a core first if both want it. */
const NICER = 5;
const NICEST = 19;

/**
 * Lowers the priority of the calling worker thread, so that request-handling threads do not wait for a core that
 * judging uses.
 *
 * Do not use it for threads that must answer within a time budget, such as the encoder's: on a busy machine they would
 * be late. It does nothing outside Linux, because elsewhere the nice value applies to the whole process.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(getPriority() + NICER, NICEST));
  } catch {
    // A sandbox may forbid it. The thread then keeps its priority.
  }
}
