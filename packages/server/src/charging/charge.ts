import type { LimitReached } from '@redoubt/contract';
import { allowanceOf, billingPeriod, type Price, projectAllowanceOf, RATE_TABLE_DATE } from '@redoubt/metering';
import type { BalanceSnapshot, Charge, Refused } from '@redoubt/store';
import type { RequestContext } from '../context.ts';
import { Failure } from '../errors.ts';
import { type CreditStatement, creditStatement } from './credit-statement.ts';

/** A charge that was booked, with what it takes to give it back. */
export interface Receipt {
  readonly entryId: string;
  readonly statement: CreditStatement;
  /** What was charged, for entries that follow from it. */
  readonly charge: Charge;
  /** An earlier try under the same key booked it, perhaps at another price. */
  readonly isReplay: boolean;
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
export interface BookedCall {
  readonly endpoint: string;
  /** A charge of the same project and key that stands, and is younger than a day, is this one. */
  readonly idempotencyKey?: string | undefined;
}

/** Book a price before the work runs. Throws CreditLimitReached when it would pass the limit; then nothing is charged. */
export async function charge(price: Price, call: BookedCall, context: RequestContext): Promise<Receipt> {
  return book(chargeOf(price, call, context), context);
}

/** Book a charge. Throws CreditLimitReached when what the limit has to admit would pass it; then nothing is charged. */
export async function book(order: Charge, context: RequestContext): Promise<Receipt> {
  const outcome = await context.store.ledger.charge(order);
  if (!outcome.accepted) throw limitReached(order, outcome, context);
  const { entryId, standing, isReplay } = outcome;
  return {
    entryId,
    statement: creditStatement({ mode: order.mode, cost: order.credits }, standing, order),
    charge: order,
    isReplay,
  };
}

/** A price as the ledger books it, for the holder of the request's key and in the current period. */
export function chargeOf(price: Price, { endpoint, idempotencyKey }: BookedCall, context: RequestContext): Charge {
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
    endpoint,
    requestId,
    idempotencyKey,
    rateTableDate: RATE_TABLE_DATE,
    breakdown: price.lines,
  };
}

/** The 402 of a charge or hold that was refused. */
export function limitReached(
  { mode, balance, credits, limitedCredits = credits }: Charge,
  { scope, limit, standing }: Refused,
  { clock, account }: RequestContext,
): CreditLimitReached {
  const { used, held } = standing[scope] ?? standing.organisation;
  const { end } = billingPeriod(clock(), account.organisation.anchorDay);
  return new CreditLimitReached(
    { scope, balance, cost: limitedCredits, used, held, limit, resets_at: end.toISOString() },
    { mode, cost: 0, used, held, limit, wouldCost: limitedCredits },
  );
}

/** Give a charge back with a reversing entry: the work did not happen. */
export async function refund({ entryId, charge: order }: Receipt, context: RequestContext): Promise<CreditStatement> {
  const standing = await context.store.ledger.reverse({ entryId, reason: 'the request failed' });
  return statementAfter(order, 0, standing, context);
}

/** Give a charge back and charge another in its place, which no limit refuses: the work cost more or less than was known before. */
export async function chargeInstead(
  { entryId, charge: order }: Receipt,
  { credits, quantity, lines }: Price,
  context: RequestContext,
): Promise<CreditStatement> {
  const { ledger } = context.store;
  const standing = await ledger.reverse({ entryId, reason: 'a part of the request failed' });
  if (credits === 0) return statementAfter(order, 0, standing, context);
  const instead = await ledger.charge({ ...order, credits, quantity, breakdown: lines, limitedCredits: 0 });
  return statementAfter(order, credits, instead.standing, context);
}

/** The statement after an entry that ended or took back another one: those do not read the project's part. */
export async function statementAfter(
  order: Charge,
  cost: number,
  standing: BalanceSnapshot,
  { store, log }: RequestContext,
): Promise<CreditStatement> {
  const isKnown = standing.project !== null || order.projectAllowance === null;
  // The entry is booked: a read that fails must not undo what it says.
  const logged = (err: unknown) => log.error({ err }, 'usage of the project not read');
  const project = isKnown ? standing.project : ((await store.ledger.usage(order).catch(logged)) ?? null);
  return creditStatement({ mode: order.mode, cost }, { ...standing, project }, order);
}
