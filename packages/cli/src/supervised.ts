/** What the supervising process says: that the service is to stop, because this signal came. */
export interface ToSupervised {
  readonly stop: NodeJS.Signals;
}

/** What a supervised process says when it serves. */
export interface FromSupervised {
  readonly port: number | undefined;
  /** Whether it is to be started again when it dies. */
  readonly mayRestart: boolean;
}

/** How often the service died before this process was started. Undefined if nothing supervises this process. */
export const deathsBefore: number | undefined =
  process.send === undefined || process.env.REDOUBT_SUPERVISED === undefined
    ? undefined
    : Number(process.env.REDOUBT_SUPERVISED);

/**
 * Ends this process when the supervising one ends: whoever kills that one wants the service to end, and the next start
 * wants its port and its store.
 */
export function endWithSupervisor(): void {
  if (deathsBefore === undefined) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // The channel alone keeps no process running.
  process.channel?.unref();
}

/** Tells the supervising process, if there is one, that this one serves. From now on `onToldToStop` must listen. */
export function tellReady(ready: FromSupervised): void {
  if (deathsBefore !== undefined) process.send?.(ready);
}

/** Calls `onStop` when the supervising process says that the service is to stop. Returns what ends the waiting. */
export function onToldToStop(onStop: (signal: NodeJS.Signals) => void): () => void {
  if (deathsBefore === undefined) return () => undefined;
  const take = (message: ToSupervised) => onStop(message.stop);
  process.once('message', take);
  return () => process.off('message', take);
}
