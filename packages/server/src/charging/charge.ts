import type { LimitReached } from '@redoubt/contract';
import { allowanceOf, billingPeriod, type Price, projectAllowanceOf, RATE_TABLE_DATE } from '@redoubt/metering';
import type { BalanceSnapshot, Charge, ChargeOutcome, Refused } from '@redoubt/store';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';
import { type CreditStatement, creditStatement } from './credit-statement.ts';

/** A booked charge or hold, with what is needed to end it. */
export interface Receipt {
  readonly entryId: string;
  readonly statement: CreditStatement;
  /** The booked order, from which later entries are built. */
  readonly order: Charge;
  /**
   * True if an earlier attempt with the same key booked it, perhaps at another price. It is not known how that attempt
   * ended.
   */
  readonly isReplay: boolean;
}

/** The result of ending a failed call. */
export interface Released {
  readonly statement: CreditStatement;
  /** True if no entry with the call's idempotency key remains. */
  readonly isClear: boolean;
}

/** The 402 of a refused charge, with the statement for the credit headers. */
export class CreditLimitReached extends Failure {
  readonly statement: CreditStatement;
  constructor(detail: LimitReached, statement: CreditStatement, isEstimate: boolean) {
    const { scope, balance, cost, used, held, limit, resets_at } = detail;
    const reserved = held > 0 ? ` and ${held} are held for calls under way` : '';
    super(
      'credit_limit_reached',
      `This call ${isEstimate ? 'may cost up to' : 'costs'} ${cost} ${balance} credits and ${used} of the ${scope}'s ${limit} are used${reserved}; wait until ${resets_at} or have the limit raised`,
      { detail },
    );
    this.statement = statement;
  }
}

/** The call that an entry is booked for. */
export interface OrderedCall {
  readonly endpoint: string;
  /**
   * A charge of the same project and key with this idempotency key counts as this one, if it is not reversed and is
   * younger than a day.
   */
  readonly idempotencyKey?: string | undefined;
  /** How many of the credits the limit is checked for. Absent means all. */
  readonly limitedCredits?: number | undefined;
}

/** Builds the ledger entry of a price, for the holder of the request's key and the current billing period. */
export function chargeOf(price: Price, call: OrderedCall, context: RequestContext): Charge {
  const { clock, account, requestId } = context;
  const { organisation, project, key } = account;
  return {
    organisationId: organisation.id,
    projectId: project.id,
    keyId: key.id,
    balance: price.balance,
    period: billingPeriod(clock(), organisation.anchorDay).start.toISOString(),
    allowance: allowanceOf(organisation, price.balance),
    projectAllowance: projectAllowanceOf(project, price.balance),
    mode: organisation.meteringMode,
    credits: price.credits,
    quantity: price.quantity,
    endpoint: call.endpoint,
    requestId,
    idempotencyKey: call.idempotencyKey,
    limitedCredits: call.limitedCredits,
    rateTableDate: RATE_TABLE_DATE,
    breakdown: price.lines,
  };
}

/**
 * Builds the receipt from the ledger's result. `isEstimate` is true for a hold, whose call may come to less. Throws
 * CreditLimitReached if the limit refused the order.
 */
export function receiptOf(order: Charge, outcome: ChargeOutcome, context: RequestContext, isEstimate = false): Receipt {
  if (!outcome.accepted) throw limitReached(order, outcome, context, isEstimate);
  const { entryId, snapshot, isReplay } = outcome;
  const statement = creditStatement({ mode: order.mode, cost: order.credits }, snapshot, order);
  return { entryId, statement, order, isReplay };
}

/** Builds the 402 of a refused charge or hold. */
function limitReached(
  { mode, balance, credits, limitedCredits = credits }: Charge,
  { scope, limit, snapshot }: Refused,
  { clock, account }: RequestContext,
  isEstimate: boolean,
): CreditLimitReached {
  const { used, held } = snapshot[scope] ?? snapshot.organisation;
  const { end } = billingPeriod(clock(), account.organisation.anchorDay);
  return new CreditLimitReached(
    { scope, balance, cost: limitedCredits, used, held, limit, resets_at: end.toISOString() },
    { mode, cost: 0, used, held, limit, wouldCost: limitedCredits },
    isEstimate,
  );
}

/**
 * Returns the statement after an entry that ended or reversed another one. Such entries do not read the project's
 * usage, so it is read here.
 */
export async function statementAfter(
  order: Charge,
  cost: number,
  snapshot: BalanceSnapshot,
  { store, log }: RequestContext,
): Promise<CreditStatement> {
  const isKnown = snapshot.project !== null || order.projectAllowance === null;
  // The entry is booked. A failed read must not fail the call.
  const logged = (err: unknown) => log.error({ err }, 'usage of the project not read');
  const project = isKnown ? snapshot.project : ((await store.ledger.usage(order).catch(logged)) ?? null);
  return creditStatement({ mode: order.mode, cost }, { ...snapshot, project }, order);
}
