import { getPriority, setPriority } from 'node:os';

/** Added to the nice value of threads that judge: the event loop and the store win a core that both want. */
const NICER = 5;
const NICEST = 19;

/**
 * Lowers the priority of the calling worker thread, so that a thread that answers requests never waits for a core that
 * judging holds. Not for threads that are asked within a time budget, such as the encoder's: on a busy machine they
 * would be late. Linux alone counts a nice value by thread; elsewhere it would be the whole process's.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(getPriority() + NICER, NICEST));
  } catch {
    // A sandbox may forbid it: the thread then keeps its priority.
  }
}
