import type { Kysely } from 'kysely';
import type { BalanceKey } from '../ledger.ts';
import type { Tables } from '../tables.ts';
import { toTimestamp } from '../timestamps.ts';

const MAX_KNOWN = 10_000;

/**
 * Finds a balance's row id, making the row on the first charge of a period. It happens before a charge joins a batch,
 * so that an unknown organisation or a bad period fails that charge alone.
 */
export class BalanceIds {
  readonly #known = new Map<string, Promise<number>>();
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  find({ organisationId, balance, period }: BalanceKey): Promise<number> {
    const key = `${balance} ${period} ${organisationId}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#findOrCreate({ organisationId, balance, period });
    this.#remember(key, found);
    return found;
  }

  #remember(key: string, found: Promise<number>): void {
    this.#known.set(key, found);
    found.catch(() => this.#known.delete(key));
    const oldest = this.#known.keys().next().value;
    if (this.#known.size > MAX_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }

  async #findOrCreate({ organisationId, balance, period }: BalanceKey): Promise<number> {
    const row = { organisation_id: organisationId, balance, period: toTimestamp(period) };
    await this.#db
      .insertInto('balances')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await this.#db
      .selectFrom('balances')
      .select('id')
      .where('organisation_id', '=', row.organisation_id)
      .where('balance', '=', row.balance)
      .where('period', '=', row.period)
      .executeTakeFirstOrThrow();
    return id;
  }
}
