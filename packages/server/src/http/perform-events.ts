import { shownCredits } from '../charging/credit-statement.ts';
import { errorBody, failureOf, logFailure } from './answer-failure.ts';
import type { Implementation } from './implement.ts';
import { book, type FailedAtCost, type Performed, performBooked, performFree, type Work } from './perform.ts';

/** Headers of an answer in events. Proxies in between must forward events without buffering. */
export const eventHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

const eventOf = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Takes a prepared job through the steps of `perform` and answers in events: those that the work reports, then
 * `credits` and `result`, or `error`. What cannot be booked fails as usual, before the answer starts. A call with an
 * idempotency key gets its events as a whole, because the kept answer must be known before it is sent.
 */
export async function performEvents(
  implementation: Implementation,
  job: unknown,
  work: Work,
): Promise<Performed | FailedAtCost> {
  const booked = await book(implementation, job, work);
  const run = (told: Work) =>
    booked ? performBooked(implementation, job, booked, told) : performFree(implementation, job, told);
  if (!work.claim) {
    const statement = booked && { statement: booked.statement };
    return { body: eventStream((send) => tell(run, send, work)), ...statement };
  }
  const written: string[] = [];
  const performed = await run({ ...work, report: (name, data) => written.push(eventOf(name, data)) });
  if ('failure' in performed) return performed;
  return { ...performed, body: written.join('') + endOf(performed, work) };
}

/** Runs the work and sends what it reports, then its end. Never rejects: a failure is sent as an event. */
async function tell(
  run: (work: Work) => Promise<Performed | FailedAtCost>,
  send: (text: string) => void,
  work: Work,
): Promise<void> {
  const { context } = work;
  try {
    send(': the work begins\n\n');
    const performed = await run({ ...work, report: (name, data) => send(eventOf(name, data)) });
    send(endOf(performed, work));
  } catch (error) {
    const failure = failureOf(error);
    logFailure(context.log.child({ request_id: context.requestId }), failure);
    send(endOf({ failure }, work));
  }
}

type Ended = Performed | FailedAtCost | Pick<FailedAtCost, 'failure'>;

/** Writes the last events: what the call cost, then its result or its failure. */
function endOf(ended: Ended, { context }: Work): string {
  const cost = 'statement' in ended && ended.statement ? ended.statement.cost : 0;
  const { credits } = shownCredits({ cost }, context);
  const last =
    'failure' in ended
      ? eventOf('error', { status: ended.failure.status, ...errorBody(ended.failure, context.requestId) })
      : `event: result\ndata: ${String(ended.body)}\n\n`;
  return (credits ? eventOf('credits', credits) : '') + last;
}

/**
 * A stream of what `work` sends. The work goes on if the caller leaves, so that its booking ends. What it then sends is
 * dropped.
 */
function eventStream(work: (send: (text: string) => void) => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let hasLeft = false;
  return new ReadableStream({
    async start(controller) {
      // `start` must return, because nothing is read before it has.
      void work((text) => {
        if (!hasLeft) controller.enqueue(encoder.encode(text));
      }).then(() => {
        if (!hasLeft) controller.close();
      });
    },
    cancel() {
      hasLeft = true;
    },
  });
}
