import type { RequestContext } from '../context.ts';
import { type Call, type CreditStatement, charge, refund } from './charge.ts';
import type { Price } from './price.ts';

/** The credits of one call while its work runs; one of the two ends it. */
export interface Booked<Response> {
  /** The work is done: what it cost in the end. */
  finish(response: Response): Promise<CreditStatement>;
  /** The work failed: it costs nothing. */
  undo(): Promise<CreditStatement>;
}

/** Book a price before the work runs. Throws CreditLimitReached when it would pass the limit; then nothing is booked. */
export async function bookCharge(price: Price, call: Call, context: RequestContext): Promise<Booked<unknown>> {
  const receipt = await charge(price, call, context);
  return { finish: async () => receipt.statement, undo: () => refund(receipt, context) };
}
