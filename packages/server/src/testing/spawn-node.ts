import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { testKey } from './test-service.ts';

const script = fileURLToPath(new URL('./work-service.ts', import.meta.url));

/** A node in a separate process. */
export interface SpawnedNode {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Kills the process, like a power cut. */
  kill(): Promise<void>;
}

/** Starts a node that serves the work of a test, on the store that `env` names. */
export async function spawnNode(env: Readonly<Record<string, string>>): Promise<SpawnedNode> {
  const child = spawn(
    process.execPath,
    ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning', script],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const first = once(createInterface({ input: child.stdout }), 'line');
  const url = await Promise.race([first.then(([line]) => String(line)), ended.then(() => undefined)]);
  if (url === undefined) throw new Error('The node ended before it listened');
  return {
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { apikey: testKey, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
