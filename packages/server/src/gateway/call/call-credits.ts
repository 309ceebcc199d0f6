import { type ProxyStage, priceProxyStages } from '@redoubt/metering';
import type { Charge } from '@redoubt/store';
import { book, CreditLimitReached, chargeInstead, chargeOf, type Receipt, refund } from '../../charging/charge.ts';
import type { CreditStatement } from '../../charging/credit-statement.ts';
import type { Claim } from '../../http/run-once.ts';
import type { GatewayContext } from '../context.ts';

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
export const openCallCredits = (endpoint: string, context: GatewayContext): CallCredits =>
  new Credits(endpoint, context);

class Credits implements CallCredits {
  statement: CreditStatement | undefined;
  readonly #endpoint: string;
  readonly #context: GatewayContext;
  #claim: Claim | undefined;
  #receipt: Receipt | undefined;

  constructor(endpoint: string, context: GatewayContext) {
    this.#endpoint = endpoint;
    this.#context = context;
  }

  underKey(held: Claim): void {
    this.#claim = held;
  }

  async admit(limited: readonly ProxyStage[], others: readonly ProxyStage[]): Promise<void> {
    const price = priceProxyStages([...limited, ...others]);
    if (price.lines.length === 0) return;
    const limitedCredits = others.length === 0 ? price.credits : priceProxyStages(limited).credits;
    const order = chargeOf(price, { endpoint: this.#endpoint }, this.#context);
    this.#receipt = await this.#bookUnderKey({ ...order, limitedCredits });
    this.statement = this.#receipt.statement;
  }

  async settle(ran: readonly ProxyStage[]): Promise<void> {
    const booked = this.#take();
    if (!booked) return;
    const price = priceProxyStages(ran);
    // More is charged in place of it too, so that a call is one request whatever it costs.
    const isOther = booked.isReplay || price.credits !== booked.charge.credits;
    if (isOther && (await this.#isHeld())) this.statement = await chargeInstead(booked, price, this.#context);
  }

  async giveBack(): Promise<void> {
    const booked = this.#take();
    if (!booked || !(await this.#isHeld())) return;
    this.statement = await refund(booked, this.#context);
    if (this.#claim) this.#claim.mayBeCharged = false;
  }

  /** A call is settled or given back once. */
  #take(): Receipt | undefined {
    const booked = this.#receipt;
    this.#receipt = undefined;
    return booked;
  }

  /** A charge that the limit refuses leaves the key free. */
  async #bookUnderKey(order: Charge): Promise<Receipt> {
    const claim = this.#claim;
    if (!claim) return book(order, this.#context);
    claim.mayBeCharged = true;
    try {
      return await book({ ...order, idempotencyKey: claim.idempotencyKey }, this.#context);
    } catch (error) {
      if (error instanceof CreditLimitReached) claim.mayBeCharged = false;
      throw error;
    }
  }

  /** A call whose key was taken over leaves the charge to the new holder. */
  async #isHeld(): Promise<boolean> {
    return this.#claim === undefined || this.#claim.isHeld();
  }
}
