import { type BookedCall, bookCall, type Claim } from '../charging/book-call.ts';
import type { CreditStatement } from '../charging/credit-statement.ts';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';
import type { Answer } from './answer.ts';
import type { Implementation } from './implement.ts';

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
}

/**
 * Takes a prepared job through price → charge → run, or price → hold → run → settle. Failed work costs nothing, unless
 * the caller's own input made it fail after work was done.
 */
export async function perform(
  implementation: Implementation,
  job: unknown,
  work: Work,
): Promise<Performed | FailedAtCost> {
  const { endpoint, run, settle } = implementation;
  const { context, claim, write } = work;
  const price = implementation.price?.(job as never);
  if (!price) return { body: write(await run(job as never, context as never)) };
  const booked = await bookCall(price, { endpoint: endpoint.path, claim, isHold: settle !== undefined }, context);
  try {
    const response = await run(job as never, context as never);
    const body = write(response);
    const statement = settle ? await booked.settle(settle(job as never, response as never)) : booked.statement;
    await implementation.charged?.(job as never, response as never, context as never).catch((err: unknown) => {
      context.log.error({ err, request_id: context.requestId }, 'what follows a charge failed');
    });
    return { body, statement };
  } catch (failure) {
    if (!(failure instanceof Failure)) return refund(failure, booked, work);
    const cost = costOfFailure(implementation, job, failure);
    if (!cost) return refund(failure, booked, work);
    return { failure, statement: settle ? await booked.settle(cost) : booked.statement };
  }
}

/** Returns what stays charged of failed work. Undefined means a full refund. */
function costOfFailure({ price, priceFailure, settle }: Implementation, job: unknown, failure: Failure) {
  const stays = priceFailure?.(job as never, failure);
  return stays ?? (failure.isCharged && !settle ? price?.(job as never) : undefined);
}

/** Refunds failed work, then throws its failure. */
export async function refund(failure: unknown, booked: BookedCall, { onRefund }: Work): Promise<never> {
  const statement = await booked.refund();
  if (statement) onRefund(statement);
  throw failure;
}
