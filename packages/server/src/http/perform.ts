import { type BookedCall, bookCall, type Claim } from '../charging/book-call.ts';
import type { CreditStatement } from '../charging/credit-statement.ts';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';
import type { Answer } from './answer.ts';
import { HungUp } from './hung-up.ts';
import type { Implementation, Report } from './implement.ts';

/** The body that the work produced and the credits after it. Free work has no statement. */
export interface Performed {
  readonly body: Answer['body'];
  readonly statement?: CreditStatement;
}

/**
 * Work that failed because of the caller's input after it had cost something. It is charged and answered like any
 * other work.
 */
export interface FailedAtCost {
  readonly failure: Failure;
  readonly statement: CreditStatement;
}

/** The conditions under which a prepared job runs. */
export interface Work {
  readonly context: RequestContext;
  /** The idempotency key that the call holds. */
  readonly claim: Claim | undefined;
  /** Serialises the response of the work. */
  readonly write: (response: unknown) => string;
  /** Called with the credits after failed work, whether the charge was refunded or not. */
  readonly onRefund: (statement: CreditStatement) => void;
  /** Receives what the work reports while it runs. */
  readonly report?: Report | undefined;
}

const silent: Report = () => undefined;

/**
 * Takes a prepared job through price → charge → run, or price → hold → run → settle. Failed work costs nothing, unless
 * the caller's own input made it fail after work was done.
 */
export async function perform(
  implementation: Implementation,
  job: unknown,
  work: Work,
): Promise<Performed | FailedAtCost> {
  const booked = await book(implementation, job, work);
  return booked ? performBooked(implementation, job, booked, work) : performFree(implementation, job, work);
}

/** What computes the true cost of a job from its response. Undefined for a job whose price is final. */
const settleOf = ({ settle, isPriceFinal }: Implementation, job: unknown): Implementation['settle'] =>
  isPriceFinal?.(job as never) ? undefined : settle;

/** Charges or holds the price of a job. Returns undefined for a job that is free. */
export async function book(
  implementation: Implementation,
  job: unknown,
  { context, claim }: Work,
): Promise<BookedCall | undefined> {
  const { endpoint, price } = implementation;
  const cost = price?.(job as never);
  const isHold = settleOf(implementation, job) !== undefined;
  return cost && bookCall(cost, { endpoint: endpoint.path, claim, isHold }, context);
}

/** Runs a job that costs nothing. */
export async function performFree(
  { run }: Implementation,
  job: unknown,
  { context, write, report = silent }: Work,
): Promise<Performed> {
  return { body: write(await run(job as never, context as never, report)) };
}

/** Runs a job whose price is booked, and ends the booking. */
export async function performBooked(
  implementation: Implementation,
  job: unknown,
  booked: BookedCall,
  work: Work,
): Promise<Performed | FailedAtCost> {
  const { run } = implementation;
  const settle = settleOf(implementation, job);
  const { context, write, report = silent } = work;
  try {
    const response = await run(job as never, context as never, report);
    const body = write(response);
    const statement = settle ? await booked.settle(settle(job as never, response as never)) : booked.statement;
    await implementation.charged?.(job as never, response as never, context as never).catch((err: unknown) => {
      context.log.error({ err, request_id: context.requestId }, 'what follows a charge failed');
    });
    return { body, statement };
  } catch (failure) {
    return refundUnlessPaid(failure, { implementation, job, booked, work });
  }
}

/** Ends the booking of failed work, then throws its failure, unless that was paid for. */
async function refundUnlessPaid(
  failure: unknown,
  {
    implementation,
    job,
    booked,
    work,
  }: { implementation: Implementation; job: unknown; booked: BookedCall; work: Work },
): Promise<FailedAtCost> {
  const isHeld = settleOf(implementation, job) !== undefined;
  // A caller that leaves pays for what it asked. A hold has no price that could stay.
  if (failure instanceof HungUp && !isHeld) throw failure;
  if (!(failure instanceof Failure)) return refund(failure, booked, work);
  const cost = costOfFailure(implementation, job, failure);
  if (!cost) return refund(failure, booked, work);
  return { failure, statement: isHeld ? await booked.settle(cost) : booked.statement };
}

/** Returns what stays charged of failed work. Undefined means a full refund. */
function costOfFailure(implementation: Implementation, job: unknown, failure: Failure) {
  const { price, priceFailure } = implementation;
  const stays = priceFailure?.(job as never, failure);
  return stays ?? (failure.isCharged && !settleOf(implementation, job) ? price?.(job as never) : undefined);
}

/** Refunds failed work, then throws its failure. */
export async function refund(failure: unknown, booked: BookedCall, { onRefund }: Work): Promise<never> {
  const statement = await booked.refund();
  if (statement) onRefund(statement);
  throw failure;
}
