import type { Price } from '@redoubt/metering';
import { UnknownEntry } from '@redoubt/store';
import type { RequestContext } from '../context.ts';
import { chargeOf, type OrderedCall, type Receipt, type Released, receiptOf, statementAfter } from './charge.ts';
import type { CreditStatement } from './credit-statement.ts';

/**
 * Lifetime of a hold. After it, the work counts as dead and its credits are free again. Work that still finishes is
 * charged anyway.
 */
export const HOLD_LIFE_MS = 15 * 60_000;

/** A price that was held before the work. It is settled or released after it. */
export type Reservation = Receipt;

/** Holds a price before the work runs. Throws CreditLimitReached if it would exceed the limit. Then nothing is held. */
export async function reserve(price: Price, call: OrderedCall, context: RequestContext): Promise<Reservation> {
  const order = chargeOf(price, call, context);
  const expiresAt = new Date(context.clock().getTime() + HOLD_LIFE_MS);
  return receiptOf(order, await context.store.ledger.hold({ ...order, expiresAt }), context, true);
}

/**
 * Charges the final cost, at most the held amount. If the hold has expired, a separate charge is booked, past the
 * limit if needed, because the work was admitted. With an idempotency key, this charge also prevents a double booking
 * of an earlier attempt's settlement: the ledger returns the existing charge.
 */
export async function settleReservation(
  { entryId, order }: Reservation,
  price: Price,
  context: RequestContext,
): Promise<CreditStatement> {
  const { store, log, requestId } = context;
  if (price.credits > order.credits) {
    log.error({ request_id: requestId, held: order.credits, cost: price.credits }, 'work cost more than was held');
  }
  const credits = Math.min(price.credits, order.credits);
  const cost = { credits, quantity: price.quantity, breakdown: price.lines };
  const end = await unlessUnknown(store.ledger.settle({ holdId: entryId, ...cost }));
  if (end?.ended) return statementAfter(order, credits, end.snapshot, context);
  const late = await store.ledger.charge({ ...order, ...cost, limitedCredits: 0 });
  return statementAfter(order, credits, late.snapshot, context);
}

/**
 * Ends a hold at no cost, because the work failed. The key is free unless an earlier attempt may have settled the
 * hold. Its charge then remains.
 */
export async function releaseReservation(
  { entryId, isReplay, order }: Reservation,
  context: RequestContext,
): Promise<Released> {
  const { ledger } = context.store;
  const reason = 'the request failed';
  const end = await unlessUnknown(ledger.release({ holdId: entryId, reason }));
  const snapshot = end?.snapshot ?? (await ledger.reverse({ entryId, reason }));
  return {
    statement: await statementAfter(order, 0, snapshot, context),
    isClear: !end || end.ended || !isReplay,
  };
}

/**
 * Returns undefined if the entry is not a hold. Then an earlier attempt's hold had expired, and its late charge
 * carries the key.
 */
async function unlessUnknown<Result>(ending: Promise<Result>): Promise<Result | undefined> {
  try {
    return await ending;
  } catch (error) {
    if (error instanceof UnknownEntry) return undefined;
    throw error;
  }
}
