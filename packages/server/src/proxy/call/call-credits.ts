import type { RequestContext } from '../../context.ts';
import { charge, chargeOf, type Receipt, refund } from '../../metering/charge.ts';
import { type CreditStatement, creditStatement } from '../../metering/credit-statement.ts';
import { type ProxyStage, priceProxyStages } from '../../metering/price-proxy-stage.ts';

/** What one call of the proxy costs, as it is booked: the check of the limit stands before everything, the rest follows. */
export interface CallCredits {
  /** Charges what may be refused. Throws CreditLimitReached; then nothing is charged. */
  admit(stages: readonly ProxyStage[]): Promise<void>;
  /** Charges what ran besides, past the limit too: the call was let in. */
  add(stages: readonly ProxyStage[]): Promise<void>;
  /** Gives everything back: the call ended in a way that costs nothing. */
  giveBack(): Promise<void>;
  readonly statement: CreditStatement | undefined;
}

/** Open the credits of a call to `endpoint`. */
export function openCallCredits(endpoint: string, context: RequestContext): CallCredits {
  let receipts: Receipt[] = [];
  let statement: CreditStatement | undefined;

  /** The whole call's cost, and what the balance stands at after its newest entry. */
  function state(newest: CreditStatement): void {
    statement = { ...newest, cost: receipts.reduce((sum, receipt) => sum + receipt.statement.cost, 0) };
  }

  return {
    get statement() {
      return statement;
    },
    async admit(stages) {
      if (stages.length === 0) return;
      const receipt = await charge(priceProxyStages(stages), { endpoint }, context);
      receipts.push(receipt);
      state(receipt.statement);
    },
    async add(stages) {
      const price = priceProxyStages(stages);
      if (price.credits === 0) return;
      const order = { ...chargeOf(price, { endpoint }, context), isForced: true };
      const outcome = await context.store.ledger.charge(order);
      if (!outcome.accepted) throw new Error('A charge that is past any limit was refused');
      const said = creditStatement({ mode: order.mode, cost: price.credits }, outcome.standing, order);
      receipts.push({ entryId: outcome.entryId, statement: said, charge: order });
      state(said);
    },
    async giveBack() {
      const given = receipts;
      receipts = [];
      for (const receipt of given) state(await refund(receipt, context));
    },
  };
}
