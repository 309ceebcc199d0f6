import type { RequestContext } from '../../context.ts';
import { book, chargeLess, chargeOf, type Receipt, refund } from '../../metering/charge.ts';
import type { CreditStatement } from '../../metering/credit-statement.ts';
import { type ProxyStage, priceProxyStages } from '../../metering/price-proxy-stage.ts';

/** What one call of the proxy costs, as it is booked: as a rule by one charge, before everything. */
export interface CallCredits {
  /**
   * Charges the stages of a call before any of them runs. Only what the first of the two lists costs may be refused (spec,
   * 402: the check runs once a request, on the cost of input detection). Throws CreditLimitReached; then nothing is charged.
   */
  admit(limited: readonly ProxyStage[], further: readonly ProxyStage[]): Promise<void>;
  /** Makes it what really ran: what did not is given back, what ran longer than was known is charged. */
  settle(ran: readonly ProxyStage[]): Promise<void>;
  /** Gives everything back: the call ended in a way that costs nothing. */
  giveBack(): Promise<void>;
  readonly statement: CreditStatement | undefined;
}

/** Open the credits of a call to `endpoint`. */
export function openCallCredits(endpoint: string, context: RequestContext): CallCredits {
  let receipt: Receipt | undefined;
  let further: Receipt | undefined;
  let statement: CreditStatement | undefined;

  async function addFor(credits: number): Promise<void> {
    const line = { item: 'output_detection', credits, note: 'the answer is longer than one unit' };
    const price = { balance: 'guardrails', credits, quantity: 0, lines: [line] } as const;
    further = await book({ ...chargeOf(price, { endpoint }, context), limitedCredits: 0 }, context);
    statement = { ...further.statement, cost: (receipt?.statement.cost ?? 0) + credits };
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
      if (!receipt) return;
      const price = priceProxyStages(ran);
      const { credits: booked } = receipt.charge;
      if (price.credits > booked) await addFor(price.credits - booked);
      else if (price.credits < booked) statement = await chargeLess(receipt, price, context);
    },
    async giveBack() {
      const given = [further, receipt];
      further = undefined;
      receipt = undefined;
      for (const each of given) if (each) statement = await refund(each, context);
    },
  };
}
