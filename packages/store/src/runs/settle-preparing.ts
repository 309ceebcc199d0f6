import type { Kysely } from 'kysely';
import type { Runs } from '../runs.ts';
import type { Tables } from '../tables.ts';

const AT_ONCE = 100;

/**
 * Settles runs that a dead process left `preparing`. The ledger shows whether the submission was charged; see
 * `Runs.settlePreparing`.
 */
export async function settlePreparing(
  db: Kysely<Tables>,
  { made, hopeless }: { made: string; hopeless: string },
  move: Runs['move'],
): Promise<number> {
  const rows = await db
    .selectFrom('runs')
    .select(['id', 'organisation_id', 'request_id', 'created_at'])
    .where('state', '=', 'preparing')
    .where('created_at', '<', made)
    .limit(AT_ONCE)
    .execute();
  let settled = 0;
  for (const { id, organisation_id: organisation, request_id: request, created_at: at } of rows) {
    const charge = await db
      .selectFrom('balances')
      .innerJoin('ledger', 'ledger.balance_id', 'balances.id')
      .select('ledger.seq')
      .where('balances.organisation_id', '=', organisation)
      .where('balances.balance', '=', 'redteam')
      .where('ledger.request_id', '=', request)
      .where('ledger.kind', 'in', ['settle', 'charge'])
      .executeTakeFirst();
    if (charge) await move(id, { from: ['preparing'], to: 'queued' });
    else if (at < hopeless) await db.deleteFrom('runs').where('id', '=', id).where('state', '=', 'preparing').execute();
    else continue;
    settled++;
  }
  return settled;
}
