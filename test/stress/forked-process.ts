import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const execArgv = ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'];

/** Starts one of the stress test's processes. Its file is in this folder. */
export function forkProcess(file: string, args: readonly string[] = []): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return fork(path, args, { execArgv, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
}

/** The next message of a process. Rejects if the process ends first. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const controller = new AbortController();
  const { signal } = controller;
  try {
    const told = once(child, 'message', { signal }).then(([message]) => message as Message);
    const ended = once(child, 'exit', { signal }).then(([code]): Message => {
      throw new Error(`The process ended with ${code} before it answered`);
    });
    return await Promise.race([told, ended]);
  } finally {
    controller.abort();
  }
}

/** Ends a process and waits for its exit. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
