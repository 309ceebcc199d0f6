import { FairQueue, type MayRun, type Taken } from './fair-queue.ts';
import type { Message } from './frames.ts';
import { hasSystemLimits } from './launch-process.ts';
import type { TaskLimits } from './limits.ts';
import { SandboxFailure } from './sandbox-failure.ts';
import { type Pending, type SandboxAnswer, SandboxProcess } from './sandbox-process.ts';

/** The log for messages to the operator. */
export interface SandboxLog {
  warn(fields: object, message: string): void;
}

export interface SandboxSettings {
  /** The module that a process runs. It must call `serveTasks`. */
  readonly entry: URL;
  /**
   * Whether the process may load native add-ons. The limits of the operating system hold for native code. The limits
   * on files do not, so only libraries that are built for untrusted bytes belong there. Default false.
   */
  readonly hasAddons?: boolean | undefined;
  readonly limits: TaskLimits;
  /**
   * The number of processes at a time, at least two. One owner never gets all of them. One more may run for an owner
   * that has none, or whose own all work on larger tasks.
   */
  readonly processes: number;
  /** The largest number of waiting tasks of all owners. One owner may have half of it. */
  readonly maxWaiting: number;
  /** Makes the error for a caller if the queue is full. */
  readonly onOverload: () => Error;
  readonly log: SandboxLog;
}

/**
 * Runs tasks on untrusted bytes in separate processes, with limits of the operating system, without the service's
 * environment and without access to files other than code. A process serves one owner only. It is started when it is
 * first needed, kept for a while, and ended if a task exceeds its limits.
 */
export interface Sandbox<Task, Answer> {
  /**
   * Runs a task. `owner` is the owner of the bytes. `maxCpuMs` is less processor time than the limits allow, for a task
   * that is one of several. Rejects with SandboxFailure if the task exceeded its limits or ended its process.
   */
  run(task: Message<Task>, owner: string, maxCpuMs?: number): Promise<SandboxAnswer<Answer>>;
  close(): Promise<void>;
}

interface OwnedProcess {
  readonly owner: string;
  readonly process: SandboxProcess;
  /** The task that the process has, or has just finished while it is not free yet. */
  work: Work | undefined;
}

export function createSandbox<Task, Answer>(settings: SandboxSettings): Sandbox<Task, Answer> {
  const { onOverload, log, maxWaiting } = settings;
  const processes = Math.max(settings.processes, 2);
  const queue = new FairQueue<Pending>();
  const isFull = (owner: string) => queue.size >= maxWaiting || queue.sizeOf(owner) >= Math.ceil(maxWaiting / 2);
  const pool = openProcesses({ ...settings, processes }, (ended) => {
    if (ended) queue.done(ended);
    queueMicrotask(next);
  });

  function next(): void {
    for (;;) {
      const busy = pool.busy();
      const mayHaveMore: MayRun = (running, atMostAsLarge) =>
        running === 0 || (atMostAsLarge === 0 && running < processes);
      const found = queue.take({
        mayRun: (running, atMostAsLarge) =>
          (busy < processes && running < processes - 1) || (busy <= processes && mayHaveMore(running, atMostAsLarge)),
      });
      if (!found) return;
      pool.start(found);
    }
  }

  const reported = (owner: string, reject: Pending['reject']) => (error: Error) => {
    if (error instanceof SandboxFailure) {
      log.warn({ organisation: owner, reason: error.reason, err: error.cause }, 'a file used up its limits');
    }
    reject(error);
  };

  return {
    run: (task, owner, maxCpuMs) =>
      new Promise((resolve, reject) => {
        if (isFull(owner)) return reject(onOverload());
        // The cast is safe because the entry module of this sandbox makes the answer.
        const answered = (answer: SandboxAnswer) => resolve(answer as SandboxAnswer<Answer>);
        queue.add(owner, { task, maxCpuMs, resolve: answered, reject: reported(owner, reject) }, 1, {
          size: sizeOf(task),
        });
        next();
      }),
    async close() {
      for (let left = queue.take(); left; left = queue.take()) left.item.reject(new Error('The service stops'));
      await pool.close();
    },
  };
}

/** Tasks cost about as much as they have bytes. */
const sizeOf = ({ parts }: Message): number => parts.reduce((sum, { byteLength }) => sum + byteLength, 1);

/** The work of a process, as the queue knows it. */
type Work = Taken<Pending>;

/**
 * The processes of a sandbox. `onFree` is called when a process can take another task or has ended, with the task
 * that it had, if it had one.
 */
function openProcesses(
  { entry, hasAddons = false, limits, log, processes }: SandboxSettings,
  onFree: (ended: Work | undefined) => void,
) {
  const open = new Set<OwnedProcess>();
  const warnOnce = onceOf(log);

  function processFor(owner: string): OwnedProcess {
    const idle = [...open].filter((each) => each.process.isIdle);
    const own = idle.find((each) => each.owner === owner);
    if (own) return own;
    if (open.size >= processes) idle[0]?.process.close();
    return launch(owner);
  }

  function launch(owner: string): OwnedProcess {
    warnOnce();
    const onIdle = () => free(owned);
    const onEnd = () => {
      open.delete(owned);
      free(owned);
    };
    const owned: OwnedProcess = {
      owner,
      process: new SandboxProcess({ entry, hasAddons }, limits, { onIdle, onEnd }),
      work: undefined,
    };
    open.add(owned);
    return owned;
  }

  function free(owned: OwnedProcess): void {
    const ended = owned.work;
    owned.work = undefined;
    onFree(ended);
  }

  return {
    busy: (): number => [...open].filter(({ process }) => !process.isIdle).length,
    start(work: Work): void {
      const owned = processFor(work.owner);
      owned.work = work;
      owned.process.start(work.item);
    },
    close: () => Promise.all([...open].map(({ process }) => process.close())),
  };
}

/** A function that warns once if the operating system enforces no limits. */
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
