import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadReport } from './load-client.ts';

/** The load generator, in a process of its own that lives for the whole run, so that it is warm. */
export interface LoadChild {
  /** One load at a time. */
  apply(order: LoadOrder): Promise<LoadReport>;
  stop(): Promise<void>;
}

export function startLoad(): LoadChild {
  const child = fork(fileURLToPath(new URL('load-client.ts', import.meta.url)), {
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'],
    // NaN and undefined come as they are.
    serialization: 'advanced',
  });
  return {
    apply: (order) =>
      new Promise((resolve, reject) => {
        const gone = () => reject(new Error('The load generator stopped'));
        child.once('exit', gone);
        child.once('message', (report) => {
          child.off('exit', gone);
          resolve(report as LoadReport);
        });
        child.send(order);
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
