import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Task } from './child.ts';

const LIMIT_MS = 90_000;
/** No peer needs more; one that does is stopped by its own process's limit, not by the machine's. */
const MEMORY_MB = 1_024;

/** One peer's scores and rate, or what became of it. */
export type Outcome = Answer | { readonly reason: string };

/** Ask one peer about all texts, in a process of its own that ends with the answer or the time. */
export function askPeer(task: Task): Promise<Outcome> {
  const flags = ['--experimental-import-meta-resolve', '--disable-warning=ExperimentalWarning'];
  const child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), {
    execArgv: [...flags, `--max-old-space-size=${MEMORY_MB}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  return new Promise((resolve) => {
    let complaint = '';
    let answer: Answer | undefined;
    const timer = setTimeout(() => {
      complaint = `no answer in ${LIMIT_MS / 1_000} s`;
      child.kill('SIGKILL');
    }, LIMIT_MS);
    child.stderr?.on('data', (chunk) => {
      if (complaint.length < 2_000) complaint += String(chunk);
    });
    child.once('message', (message) => {
      answer = message as Answer;
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve(answer ?? { reason: complaint.trim().split('\n')[0] || `ended with code ${code}` });
    });
    child.send(task);
  });
}
