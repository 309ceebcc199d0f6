import type { RequestContext } from '../../context.ts';
import { book, chargeInstead, chargeOf, type Receipt, refund } from '../../metering/charge.ts';
import type { CreditStatement } from '../../metering/credit-statement.ts';
import { type ProxyStage, priceProxyStages } from '../../metering/price-proxy-stage.ts';

/** What one call of the proxy costs, as it is booked: as a rule by one charge, before everything. */
export interface CallCredits {
  /**
   * Charges the stages of a call before any of them runs. Only what the first of the two lists costs may be refused (spec,
   * 402: the check runs once a request, on the cost of input detection). Throws CreditLimitReached; then nothing is charged.
   */
  admit(limited: readonly ProxyStage[], further: readonly ProxyStage[]): Promise<void>;
  /** Makes it what really ran: what did not is given back, what ran longer than was known is charged. Ends the credits. */
  settle(ran: readonly ProxyStage[]): Promise<void>;
  /** Gives everything back: the call ended in a way that costs nothing. Ends the credits. */
  giveBack(): Promise<void>;
  readonly statement: CreditStatement | undefined;
}

/** Open the credits of a call to `endpoint`. */
export function openCallCredits(endpoint: string, context: RequestContext): CallCredits {
  let receipt: Receipt | undefined;
  let statement: CreditStatement | undefined;

  /** A call is settled or given back once. */
  function take(): Receipt | undefined {
    const booked = receipt;
    receipt = undefined;
    return booked;
  }

  return {
    get statement() {
      return statement;
    },
    async admit(limited, others) {
      const price = priceProxyStages([...limited, ...others]);
      if (price.lines.length === 0) return;
      const limitedCredits = others.length === 0 ? price.credits : priceProxyStages(limited).credits;
      receipt = await book({ ...chargeOf(price, { endpoint }, context), limitedCredits }, context);
      statement = receipt.statement;
    },
    async settle(ran) {
      const booked = take();
      if (!booked) return;
      const price = priceProxyStages(ran);
      // More is charged in place of it too, so that a call is one request whatever it costs.
      if (price.credits !== booked.charge.credits) statement = await chargeInstead(booked, price, context);
    },
    async giveBack() {
      const booked = take();
      if (booked) statement = await refund(booked, context);
    },
  };
}
