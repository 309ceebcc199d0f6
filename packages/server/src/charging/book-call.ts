import type { Price } from '@redoubt/metering';
import type { RequestContext } from '../context.ts';
import { CreditLimitReached, chargeOf, type Receipt, type Released, receiptOf, statementAfter } from './charge.ts';
import type { CreditStatement } from './credit-statement.ts';
import { releaseReservation, reserve, settleReservation } from './reserve.ts';

/**
 * The idempotency key that a call holds while it runs. Entries booked under a key belong to its holder.
 *
 * If a process dies, the next holder inherits its charge. That holder works without paying again, and may refund the
 * charge if it fails, because no answer was sent. A holder that is alive but stalled past its lease also loses the key
 * to a next holder, which may already work on the same charge. The stalled holder then neither refunds nor answers.
 *
 * One gap remains: a stall longer than a lease between `isHeld` and the reversal. One call is then answered free of
 * charge. No call is ever charged twice.
 */
export interface Claim {
  readonly idempotencyKey: string;
  /**
   * True while an entry may be booked under the key. The key then stays with its request, since another request would
   * find the charge paid.
   */
  mayBeCharged: boolean;
  /** Renews the lease. Returns false if another call has taken the key. */
  isHeld(): Promise<boolean>;
}

/** How the price of a call is booked. */
interface BookingTerms {
  readonly endpoint: string;
  /** The idempotency key that the call holds. Booked entries carry it. */
  readonly claim?: Claim | undefined;
  /**
   * True if the true cost is known only with the answer. The price is then held, which reserves credits without using
   * them.
   */
  readonly isHold?: boolean;
  /** How many of the credits the limit is checked for. Absent means all. */
  readonly limitedCredits?: number | undefined;
  /** True if the call may come to less than its price. A refusal then says so. */
  readonly isEstimate?: boolean;
}

/** A call whose price is booked. Either `settle` or `refund` ends it. After that, both do nothing. */
export interface BookedCall {
  /** The credits after the last entry of this call. */
  readonly statement: CreditStatement;
  /**
   * Raises a charge to what the work will cost, once that is known and before it is done. The limit is checked for
   * `limitedCredits`. Throws CreditLimitReached; what was booked before stays booked then. A lower price changes nothing.
   */
  raise(price: Price, limitedCredits: number): Promise<void>;
  /** Ends the call with its final cost after the work is done. */
  settle(cost: Price): Promise<CreditStatement>;
  /**
   * Ends a failed call at no cost. Returns undefined if nothing was refunded: another call has taken the key, or the
   * refund failed. A failed refund is logged, because `ledger verify` cannot see it.
   */
  refund(): Promise<CreditStatement | undefined>;
}

/**
 * Charges or holds a price before the work runs. Throws CreditLimitReached if it would exceed the limit. Then nothing
 * is booked and the key is free.
 */
export async function bookCall(price: Price, terms: BookingTerms, context: RequestContext): Promise<BookedCall> {
  const { endpoint, claim, isHold = false, limitedCredits, isEstimate = false } = terms;
  const call = { endpoint, idempotencyKey: claim?.idempotencyKey, limitedCredits };
  if (claim) claim.mayBeCharged = true;
  try {
    if (isHold) return new OpenCall(await reserve(price, call, context), 'hold', claim, context);
    const order = chargeOf(price, call, context);
    const receipt = receiptOf(order, await context.store.ledger.charge(order), context, isEstimate);
    return new OpenCall(receipt, 'charge', claim, context);
  } catch (failure) {
    if (claim && failure instanceof CreditLimitReached) claim.mayBeCharged = false;
    throw failure;
  }
}

/** Refunds a charge with a reversing entry, because the work failed. */
async function refundCharge({ entryId, order }: Receipt, context: RequestContext): Promise<Released> {
  const snapshot = await context.store.ledger.reverse({ entryId, reason: 'the request failed' });
  return { statement: await statementAfter(order, 0, snapshot, context), isClear: true };
}

/**
 * Reverses a charge and books another one, because the work cost more or less than expected. No limit applies to the
 * new charge.
 */
