import type { Price } from '@redoubt/metering';
import { type Booked, bookCharge, bookHold } from '../charging/book.ts';
import { CreditLimitReached } from '../charging/charge.ts';
import type { CreditStatement } from '../charging/credit-statement.ts';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';
import type { Answer } from './answer.ts';
import type { Implementation } from './implement.ts';
import type { Claim } from './run-once.ts';

/** What the work made, as it goes over the wire, and what it cost; free work has no statement. */
export interface Performed {
  readonly body: Answer['body'];
  readonly statement?: CreditStatement;
}

/** Work that failed by what the caller sent, after it had cost something: it is charged, and answered like any work. */
export interface FailedAtCost {
  readonly failure: Failure;
  readonly statement: CreditStatement;
}

/** How a prepared job is worked on. */
export interface Work {
  readonly context: RequestContext;
  /** The idempotency key that the call holds. */
  readonly claim: Claim | undefined;
  /** Writes what the work made as it goes over the wire. */
  readonly write: (response: unknown) => string;
  /** Told what the credits stand at after work that failed: the charge was given back, or stays. */
  readonly onUndo: (statement: CreditStatement) => void;
}

/**
 * Take a prepared job through price → charge → run, or price → hold → run → settle. Work that fails costs nothing, unless
 * the caller's own input made it fail after it had taken work.
 */
export async function perform(
  implementation: Implementation,
  job: unknown,
  work: Work,
): Promise<Performed | FailedAtCost> {
  const { run } = implementation;
  const { context, write } = work;
  const booked = await book(implementation, job, work);
  if (!booked) return { body: write(await run(job as never, context as never)) };
  try {
    const response = await run(job as never, context as never);
    const body = write(response);
    const statement = await booked.finish(response);
    await implementation.charged?.(job as never, response as never, context as never).catch((err: unknown) => {
      context.log.error({ err, request_id: context.requestId }, 'what follows a charge failed');
    });
    return { body, statement };
  } catch (failure) {
    if (!(failure instanceof Failure)) return giveBack(failure, booked, work);
    const price = costOfFailure(implementation, job, failure);
    if (!price) return giveBack(failure, booked, work);
    return { failure, statement: await booked.finish(new CostOfFailure(price)) };
  }
}

/** What stays charged of work that failed; undefined where all of it is given back. */
function costOfFailure({ price, priceFailure, settle }: Implementation, job: unknown, failure: Failure) {
  const told = priceFailure?.(job as never, failure);
  return told ?? (failure.isCharged && !settle ? price?.(job as never) : undefined);
}

async function giveBack(failure: unknown, booked: Booked<unknown>, work: Work): Promise<never> {
  await undo(booked, work);
  throw failure;
}

/** Stands for the response where there is none. */
class CostOfFailure {
  readonly price: Price;
  constructor(price: Price) {
    this.price = price;
  }
}

async function book(
  { endpoint, price, settle }: Implementation,
  job: unknown,
  { context, claim }: Work,
): Promise<Booked<unknown> | undefined> {
  if (!price) return undefined;
  const call = { endpoint: endpoint.path, idempotencyKey: claim?.idempotencyKey };
  const known = price(job as never);
  if (!known) return undefined;
  if (claim) claim.mayBeCharged = true;
  try {
    if (!settle) return await bookCharge(known, call, context);
    const cost = (made: unknown) => (made instanceof CostOfFailure ? made.price : settle(job as never, made as never));
    return await bookHold(known, cost, call, context);
  } catch (failure) {
    if (claim && failure instanceof CreditLimitReached) claim.mayBeCharged = false;
    throw failure;
  }
}

/**
 * The failure of the work is what the caller hears; a refund that fails too is logged, for `ledger verify` cannot see
 * it. A call whose key was taken over leaves the charge to the new holder (see Claim).
 */
export async function undo(booked: Pick<Booked<unknown>, 'undo'>, { context, claim, onUndo }: Work): Promise<void> {
  try {
    if (claim && !(await claim.isHeld())) return;
    const { statement, isClear } = await booked.undo();
    onUndo(statement);
    if (claim) claim.mayBeCharged = !isClear;
  } catch (error) {
    context.log.error({ err: error, request_id: context.requestId }, 'refund failed');
  }
}
