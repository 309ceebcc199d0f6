import { Backlog, type Weight } from './backlog.ts';
import type { DetectionReply, DetectionRequest } from './detection-task.ts';
import { DetectorThread } from './detector-thread.ts';

/** Work for a thread. */
export interface ThreadWork extends Weight {
  /** Who shares: an organisation. */
  readonly owner: string;
  readonly requestFor: (thread: DetectorThread) => DetectionRequest;
  /** The thread that began it, where one did. */
  readonly begunBy?: DetectorThread;
}

/** What a thread answered, and which one. */
export interface Worked {
  readonly reply: DetectionReply;
  readonly thread: DetectorThread;
}

interface Limits {
  /** Threads that an organisation has at most, and all together as long as each of them has one. */
  readonly most: number;
  /** What a text may take of a processor, as `REDOUBT_TEXT_SECONDS` says it. */
  readonly textSeconds: number;
  /** What a caller is told where too much waits: of its organisation, or of all. */
  readonly onOverload: (of: 'organisation' | 'service', retryAfterSeconds: number) => Error;
}

/** Threads for organisations that have none while others have them all; the system shares the cores among them. */
const MORE_THREADS = 2;
/** An idle thread holds some 30 MB; one that is rarely needed is let go. */
const MAX_IDLE_MS = 60_000;
const SECOND_MORE_CHARACTERS = 100_000;

interface QueuedWork extends Weight {
  readonly work: ThreadWork;
  readonly resolve: (worked: Worked) => void;
  readonly reject: (error: unknown) => void;
}

/** Threads that judge, shared fairly by organisation. */
export interface DetectorThreads {
  /** Rejects with ComputedTooLong where the work takes more of a processor than it may. */
  run(work: ThreadWork): Promise<Worked>;
  close(): Promise<void>;
}

/**
 * Threads start when they are needed. A text is judged whole, in one thread: its verdict hangs on all of it. So nobody
 * waits for another's long text by having a thread left, over which the system shares the cores, and not by cutting texts.
 */
export function openThreads({ most, textSeconds, onOverload }: Limits): DetectorThreads {
  const backlog = new Backlog<QueuedWork>();
  const threads = openIdle();
  let busy = 0;
  let isClosed = false;

  function refuseTooMuch({ owner, ms, characters }: ThreadWork): void {
    const full = backlog.fullOf(owner, characters);
    if (full) throw onOverload(full, Math.ceil((backlog.msAhead(owner) + ms) / 1_000 / most));
  }

  /** Whether an organisation that has so many threads may have one more now. */
  const mayRun = (running: number): boolean => busy < most || (running === 0 && busy < most + MORE_THREADS);

  function startAll(): void {
    if (isClosed) return;
    for (let next = backlog.take(mayRun); next; next = backlog.take(mayRun)) void start(next);
  }

  async function start({ work, resolve, reject }: QueuedWork): Promise<void> {
    const { owner, ms, begunBy } = work;
    const startedAt = performance.now();
    busy += 1;
    try {
      const thread = threads.take(begunBy);
      const budgetMs = 1_000 * (textSeconds + work.characters / SECOND_MORE_CHARACTERS);
      resolve({ reply: await thread.run(work.requestFor(thread), budgetMs), thread });
    } catch (error) {
      reject(error);
    }
    busy -= 1;
    backlog.done(owner, performance.now() - startedAt - ms);
    startAll();
    if (busy === 0) threads.rest();
  }

  return {
    async run(work) {
      if (isClosed) throw stopping();
      if (!work.begunBy) refuseTooMuch(work);
      return new Promise((resolve, reject) => {
        const { owner, ms, characters } = work;
        backlog.add(owner, { work, ms, characters, resolve, reject }, work.begunBy !== undefined);
        startAll();
      });
    },
    async close() {
      isClosed = true;
      for (let next = backlog.take(); next; next = backlog.take()) next.reject(stopping());
      await threads.close();
    },
  };
}

/** Threads, opened where none is idle. */
function openIdle() {
  const threads = new Set<DetectorThread>();
  let timer: NodeJS.Timeout | undefined;

  function open(): DetectorThread {
    const thread: DetectorThread = new DetectorThread(() => threads.delete(thread));
    threads.add(thread);
    return thread;
  }

  /** One stays: the next text has not to wait for it. */
  const letGo = (): void => {
    for (const thread of [...threads].slice(1)) void thread.close();
  };

  return {
    take(preferred: DetectorThread | undefined): DetectorThread {
      clearTimeout(timer);
      if (preferred?.isIdle) return preferred;
      for (const thread of threads) if (thread.isIdle) return thread;
      return open();
    },
    /** Nothing is to be done: those that stay idle for a while are let go. */
    rest(): void {
      clearTimeout(timer);
      timer = setTimeout(letGo, MAX_IDLE_MS).unref();
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}

const stopping = (): Error => new Error('The service stops');
