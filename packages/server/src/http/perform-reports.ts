import { shownCredits } from '../charging/credit-statement.ts';
import { errorBody, failureOf, logFailure } from './answer-failure.ts';
import type { Implementation, Report } from './implement.ts';
import { book, type FailedAtCost, type Performed, performBooked, performFree, type Work } from './perform.ts';
import type { ReportForm } from './report-forms.ts';

/**
 * Takes a prepared job through the steps of `perform` and answers in reports (events or lines): those of the work, then
 * `credits` and the result, or `error`. What cannot be booked fails as usual, before the answer starts. A call with an
 * idempotency key gets its reports as a whole, because the kept answer must be known before it is sent.
 */
export async function performReports(
  implementation: Implementation,
  job: unknown,
  work: Work,
  form: ReportForm,
): Promise<Performed | FailedAtCost> {
  const booked = await book(implementation, job, work);
  const write = form.writer(implementation, work.write);
  const run = (report: Report) => {
    const told = { ...work, write, report };
    return booked ? performBooked(implementation, job, booked, told) : performFree(implementation, job, told);
  };
  if (!work.claim) {
    const statement = booked && { statement: booked.statement };
    return { body: reportStream((send) => tell(run, send, { work, form })), ...statement };
  }
  const written: string[] = [];
  const performed = await run((name, data) => written.push(form.report(name, data)));
  if ('failure' in performed) return performed;
  return { ...performed, body: written.join('') + endOf(performed, { work, form }) };
}

interface Telling {
  readonly work: Work;
  readonly form: ReportForm;
}

/** Runs the work and sends what it reports, then its end. Never rejects: a failure is sent as a report. */
async function tell(
  run: (report: Report) => Promise<Performed | FailedAtCost>,
  send: (text: string) => void,
  { work, form }: Telling,
): Promise<void> {
  const { context } = work;
  try {
    send(form.opening);
    send(endOf(await run((name, data) => send(form.report(name, data))), { work, form }));
  } catch (error) {
    const failure = failureOf(error);
    logFailure(context.log.child({ request_id: context.requestId }), failure);
    send(endOf({ failure }, { work, form }));
  }
}

type Ended = Performed | FailedAtCost | Pick<FailedAtCost, 'failure'>;

/** Writes the last reports: what the call cost, then its result or its failure. */
function endOf(ended: Ended, { work: { context }, form }: Telling): string {
  const cost = 'statement' in ended && ended.statement ? ended.statement.cost : 0;
  const { credits } = shownCredits({ cost }, context);
  const last =
    'failure' in ended
      ? form.report('error', { status: ended.failure.status, ...errorBody(ended.failure, context.requestId) })
      : form.end(String(ended.body));
  return (credits ? form.report('credits', credits) : '') + last;
}

/**
 * A stream of what `work` sends. The work goes on if the caller leaves, so that its booking ends. What it then sends is
 * dropped.
 */
function reportStream(work: (send: (text: string) => void) => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let hasLeft = false;
  return new ReadableStream({
    async start(controller) {
      // `start` must return, because nothing is read before it has.
      void work((text) => {
        if (!hasLeft && text !== '') controller.enqueue(encoder.encode(text));
      }).then(() => {
        if (!hasLeft) controller.close();
      });
    },
    cancel() {
      hasLeft = true;
    },
  });
}
