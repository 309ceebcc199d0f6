import type { LimitReached } from '@redoubt/contract';
import { allowanceOf, billingPeriod, type Price, projectAllowanceOf, RATE_TABLE_DATE } from '@redoubt/metering';
import type { BalanceSnapshot, Charge, ChargeOutcome, Refused } from '@redoubt/store';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';
import { type CreditStatement, creditStatement } from './credit-statement.ts';

/** A charge or a hold that was booked, with what it takes to end it. */
export interface Receipt {
  readonly entryId: string;
  readonly statement: CreditStatement;
  /** What was booked, for entries that follow from it. */
  readonly order: Charge;
  /** An earlier try under the same key booked it, perhaps at another price; how that try ended is not known. */
  readonly isReplay: boolean;
}

/** What the end of a failed call left behind. */
export interface Released {
  readonly statement: CreditStatement;
  /** Nothing stands that carries the call's idempotency key. */
  readonly isClear: boolean;
}

/** A refused charge: 402, and what the credit headers say of it. */
export class CreditLimitReached extends Failure {
  readonly statement: CreditStatement;
  constructor(detail: LimitReached, statement: CreditStatement) {
    const { scope, balance, cost, used, held, limit, resets_at } = detail;
    const reserved = held > 0 ? ` and ${held} are held for calls under way` : '';
    super(
      'credit_limit_reached',
      `This call costs ${cost} ${balance} credits and ${used} of the ${scope}'s ${limit} are used${reserved}; wait until ${resets_at} or have the limit raised`,
      { detail },
    );
    this.statement = statement;
  }
}

/** What is booked for. */
export interface OrderedCall {
  readonly endpoint: string;
  /** A charge of the same project and key that stands, and is younger than a day, is this one. */
  readonly idempotencyKey?: string | undefined;
  /** Of the credits those that the limit has to admit; absent: all. */
  readonly limitedCredits?: number | undefined;
}

/** A price as the ledger books it, for the holder of the request's key and in the current period. */
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

/** What the ledger answered an order. Throws CreditLimitReached where the limit refused it. */
export function receiptOf(order: Charge, outcome: ChargeOutcome, context: RequestContext): Receipt {
  if (!outcome.accepted) throw limitReached(order, outcome, context);
  const { entryId, snapshot, isReplay } = outcome;
  const statement = creditStatement({ mode: order.mode, cost: order.credits }, snapshot, order);
  return { entryId, statement, order, isReplay };
}

/** The 402 of a charge or hold that was refused. */
function limitReached(
  { mode, balance, credits, limitedCredits = credits }: Charge,
  { scope, limit, snapshot }: Refused,
  { clock, account }: RequestContext,
): CreditLimitReached {
  const { used, held } = snapshot[scope] ?? snapshot.organisation;
  const { end } = billingPeriod(clock(), account.organisation.anchorDay);
  return new CreditLimitReached(
    { scope, balance, cost: limitedCredits, used, held, limit, resets_at: end.toISOString() },
    { mode, cost: 0, used, held, limit, wouldCost: limitedCredits },
  );
}

/** The statement after an entry that ended or took back another one: those do not read the project's part. */
export async function statementAfter(
  order: Charge,
  cost: number,
  snapshot: BalanceSnapshot,
  { store, log }: RequestContext,
): Promise<CreditStatement> {
  const isKnown = snapshot.project !== null || order.projectAllowance === null;
  // The entry is booked: a read that fails must not undo what it says.
  const logged = (err: unknown) => log.error({ err }, 'usage of the project not read');
  const project = isKnown ? snapshot.project : ((await store.ledger.usage(order).catch(logged)) ?? null);
  return creditStatement({ mode: order.mode, cost }, { ...snapshot, project }, order);
}
