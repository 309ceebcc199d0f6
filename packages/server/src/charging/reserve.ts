import type { Price } from '@redoubt/metering';
import { type Charge, UnknownEntry } from '@redoubt/store';
import type { RequestContext } from '../context.ts';
import { type BookedCall, chargeOf, limitReached, statementAfter } from './charge.ts';
import type { CreditStatement } from './credit-statement.ts';

/** After this long the work counts as dead and its credits are free again. Work that lives on is charged all the same. */
export const HOLD_LIFE_MS = 15 * 60_000;

/** A price that was held before the work, to be settled or released after it. */
export interface Reservation {
  readonly entryId: string;
  /** Made by an earlier try with the same idempotency key, whose process died: how that ended is not known. */
  readonly isReplay: boolean;
  /** What was held. */
  readonly order: Charge;
}

/** Hold a price before the work runs. Throws CreditLimitReached when it would pass the limit; then nothing is held. */
export async function reserve(price: Price, call: BookedCall, context: RequestContext): Promise<Reservation> {
  const order = chargeOf(price, call, context);
  const expiresAt = new Date(context.clock().getTime() + HOLD_LIFE_MS);
  const outcome = await context.store.ledger.hold({ ...order, expiresAt });
  if (!outcome.accepted) throw limitReached(order, outcome, context);
  return { entryId: outcome.entryId, isReplay: outcome.isReplay, order };
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
  if (end?.ended) return statementAfter(order, credits, end.standing, context);
  const late = await store.ledger.charge({ ...order, ...cost, limitedCredits: 0 });
  return statementAfter(order, credits, late.standing, context);
}

/** What a release left behind: `isClear` unless an earlier try may have settled the same hold, and its charge stands. */
interface Released {
  readonly statement: CreditStatement;
  readonly isClear: boolean;
}

/** End a hold without cost: the work failed. */
export async function releaseReservation(
  { entryId, isReplay, order }: Reservation,
  context: RequestContext,
): Promise<Released> {
  const { ledger } = context.store;
  const reason = 'the request failed';
  const end = await unlessUnknown(ledger.release({ holdId: entryId, reason }));
  const standing = end?.standing ?? (await ledger.reverse({ entryId, reason }));
  return {
    statement: await statementAfter(order, 0, standing, context),
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
