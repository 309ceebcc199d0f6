import { type ProxyStage, priceProxyStages } from '@redoubt/metering';
import { type BookedCall, bookCall } from '../../charging/book-call.ts';
import type { CallState } from './call-state.ts';

/**
 * Charges the stages of a call before any of them runs. Only the cost of `limited` can be refused. Throws
 * CreditLimitReached. Then nothing is charged. Parts may cost less than their stages, so a refusal names an upper bound.
 */
export async function bookStages(
  { exchange, context, claim, partStages }: CallState,
  limited: readonly ProxyStage[],
  further: readonly ProxyStage[],
): Promise<BookedCall | undefined> {
  const price = priceProxyStages([...limited, ...further]);
  if (price.lines.length === 0) return undefined;
  const limitedCredits = further.length === 0 ? price.credits : priceProxyStages(limited).credits;
  const isEstimate = partStages.length > 0;
  return bookCall(price, { endpoint: `/ai-proxy/${exchange.path}`, claim, limitedCredits, isEstimate }, context);
}

/**
 * Raises the charge of a call to what its stages are known to cost now. Only the cost of `limited` can be refused.
 * Throws CreditLimitReached.
 */
export async function raiseStages(
  { booked }: CallState,
  limited: readonly ProxyStage[],
  further: readonly ProxyStage[],
): Promise<void> {
  await booked?.raise(priceProxyStages([...limited, ...further]), priceProxyStages(limited).credits);
}

/**
 * Adjusts the charge to the stages that really ran. If that cannot be booked, the first charge remains: the work is
 * done and paid, and the answer is sent.
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
