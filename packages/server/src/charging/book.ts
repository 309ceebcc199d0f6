import type { Price } from '@redoubt/metering';
import type { RequestContext } from '../context.ts';
import { type BookedCall, charge, chargeInstead, refund } from './charge.ts';
import type { CreditStatement } from './credit-statement.ts';
import { releaseReservation, reserve, settleReservation } from './reserve.ts';

/** The credits of one call while its work runs; one of the two ends it. */
export interface Booked<Response> {
  /** The work is done: what it cost in the end. */
  finish(response: Response): Promise<CreditStatement>;
  /** The work failed and costs nothing. `isClear`: nothing stands that carries the call's idempotency key. */
  undo(): Promise<{ readonly statement: CreditStatement; readonly isClear: boolean }>;
}

/** Charge a price before the work runs. Throws CreditLimitReached when it would pass the limit; then nothing is booked. */
export async function bookCharge(price: Price, call: BookedCall, context: RequestContext): Promise<Booked<unknown>> {
  const receipt = await charge(price, call, context);
  return {
    finish: async () => receipt.statement,
    undo: async () => ({ statement: await refund(receipt, context), isClear: true }),
  };
}

/** Charge a price before the work runs; where the work then cost less, that much alone stays charged. */
export async function bookAtMost(price: Price, call: BookedCall, context: RequestContext): Promise<Booked<Price>> {
  const receipt = await charge(price, call, context);
  return {
    finish: async (cost) => (cost.credits < price.credits ? chargeInstead(receipt, cost, context) : receipt.statement),
    undo: async () => ({ statement: await refund(receipt, context), isClear: true }),
  };
}

/** Hold a price before the work runs, and charge what `settle` makes of the response. Throws CreditLimitReached as well. */
export async function bookHold<Response>(
  price: Price,
  settle: (response: Response) => Price,
  call: BookedCall,
  context: RequestContext,
): Promise<Booked<Response>> {
  const reservation = await reserve(price, call, context);
  return {
    finish: (response) => settleReservation(reservation, settle(response), context),
    undo: () => releaseReservation(reservation, context),
  };
}
