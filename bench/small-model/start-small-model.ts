import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { InstalledModel } from './install-small-model.ts';

const START_MS = 120_000;

/** A small language model that answers chat completions on loopback. */
export interface SmallModel {
  /** The URL without a path. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the model in a process of its own. Rejects if it does not listen in time. */
export async function startSmallModel({
  runtime,
  model,
}: Exclude<InstalledModel, { reason: string }>): Promise<SmallModel> {
  const child = fork(new URL('./model-process.ts', import.meta.url), [runtime, model], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const exit = once(child, 'exit');
  const gone = exit.then(([code]) =>
    Promise.reject(new Error(`The small model ended with ${code} before it listened`)),
  );
  const [port] = await Promise.race([once(child, 'message', { signal: AbortSignal.timeout(START_MS) }), gone]);
  gone.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await exit;
    },
  };
}
