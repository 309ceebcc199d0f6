import type { MayRun, Taken } from '@redoubt/sandbox';
import { ServiceStops } from '../errors.ts';
import { Backlog, type Weight } from './backlog.ts';
import type { DetectionReply, DetectionRequest } from './detection-task.ts';
import { DetectorThread } from './detector-thread.ts';

/** Work for a thread. */
export interface ThreadWork extends Weight {
  /** The organisation that the work belongs to. */
  readonly owner: string;
  readonly requestFor: (thread: DetectorThread) => DetectionRequest;
  /** The thread that began the work, if one did. */
  readonly begunBy?: DetectorThread;
  /** Gives the work up, with its reason. Work that waits is not begun, and long work is ended. */
  readonly signal?: AbortSignal | undefined;
}

/** The reply of a thread, and the thread itself. */
export interface Worked {
  readonly reply: DetectionReply;
  readonly thread: DetectorThread;
}

interface Limits {
  /** Maximum number of threads of one organisation. It is also the maximum in total, except for `MORE_THREADS`. */
  readonly most: number;
  /** Processor seconds that a text may take, from `REDOUBT_TEXT_SECONDS`. */
  readonly textSeconds: number;
  /** Creates the error for a caller if too much work waits, of its organisation or of all. */
  readonly onOverload: (of: 'organisation' | 'service', retryAfterSeconds: number) => Error;
}

/**
 * Extra threads for organisations that have none while others use all of them, and for light texts beside heavy ones of
 * the same organisation. The operating system shares the cores among them.
 */
const MORE_THREADS = 3;
/** An idle thread uses about 30 MB, so idle threads are ended after this time. */
const MAX_IDLE_MS = 60_000;
const SECOND_MORE_CHARACTERS = 100_000;
/** Shorter work is not ended when it is given up. A new thread would take longer than the rest of it. */
const LONG_CHARACTERS = 100_000;

interface QueuedWork extends Weight {
  readonly work: ThreadWork;
  readonly resolve: (worked: Worked) => void;
  readonly reject: (error: unknown) => void;
}

/** Threads that judge texts, shared fairly between organisations. */
export interface DetectorThreads {
  /** Runs work. Rejects with ComputedTooLong if it takes more processor time than allowed. */
  run(work: ThreadWork): Promise<Worked>;
  close(): Promise<void>;
}

/**
 * Opens threads, which start when needed. A text is judged as a whole in one thread, because its verdict depends on
 * all of it. Fairness therefore comes from a spare thread for other organisations, and not from splitting texts.
 */
export function openThreads({ most, textSeconds, onOverload }: Limits): DetectorThreads {
  const backlog = new Backlog<QueuedWork>();
  const threads = openIdle();
  let busy = 0;
  let isClosed = false;

  function refuseTooMuch({ owner, ms, characters }: ThreadWork): void {
    const full = backlog.fullOf(owner, characters);
    if (full) throw onOverload(full, Math.ceil((backlog.msAhead(owner, ms) + ms) / 1_000 / most));
  }

  /**
   * Returns whether an organisation with this many running threads may use one more now. A light text does not wait for
   * the organisation's own heavy ones, whose threads cannot be interrupted.
   */
  const mayRun: MayRun = (running, atMostAsHeavy) =>
    busy < most || (busy < most + MORE_THREADS && (running === 0 || (atMostAsHeavy === 0 && running <= most)));

  function startAll(): void {
    if (isClosed) return;
    for (let next = backlog.take(mayRun); next; next = backlog.take(mayRun)) void start(next);
  }

  async function start(taken: Taken<QueuedWork>): Promise<void> {
    const { work, resolve, reject } = taken.item;
    const { ms, begunBy } = work;
    const startedAt = performance.now();
    busy += 1;
    try {
      const thread = threads.take(begunBy);
      const budgetMs = 1_000 * (textSeconds + work.characters / SECOND_MORE_CHARACTERS);
      resolve({ reply: await runIn(thread, work, budgetMs), thread });
    } catch (error) {
      reject(error);
    }
    busy -= 1;
    backlog.done(taken, performance.now() - startedAt - ms);
    startAll();
    if (busy === 0) threads.rest();
  }

  return {
    async run(work) {
      if (isClosed) throw new ServiceStops();
      work.signal?.throwIfAborted();
      if (!work.begunBy) refuseTooMuch(work);
      return new Promise((resolve, reject) => {
        const { owner, ms, characters, signal } = work;
        const queued = { work, ms, characters, resolve, reject };
        backlog.add(owner, queued, work.begunBy !== undefined);
        const giveUp = () => backlog.remove(owner, queued) && reject(signal?.reason);
        signal?.addEventListener('abort', giveUp, { once: true });
        startAll();
      });
    },
    async close() {
      isClosed = true;
      for (let next = backlog.take(); next; next = backlog.take()) next.item.reject(new ServiceStops());
      await threads.close();
    },
  };
}

/** Runs work in a thread. Long work that is given up ends its thread. */
async function runIn(thread: DetectorThread, work: ThreadWork, budgetMs: number): Promise<DetectionReply> {
  const { signal, characters, requestFor } = work;
  const endEarly = () => thread.end(signal?.reason);
  if (characters > LONG_CHARACTERS) signal?.addEventListener('abort', endEarly, { once: true });
  try {
    return await thread.run(requestFor(thread), budgetMs);
  } finally {
    signal?.removeEventListener('abort', endEarly);
  }
}

/** Keeps idle threads and opens a new one if none is idle. */
function openIdle() {
  const threads = new Set<DetectorThread>();
  let timer: NodeJS.Timeout | undefined;

  function open(): DetectorThread {
    const thread: DetectorThread = new DetectorThread(() => threads.delete(thread));
    threads.add(thread);
    return thread;
  }

  /** Ends all threads except one, so that the next text need not wait for a start. */
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
    /** Called when there is no work. Threads that stay idle for a while are ended. */
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
