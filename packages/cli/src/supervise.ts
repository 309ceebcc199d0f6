import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FromSupervised, ToSupervised } from './supervised.ts';

/**
 * Milliseconds before a process that died is started again: at first at once, then slower, so that one that dies at
 * each start takes little of the machine.
 */
const waitsMs = [0, 250, 500, 1_000, 1_000, 2_000, 4_000, 8_000, 15_000];
/** A process that served this long begins with the first wait again. */
const STEADY_MS = 60_000;
/** Exit code of the command line for words and settings that its caller must mend. Starting again would not. */
const WRONG_CALL = 2;

/** How a process ended. */
interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What it said when it began to serve. Undefined if it never did. */
  readonly ready: FromSupervised | undefined;
  /** How long it served, in milliseconds. */
  readonly servedMs: number;
}

/**
 * Runs this command again in a process of its own, and starts it anew whenever it dies after it was ready once. Returns
 * the exit code of the last one. This process does nothing else and loads nothing of the service, so that nothing can
 * end it, and it stays small.
 */
export async function supervise(words: readonly string[]): Promise<number> {
  const stop = stopOnSignals();
  let end = await serveOnce(words, 0, stop);
  // A free port was taken once. Callers know it, so the next process takes the same.
  const again = end.ready?.port === undefined ? words : [...words, '--port', String(end.ready.port)];
  if (end.ready === undefined || !end.ready.mayRestart) return codeOf(end);
  for (let deaths = 1, soon = 0; !isOver(end, stop); deaths += 1) {
    if (end.servedMs > STEADY_MS) soon = 0;
    const waitMs = waitsMs[Math.min(soon++, waitsMs.length - 1)] ?? 0;
    logDeath(end, waitMs);
    await sleep(waitMs, undefined, { signal: stop.waiting }).catch(() => undefined);
    if (stop.signal()) return 0;
    end = await serveOnce(again, deaths, stop);
  }
  return codeOf(end);
}

const isOver = ({ code }: End, stop: Stop): boolean => stop.signal() !== undefined || code === 0 || code === WRONG_CALL;

/** Whether a signal came that stops the service, and to whom it is passed on. */
interface Stop {
  signal(): NodeJS.Signals | undefined;
  /** Aborted with the first signal. */
  readonly waiting: AbortSignal;
  /** Signals go to this process. */
  passTo(child: ChildProcess, isReady: () => boolean): void;
}

function stopOnSignals(): Stop {
  let first: NodeJS.Signals | undefined;
  let pass: (signal: NodeJS.Signals) => void = () => undefined;
  const waiting = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      pass(signal);
      first ??= signal;
      waiting.abort();
    });
  }
  return {
    signal: () => first,
    waiting: waiting.signal,
    passTo(child, isReady) {
      pass = (signal) => {
        // A terminal or a process manager may have told the service, too, and a second signal ends it at once. So the
        // first one goes as a message. A service that is not ready does not listen yet, and has nothing to finish.
        if (first || !isReady()) child.kill(signal);
        else if (child.connected) child.send({ stop: signal } satisfies ToSupervised);
      };
    },
  };
}

/** Runs the command in a process that knows of this one, until it ends. */
function serveOnce(words: readonly string[], deaths: number, stop: Stop): Promise<End> {
  const child = fork(process.argv[1] ?? '', words, { env: { ...process.env, REDOUBT_SUPERVISED: String(deaths) } });
  let ready: FromSupervised | undefined;
  let readyAt = 0;
  child.on('message', (message) => {
    ready = message as FromSupervised;
    readyAt = performance.now();
  });
  stop.passTo(child, () => ready !== undefined);
  return new Promise((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) =>
      resolve({ code, signal, ready, servedMs: ready === undefined ? 0 : performance.now() - readyAt });
    // It also comes when a message finds the process gone, and then the process has an end of its own.
    child.on('error', () => child.pid === undefined && end(1, null));
    child.on('exit', end);
  });
}

/** The exit code for this process. If the other one was ended by a signal, this one ends itself in the same way. */
function codeOf({ code, signal }: End): number {
  if (signal === null) return code ?? 1;
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  return 1;
}

/** Logs a death as the service logs, one line of JSON. An error that nothing handled was logged by the process itself. */
function logDeath({ code, signal }: End, waitMs: number): void {
  const how = signal === null ? `with exit code ${code}` : `by ${signal}`;
  const why = signal === 'SIGABRT' ? '; it was probably out of memory' : '';
  const msg = `the service ended ${how}${why}; it starts again after ${waitMs} ms`;
  console.error(JSON.stringify({ level: 60, time: new Date().toISOString(), msg }));
}
