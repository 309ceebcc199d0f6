import type { RequestContext } from '../../context.ts';
import type { Claim } from '../../http/run-once.ts';
import { book, CreditLimitReached, chargeInstead, chargeOf, type Receipt, refund } from '../../metering/charge.ts';
import type { CreditStatement } from '../../metering/credit-statement.ts';
import { type ProxyStage, priceProxyStages } from '../../metering/price-proxy-stage.ts';
import type { Charge } from '../../store/ledger.ts';

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
  /** What is booked from here on is booked under the key that the call holds: once, however often it is tried. */
  underKey(claim: Claim): void;
}

/** Open the credits of a call to `endpoint`. */
export function openCallCredits(endpoint: string, context: RequestContext): CallCredits {
  let claim: Claim | undefined;
  let receipt: Receipt | undefined;
  let statement: CreditStatement | undefined;

  /** A call is settled or given back once. */
  function take(): Receipt | undefined {
    const booked = receipt;
    receipt = undefined;
    return booked;
  }

  /** A charge that the limit refuses leaves the key free. */
  async function bookUnderKey(order: Charge): Promise<Receipt> {
    if (!claim) return book(order, context);
    claim.mayBeCharged = true;
    try {
      return await book({ ...order, idempotencyKey: claim.idempotencyKey }, context);
    } catch (error) {
      if (error instanceof CreditLimitReached) claim.mayBeCharged = false;
      throw error;
    }
  }

  /** A call whose key was taken over leaves the charge to the new holder. */
  const isHeld = async (): Promise<boolean> => claim === undefined || claim.isHeld();

  return {
    get statement() {
      return statement;
    },
    underKey(held) {
      claim = held;
    },
    async admit(limited, others) {
      const price = priceProxyStages([...limited, ...others]);
      if (price.lines.length === 0) return;
      const limitedCredits = others.length === 0 ? price.credits : priceProxyStages(limited).credits;
      receipt = await bookUnderKey({ ...chargeOf(price, { endpoint }, context), limitedCredits });
      statement = receipt.statement;
    },
    async settle(ran) {
      const booked = take();
      if (!booked) return;
      const price = priceProxyStages(ran);
      // More is charged in place of it too, so that a call is one request whatever it costs.
      const isOther = booked.isReplay || price.credits !== booked.charge.credits;
      if (isOther && (await isHeld())) statement = await chargeInstead(booked, price, context);
    },
    async giveBack() {
      const booked = take();
      if (!booked || !(await isHeld())) return;
      statement = await refund(booked, context);
      if (claim) claim.mayBeCharged = false;
    },
  };
}
