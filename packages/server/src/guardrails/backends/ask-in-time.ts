import { type Backend, type BackendDetector, BackendFailure, type Opinion } from './backend.ts';
import type { FallbackLog } from './fallback-log.ts';
import type { Rest } from './rest.ts';

/** A backend, and the limits for calling it. */
export interface AskedBackend<D extends BackendDetector = BackendDetector> {
  readonly detector: D;
  readonly backend: Backend;
  readonly budgetMs: number;
  readonly rest: Rest;
}

interface Asking {
  /** Aborts the question, because the answer is no longer needed. */
  readonly signal: AbortSignal;
  readonly fallbacks: FallbackLog;
}

/** The answer of a backend. Without an opinion, the embedded verdict applies. */
export interface BackendReply<D extends BackendDetector> {
  readonly detector: D;
  readonly backend: string;
  readonly opinion: Opinion | undefined;
}

/** Longer texts are left to the embedded detectors, because no model reads them within its budget. */
const MAX_CHARACTERS = 100_000;

/** Asks a backend within its budget. Never rejects: every failure is counted, and the embedded verdict applies. */
export async function askInTime<D extends BackendDetector>(
  asked: AskedBackend<D>,
  text: string,
  { signal, fallbacks }: Asking,
): Promise<BackendReply<D>> {
  const { detector, backend, rest } = asked;
  let opinion: Opinion | undefined;
  try {
    opinion = await ask(asked, text, signal);
    rest.succeeded();
  } catch (error) {
    if (!signal.aborted) {
      const failure =
        error instanceof BackendFailure ? error : new BackendFailure('failed', String(error), { cause: error });
      rest.failed(failure);
      fallbacks.count(detector, backend.name, failure);
    }
  }
  return { detector, backend: backend.name, opinion };
}

async function ask({ backend, budgetMs, rest }: AskedBackend, text: string, signal: AbortSignal): Promise<Opinion> {
  if (rest.isResting()) throw new BackendFailure('resting', 'It failed several times and is left alone for a while');
  if (text.length > MAX_CHARACTERS) {
    throw new BackendFailure('too_long', `The text has more than ${MAX_CHARACTERS} characters`);
  }
  const end = new AbortController();
  const stop = () => end.abort();
  const outOfTime = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    outOfTime.reject(new BackendFailure('time_out', `No answer within ${budgetMs} ms`));
    stop();
  }, budgetMs);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([backend.ask(text, end.signal), outOfTime.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