async function chargeInstead(
  { entryId, order }: Receipt,
  { credits, quantity, lines }: Price,
  context: RequestContext,
): Promise<CreditStatement> {
  const { ledger } = context.store;
  const snapshot = await ledger.reverse({ entryId, reason: 'a part of the request failed' });
  if (credits === 0) return statementAfter(order, 0, snapshot, context);
  const instead = await ledger.charge({ ...order, credits, quantity, breakdown: lines, limitedCredits: 0 });
  return statementAfter(order, credits, instead.snapshot, context);
}

/**
 * Books a higher price in place of a charge that was reversed, if the limit allows it. Otherwise books the same charge
 * anew, which was allowed before, and returns the refusal with it.
 */
async function chargeMore(
  { order }: Receipt,
  { credits, quantity, lines }: Price,
  limitedCredits: number,
  context: RequestContext,
): Promise<{ receipt: Receipt; refusal: unknown }> {
  const { ledger } = context.store;
  const raised = { ...order, credits, quantity, breakdown: lines, limitedCredits };
  const outcome = await ledger.charge(raised);
  try {
    return { receipt: receiptOf(raised, outcome, context, true), refusal: undefined };
  } catch (refusal) {
    const again = await ledger.charge({ ...order, limitedCredits: 0 });
    return { receipt: receiptOf(order, again, context), refusal };
  }
}

/** The functions that end each kind of booking. */
const endings = {
  charge: { settle: chargeInstead, release: refundCharge },
  hold: { settle: settleReservation, release: releaseReservation },
} as const;

class OpenCall implements BookedCall {
  statement: CreditStatement;
  #receipt: Receipt;
  readonly #kind: keyof typeof endings;
  readonly #claim: Claim | undefined;
  readonly #context: RequestContext;
  #hasEnded = false;

  constructor(receipt: Receipt, kind: keyof typeof endings, claim: Claim | undefined, context: RequestContext) {
    this.statement = receipt.statement;
    this.#receipt = receipt;
    this.#kind = kind;
    this.#claim = claim;
    this.#context = context;
  }

  async raise(price: Price, limitedCredits: number): Promise<void> {
    if (this.#kind !== 'charge') throw new Error('Only a charge can be raised');
    const isMore = price.credits > this.#receipt.order.credits;
    if (this.#hasEnded || !isMore || !(await this.#isOurs())) return;
    const { entryId } = this.#receipt;
    await this.#context.store.ledger.reverse({ entryId, reason: 'the work costs more than was known' });
    const { receipt, refusal } = await chargeMore(this.#receipt, price, limitedCredits, this.#context);
    this.#receipt = receipt;
    this.statement = receipt.statement;
    if (refusal) throw refusal;
  }

  async settle(cost: Price): Promise<CreditStatement> {
    if (this.#hasEnded) return this.statement;
    this.#hasEnded = true;
    try {
      const isOpen = this.#kind === 'hold' || (this.#costsOther(cost) && (await this.#isOurs()));
      if (isOpen) this.statement = await endings[this.#kind].settle(this.#receipt, cost, this.#context);
      return this.statement;
    } catch (error) {
      this.#hasEnded = false;
      throw error;
    }
  }

  async refund(): Promise<CreditStatement | undefined> {
    if (this.#hasEnded) return undefined;
    this.#hasEnded = true;
    const { log, requestId } = this.#context;
    try {
      if (!(await this.#isOurs())) return undefined;
      const { statement, isClear } = await endings[this.#kind].release(this.#receipt, this.#context);
      this.statement = statement;
      if (this.#claim) this.#claim.mayBeCharged = !isClear;
      return statement;
    } catch (error) {
      log.error({ err: error, request_id: requestId }, 'refund failed');
      return undefined;
    }
  }

  /** An earlier attempt may have booked another price. */
  #costsOther({ credits }: Price): boolean {
    return this.#receipt.isReplay || credits !== this.#receipt.order.credits;
  }

  /** Returns whether this call still holds the key. */
  async #isOurs(): Promise<boolean> {
    return this.#claim === undefined || this.#claim.isHeld();
  }
}
