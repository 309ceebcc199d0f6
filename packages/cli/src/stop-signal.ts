import { onToldToStop } from './supervised.ts';

/** Waits for a signal that stops the process. Returns its name. A second signal ends the process at once. */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    const stop = (signal: string) => {
      for (const each of ['SIGINT', 'SIGTERM']) process.off(each, stop);
      stopWaiting();
      resolve(signal);
    };
    const stopWaiting = onToldToStop(stop);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  });
}
