import { contract } from '@redoubt/contract';
import { wireRecord } from '@redoubt/redteam';
import type { Run, RunEvent, Runs } from '@redoubt/store';
import type { RedteamContext } from '../context.ts';
import { implementOpened } from '../implement.ts';
import { runOf, wireState } from './run-of.ts';

const AT_ONCE = 200;
/** Interval in ms for reading events of other nodes. */
const LOOK_EVERY_MS = 1_000;
const COMMENT_EVERY_MS = 15_000;

export const streamRun = implementOpened(contract.rt.streamRun, {
  prepare: async ({ params, query }, context) => ({ run: await runOf(params.run_id, context), after: query.after }),
  // Browsers reconnect to a stream that ended until they are told to stop (HTML, "EventSource").
  isOver: ({ run, after }, headers) => isEnded(run) && run.lastEvent > 0 && startOf(headers, after) >= run.lastEvent,
  open: ({ run, after }, context, { headers, signal }) =>
    eventsOf(run, startOf(headers, after), context, AbortSignal.any([signal, context.stopping])),
});

/** Returns the event after which a caller continues. */
function startOf(headers: Headers, after = 0): number {
  const last = headers.get('last-event-id') ?? '';
  return /^\d{1,9}$/.test(last) ? Number(last) : after;
}

const isEnded = ({ state }: Run): boolean => state === 'finished' || state === 'failed';

/** Yields events from the stored rows, so that no node or restart loses or repeats one. Ends with the run. */
async function* eventsOf(
  run: Run,
  from: number,
  { store }: RedteamContext,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const news = newsOf(store.runs, run.id, signal);
  const pulse = new Pulse();
  let after = from;
  try {
    yield ': events of the run\n\n';
    while (!signal.aborted) {
      const events = await store.runs.events(run.id, after, AT_ONCE);
      after = events.at(-1)?.seq ?? after;
      const text = events.length > 0 ? await written(store.runs, run, events) : undefined;
      yield* pulse.after(text);
      if (events.length === AT_ONCE) continue;
      // More events may follow an end, because a failed run can be resumed before its end is read.
      if (await isOver(store.runs, run.id, events, after)) return;
      await news.next();
    }
  } finally {
    news.close();
  }
}

/** Keeps a silent connection open. */
class Pulse {
  #silentSince = performance.now();

  *after(text: string | undefined): Generator<string, void> {
    if (text === undefined && performance.now() - this.#silentSince < COMMENT_EVERY_MS) return;
    this.#silentSince = performance.now();
    yield text ?? ': still here\n\n';
  }
}

/**
 * Returns whether the run is over. It reads the run only if there is no new event or the newest one reports the end.
 */
async function isOver(runs: Runs, id: string, events: readonly RunEvent[], after: number): Promise<boolean> {
  if (events.length > 0 && events.at(-1)?.kind !== 'run.finished') return false;
  const run = await runs.get(id);
  return !run || (isEnded(run) && run.lastEvent <= after);
}

/** Reports events of this process at once, and wakes every second to look for events of other nodes. */
function newsOf(runs: Runs, id: string, signal: AbortSignal) {
  let isStirred = false;
  let stir: () => void = () => undefined;
  const heard = () => {
    isStirred = true;
    stir();
  };
  const stop = runs.onEvent((each) => {
    if (each === id) heard();
  });
  signal.addEventListener('abort', heard, { once: true });
  return {
    async next(): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      if (!isStirred) {
        await new Promise<void>((resolve) => {
          stir = resolve;
          timer = setTimeout(resolve, LOOK_EVERY_MS);
        });
      }
      clearTimeout(timer);
      isStirred = false;
    },
    close(): void {
      stop();
      signal.removeEventListener('abort', heard);
    },
  };
}

async function written(runs: Runs, run: Run, events: readonly RunEvent[]): Promise<string> {
  const ordinals = events.flatMap(({ ordinal }) => ordinal ?? []);
  const [records, turns] = await Promise.all([runs.recordsOf(run.id, ordinals), runs.turns(run.id, ordinals)]);
  const byOrdinal = new Map(records.map((record) => [record.ordinal, record]));
  const turnsOf = Map.groupBy(turns, ({ ordinal }) => ordinal);
  return events
    .map((event) => {
      const record = event.ordinal === undefined ? undefined : byOrdinal.get(event.ordinal);
      const data = record ? wireRecord(run.id, record, turnsOf.get(record.ordinal) ?? []) : dataOf(run, event);
      return `id: ${event.seq}\nevent: ${event.kind}\ndata: ${JSON.stringify(data)}\n\n`;
    })
    .join('');
}

function dataOf(run: Run, { kind, data, at }: RunEvent): object {
  if (kind === 'run.progress') {
    // The casts: the engine and the store wrote these values.
    const { planned, running, judged, failed, successes } = data as Awaited<ReturnType<Runs['progress']>>;
    const done = judged + failed;
    return { run_id: run.id, total: planned + running + done, done, failed, succeeded: successes, at };
  }
  const { state, reason } = data as { state: Run['state']; reason: string | null };
  return { run_id: run.id, status: wireState[state], paused: state === 'paused', state_reason: reason, at };
}
