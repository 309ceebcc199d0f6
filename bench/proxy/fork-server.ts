import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type ServerChild, watch } from '../child/server-child.ts';

/** A server that may also be ended as a crash ends it. */
export interface ForkedServer extends ServerChild {
  kill(): Promise<void>;
}

/** Fork one of this folder's servers, which tells its address and ends when its parent does. */
export async function forkServer(file: string, env: Record<string, string> = {}): Promise<ForkedServer> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...env },
  });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    ...watch(child),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
