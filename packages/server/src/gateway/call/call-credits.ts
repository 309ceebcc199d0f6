import { type ProxyStage, priceProxyStages } from '@redoubt/metering';
import { type BookedCall, bookCall } from '../../charging/book-call.ts';
import type { CallState } from './call-state.ts';

/**
 * Charges the stages of a call before any of them runs. Only what the first of the two lists costs may be refused (spec,
 * 402: the check runs once a request, on the cost of input detection). Throws CreditLimitReached; then nothing is charged.
 */
export async function bookStages(
  { exchange, context, claim }: CallState,
  limited: readonly ProxyStage[],
  further: readonly ProxyStage[],
): Promise<BookedCall | undefined> {
  const price = priceProxyStages([...limited, ...further]);
  if (price.lines.length === 0) return undefined;
  const limitedCredits = further.length === 0 ? price.credits : priceProxyStages(limited).credits;
  return bookCall(price, { endpoint: `/ai-proxy/${exchange.path}`, claim, limitedCredits }, context);
}

/**
 * Makes the charge what really ran: what did not is given back, what ran longer than was known is charged. Where that
 * cannot be booked the charge stands as it is: the work is done and paid, and the answer goes out.
 */
export async function settleStages(
  { booked, context, exchange }: CallState,
  ran: readonly ProxyStage[],
): Promise<void> {
  try {
    await booked?.settle(priceProxyStages(ran));
  } catch (error) {
    context.log.error(
      { err: error, request_id: exchange.requestId },
      'a call was not settled; its first charge stands',
    );
  }
}
