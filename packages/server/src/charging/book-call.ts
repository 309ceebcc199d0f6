import type { Price } from '@redoubt/metering';
import type { RequestContext } from '../context.ts';
import { CreditLimitReached, chargeOf, type Receipt, type Released, receiptOf, statementAfter } from './charge.ts';
import type { CreditStatement } from './credit-statement.ts';
import { releaseReservation, reserve, settleReservation } from './reserve.ts';

/**
 * The key that a call holds while it runs. What is booked under a key belongs to its holder. A process that dies
 * leaves its charge to the next holder, which works without paying again, and may give the charge back when it fails:
 * nobody has been answered for it. A holder that lives but was taken for dead (stalled past its lease) has an heir
 * that may already work on the same charge: so it neither gives the charge back nor answers with its result, and the
 * heir alone decides. What remains is a stall longer than a lease between asking `isHeld` and the reversal: then one
 * call is answered free of charge; none is ever charged twice.
 */
export interface Claim {
  readonly idempotencyKey: string;
  /** While something may be booked under the key, it stays with its request: another would find that charge paid. */
  mayBeCharged: boolean;
  /** Renews the lease; false where a repetition has taken the key over. */
  isHeld(): Promise<boolean>;
}

/** How the price of a call is booked. */
interface BookingTerms {
  readonly endpoint: string;
  /** The idempotency key that the call holds: what is booked carries it. */
  readonly claim?: Claim | undefined;
  /** Whether the true cost comes with the answer: the price is then held, which reserves credits and uses none. */
  readonly isHold?: boolean;
  /** Of the credits those that the limit has to admit; absent: all. */
  readonly limitedCredits?: number | undefined;
}

/** A call whose price is booked. One of the two ends it; once it has ended, neither does anything more. */
export interface BookedCall {
  /** What the credits stand at after the last entry of this call. */
  readonly statement: CreditStatement;
  /** The work is done: what it cost in the end. */
  settle(cost: Price): Promise<CreditStatement>;
  /**
   * The work failed and costs nothing. Undefined where nothing was given back: a call whose key was taken over leaves the
   * charge to the new holder, and a refund that fails is logged, for `ledger verify` cannot see it.
   */
  refund(): Promise<CreditStatement | undefined>;
}

/** Charge or hold a price before the work runs. Throws CreditLimitReached when it would pass the limit; then nothing is booked, and the key is free. */
export async function bookCall(price: Price, terms: BookingTerms, context: RequestContext): Promise<BookedCall> {
  const { endpoint, claim, isHold = false, limitedCredits } = terms;
  const call = { endpoint, idempotencyKey: claim?.idempotencyKey, limitedCredits };
  if (claim) claim.mayBeCharged = true;
  try {
    if (isHold) return new OpenCall(await reserve(price, call, context), 'hold', claim, context);
    const order = chargeOf(price, call, context);
    const receipt = receiptOf(order, await context.store.ledger.charge(order), context);
    return new OpenCall(receipt, 'charge', claim, context);
  } catch (failure) {
    if (claim && failure instanceof CreditLimitReached) claim.mayBeCharged = false;
    throw failure;
  }
}

/** Give a charge back with a reversing entry: the work did not happen. */
async function refundCharge({ entryId, order }: Receipt, context: RequestContext): Promise<Released> {
  const snapshot = await context.store.ledger.reverse({ entryId, reason: 'the request failed' });
  return { statement: await statementAfter(order, 0, snapshot, context), isClear: true };
}

/** Give a charge back and charge another in its place, which no limit refuses: the work cost more or less than was known before. */
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

/** What ends each way of booking. */
const endings = {
  charge: { settle: chargeInstead, release: refundCharge },
  hold: { settle: settleReservation, release: releaseReservation },
} as const;

class OpenCall implements BookedCall {
  statement: CreditStatement;
  readonly #receipt: Receipt;
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

  /** What an earlier try booked may have been another price. */
  #costsOther({ credits }: Price): boolean {
    return this.#receipt.isReplay || credits !== this.#receipt.order.credits;
  }

  /** Whether no other call has taken the key over. */
  async #isOurs(): Promise<boolean> {
    return this.#claim === undefined || this.#claim.isHeld();
  }
}
