import type { Price } from '@redoubt/metering';
import { UnknownEntry } from '@redoubt/store';
import type { RequestContext } from '../context.ts';
import { chargeOf, type OrderedCall, type Receipt, type Released, receiptOf, statementAfter } from './charge.ts';
import type { CreditStatement } from './credit-statement.ts';

/** After this long the work counts as dead and its credits are free again. Work that lives on is charged all the same. */
export const HOLD_LIFE_MS = 15 * 60_000;

/** A price that was held before the work, to be settled or released after it. */
export type Reservation = Receipt;

/** Hold a price before the work runs. Throws CreditLimitReached when it would pass the limit; then nothing is held. */
export async function reserve(price: Price, call: OrderedCall, context: RequestContext): Promise<Reservation> {
  const order = chargeOf(price, call, context);
  const expiresAt = new Date(context.clock().getTime() + HOLD_LIFE_MS);
  return receiptOf(order, await context.store.ledger.hold({ ...order, expiresAt }), context);
}

/**
 * Charge what the work cost in the end, at most what was held. A hold that expired meanwhile is followed by a charge of
 * its own, past the limit where need be: the work was let in. With an idempotency key that charge is also what keeps an
 * earlier try's settlement from being booked twice, for the ledger answers with the one that stands.
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

/** End a hold without cost: the work failed. Its key is free unless an earlier try may have settled it, whose charge stands. */
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

/** Undefined where the entry is no hold: an earlier try's hold had expired, and its late charge carries the key. */
async function unlessUnknown<Result>(ending: Promise<Result>): Promise<Result | undefined> {
  try {
    return await ending;
  } catch (error) {
    if (error instanceof UnknownEntry) return undefined;
    throw error;
  }
}
