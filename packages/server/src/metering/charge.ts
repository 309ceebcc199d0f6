import type { LimitReached } from '@redoubt/contract';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';
import type { MeteringMode } from '../store/accounts.ts';
import { billingPeriod } from './billing-period.ts';
import { allowanceOf } from './plans.ts';
import type { Price } from './price.ts';
import { RATE_TABLE_DATE } from './rates.ts';

/** What the credit headers say about one request. */
export interface CreditStatement {
  readonly mode: MeteringMode;
  readonly cost: number;
  readonly used: number;
  /** null is unlimited. */
  readonly limit: number | null;
  /** On a blocked request, the cost it would have had. */
  readonly wouldCost?: number;
}

/** A charge that was booked, with what it takes to give it back. */
export interface Receipt {
  readonly entryId: string;
  readonly statement: CreditStatement;
}

/** A refused charge: 402, and what the credit headers say of it. */
export class CreditLimitReached extends Failure {
  readonly statement: CreditStatement;
  constructor(detail: LimitReached, statement: CreditStatement) {
    const { scope, balance, cost, used, limit, resets_at } = detail;
    super(
      'credit_limit_reached',
      `This call costs ${cost} ${balance} credits and ${used} of the ${scope}'s ${limit} are used; wait until ${resets_at} or have the limit raised`,
      { detail },
    );
    this.statement = statement;
  }
}

/** What is booked for. */
export interface Call {
  readonly endpoint: string;
  /** A charge of the same project and key that stands, and is younger than a day, is this one. */
  readonly idempotencyKey?: string | undefined;
}

/** Book a price before the work runs. Throws CreditLimitReached when it would pass the limit; then nothing is charged. */
export async function charge(
  price: Price,
  { endpoint, idempotencyKey }: Call,
  context: RequestContext,
): Promise<Receipt> {
  const { store, clock, account, requestId } = context;
  const { organisation, project, key } = account;
  const { start, end } = billingPeriod(clock(), organisation.anchorDay);
  const { balance, credits } = price;
  const mode = organisation.meteringMode;
  const limit = allowanceOf(organisation, balance);
  const outcome = await store.ledger.charge({
    organisationId: organisation.id,
    projectId: project.id,
    keyId: key.id,
    balance,
    period: start.toISOString(),
    allowance: limit,
    mode,
    credits,
    quantity: price.quantity,
    endpoint,
    requestId,
    idempotencyKey,
    rateTableDate: RATE_TABLE_DATE,
    breakdown: price.lines,
  });
  if (outcome.accepted) {
    const used = mode === 'shadow' ? outcome.shadowUsed : outcome.used;
    return { entryId: outcome.entryId, statement: { mode, cost: credits, used, limit } };
  }
  const { scope, used, allowance } = outcome;
  throw new CreditLimitReached(
    { scope, balance, cost: credits, used, limit: allowance, resets_at: end.toISOString() },
    { mode, cost: 0, used, limit: allowance, wouldCost: credits },
  );
}

/** Give a charge back with a reversing entry: the work did not happen. */
export async function refund({ entryId, statement }: Receipt, context: RequestContext): Promise<CreditStatement> {
  const usage = await context.store.ledger.reverse({ entryId, reason: 'the request failed' });
  const used = statement.mode === 'shadow' ? usage.shadowUsed : usage.used;
  return { ...statement, cost: 0, used };
}
