import { FairQueue } from './fair-queue.ts';
import type { Message } from './frames.ts';
import { hasSystemLimits } from './launch-process.ts';
import type { TaskLimits } from './limits.ts';
import { SandboxFailure } from './sandbox-failure.ts';
import { type Pending, SandboxProcess } from './sandbox-process.ts';

/** What a sandbox tells the operator. */
export interface SandboxLog {
  warn(fields: object, message: string): void;
}

export interface SandboxSettings {
  /** The module that a process runs: it calls `serveTasks`. */
  readonly entry: URL;
  readonly limits: TaskLimits;
  /** Processes at a time, at least two: one owner never has them all. */
  readonly processes: number;
  /** Tasks that wait, of all owners; of one at most half. */
  readonly maxWaiting: number;
  /** What a caller is told beyond it. */
  readonly onOverload: () => Error;
  readonly log: SandboxLog;
}

/**
 * Does tasks on foreign bytes in processes of its own, with limits of the operating system, without the service's
 * environment and without files but code. A process serves one owner only, is started when first needed, kept a while,
 * and ended where a task passes its limits.
 */
export interface Sandbox<Task, Answer> {
  /** `owner`: whose bytes they are. Rejects with SandboxFailure where the task used up its limits or ended its process. */
  run(task: Message<Task>, owner: string): Promise<Message<Answer>>;
  close(): Promise<void>;
}

interface OwnedProcess {
  readonly owner: string;
  readonly process: SandboxProcess;
}

export function createSandbox<Task, Answer>(settings: SandboxSettings): Sandbox<Task, Answer> {
  const { entry, limits, onOverload, log, maxWaiting } = settings;
  const processes = Math.max(settings.processes, 2);
  const queue = new FairQueue<Pending>({ maxItems: maxWaiting, maxPerOwner: Math.ceil(maxWaiting / 2) });
  const open = new Set<OwnedProcess>();
  const warnOnce = onceOf(log);

  const busyOf = (owner?: string): number =>
    [...open].filter((each) => !each.process.isIdle && (owner === undefined || each.owner === owner)).length;

  function next(): void {
    while (busyOf() < processes) {
      const found = queue.take((owner) => busyOf(owner) < processes - 1);
      if (!found) return;
      processFor(found.owner).start(found.item);
    }
  }

  function processFor(owner: string): SandboxProcess {
    const idle = [...open].filter((each) => each.process.isIdle);
    const own = idle.find((each) => each.owner === owner);
    if (own) return own.process;
    if (open.size >= processes) void idle[0]?.process.close();
    return start(owner);
  }

  function start(owner: string): SandboxProcess {
    warnOnce();
    const onEnd = () => {
      open.delete(owned);
      queueMicrotask(next);
    };
    const owned: OwnedProcess = { owner, process: new SandboxProcess(entry, limits, { onIdle: next, onEnd }) };
    open.add(owned);
    return owned.process;
  }

  const reported = (owner: string, reject: Pending['reject']) => (error: Error) => {
    if (error instanceof SandboxFailure) {
      log.warn({ organisation: owner, reason: error.reason, err: error.cause }, 'a file used up its limits');
    }
    reject(error);
  };

  return {
    run: (task, owner) =>
      new Promise((resolve, reject) => {
        // The one cast: what our own entry module answers.
        const answered = (answer: Message) => resolve(answer as Message<Answer>);
        const pending: Pending = { task, resolve: answered, reject: reported(owner, reject) };
        if (!queue.add(owner, pending)) return reject(onOverload());
        next();
      }),
    async close() {
      for (const { reject } of queue.drain()) reject(new Error('The service stops'));
      await Promise.all([...open].map(({ process }) => process.close()));
    },
  };
}

/** Says once where the system holds no limits. */
function onceOf(log: SandboxLog): () => void {
  let isSaid = hasSystemLimits;
  return () => {
    if (isSaid) return;
    isSaid = true;
    const held =
      process.platform === 'win32'
        ? 'the clock and the heap limit hold'
        : 'the clock, the heap limit and a watch of memory hold';
    log.warn({ platform: process.platform }, `this system limits no address space: of what reads files, ${held}`);
  };
}
